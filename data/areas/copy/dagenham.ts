import type { AreaCopy } from "../../types";

export const dagenham = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Dagenham and Becontree, with air conditioning for offices and heating for factories and workshops.",
  lead: "Our emergency plumbers and gas engineers cover Dagenham, from Becontree to Dagenham Dock, 24 hours a day. We also do boiler repairs, and look after heating and air con in shops, offices and factories.",
  buildings: [
    "Becontree houses have often been altered, so we trace the pipes before we quote for a bathroom.",
    "If the heating goes off in the new flats at Beam Park, tell the managing agent, as it may be shared.",
    "In shops on the Heathway and near the old Civic Centre, we arrange water shut-offs with the manager.",
    "In factories and warehouses we can work between shifts.",
  ],
  working: [
    "A new flue has to stay clear of the neighbours’ windows, so in a Becontree mid-terrace it sometimes goes up through the roof.",
    "South of the A13 the land was industrial for a century. We check what’s buried before we dig.",
  ],
  benefits: [
    "At the survey, we show you where the new flue will come out",
    "Before you extend, we check that the boiler can heat the new rooms",
    "If you rent out several houses, we keep track of the gas check dates",
  ],
  demand: [
    {
      service: "landlord-gas-safety",
      why: "If you let a home, we check every gas appliance you provide and send you the record.",
    },
    {
      service: "appliance-servicing",
      why: "Warehouse heaters near open doors use a lot of fuel. We adjust the controls at each service.",
    },
    {
      service: "ventilation-systems",
      why: "Sound stages, laboratories and spray shops need different amounts of air. We measure yours and set the fans to suit.",
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
      ["cottage estate", "A cottage’s shared water pipe can starve a combi. We test the flow."],
      ["new flats", "A new flat’s ventilation is noisy when filters clog. We change them."],
      ["factory", "Factory heater won’t light? We check its gas, spark and flame sensor."],
    ],
  },
} as const satisfies AreaCopy;
