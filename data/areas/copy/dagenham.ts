import type { AreaCopy } from "../../types";

export const dagenham = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Dagenham and Becontree, with air conditioning for offices and heating for factories and workshops.",
  lead: "Our emergency plumbers and gas engineers cover Dagenham, from Becontree to Dagenham Dock, 24 hours a day. Ring us for a boiler repair at home, or about heating and air con in a shop, an office or a factory.",
  advice: {
    houses: [
      "At the survey, we’ll show you where the new flue will come out.",
      "Before you extend, we can check that the boiler can heat the new rooms.",
      "If you rent out several houses, we can keep track of the gas check dates.",
      "A new flue has to stay clear of the neighbours’ windows, so in a Becontree mid-terrace it sometimes goes up through the roof.",
      "South of the A13 the land was industrial for a century. We check what’s buried before we dig.",
      "Becontree houses have often been altered, so we trace the pipes before we quote for a bathroom.",
    ],
    flats: ["If the heating goes off in the new flats at Beam Park, tell the managing agent, as it may be shared."],
    shops: [
      "If your shop is on the Heathway or near the old Civic Centre, we’ll agree with you when the water goes off.",
    ],
    offices: ["If you run a factory or a warehouse, we can work between shifts."],
  },
  demand: [
    {
      service: "landlord-gas-safety",
      why: "If you let a home, we check every gas appliance you provide and send you the record (CP12).",
    },
    {
      service: "appliance-servicing",
      why: "Warehouse heaters near open doors use a lot of fuel. We adjust the controls at each service.",
    },
    {
      service: "ventilation-systems",
      why: "Sound stages, laboratories and spray shops need different amounts of air. We measure the airflow and set the fans to suit.",
    },
  ],
  street: {
    line: [
      "cottage estate",
      "parade",
      "church",
      "cottage estate",
      "town hall",
      "new flats 5",
      "dock",
      "factory",
      "sound stage",
    ],
    notes: [
      ["cottage estate", "If your cottage shares a water pipe, we test it before we fit a combi."],
      ["new flats", "If the ventilation in your new flat is noisy, we check the filters."],
      ["factory", "Factory heater won’t light? We check its gas, spark and flame sensor."],
    ],
  },
} as const satisfies AreaCopy;
