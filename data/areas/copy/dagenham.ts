import type { AreaCopy } from "../../types";

export const dagenham = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Dagenham and Becontree, with air conditioning for shops, and heating for factories and warehouses.",
  lead: "Our emergency plumbers and gas engineers cover Dagenham 24 hours a day, from Becontree to Dagenham Dock, for a leak or a boiler repair at home. We also repair heating and air con in shops and factories.",
  advice: {
    houses: [
      "A new flue has to stay clear of the neighbours’ windows, so in a mid-terrace house in Becontree it sometimes goes up through the roof. At the survey, we’ll show you where the flue would come out.",
      "Becontree houses have often been altered, and their pipes may not run where you’d expect. We trace them before we quote for a new bathroom.",
      "If you extend your house, its boiler may be too small for the new rooms. Ask us to check before the builder starts, while there’s still time to choose a larger one.",
    ],
    flats: [
      "The new flats at Beam Park may share their heating. If your flat goes cold, ring your landlord if you rent, or the managing agent if you own it. If your lease says the repair is yours, ring us.",
    ],
    shops: [
      "A café or a salon on the Heathway or near the old Civic Centre can’t trade without water, or without air con in a heatwave. We’ll agree with you when to turn either of them off.",
    ],
    offices: [
      "Work on the gas or the heating can stop a production line, so in a factory or a warehouse we can do it between shifts. Tell us when your shifts change.",
      "South of the A13 the land was industrial for a century, and old pipes and foundations may still be in it. Before we dig a trench for a gas or water pipe on your site, we check what’s buried there.",
    ],
    access: [
      "If your site is at Dagenham Dock, please tell us when you book which gate to use, where a van can park, and whether our engineers need passes or a site induction.",
    ],
  },
  demand: [
    {
      service: "landlord-gas-safety",
      why: "If you let several houses in Becontree, their gas checks may fall on different dates. We keep track of those and send you each record (CP12).",
    },
    {
      service: "appliance-servicing",
      why: "Warehouse doors stand open for lorries and let the warm air out, so the heaters near them use a lot of fuel. We adjust the controls at each service, so that less heat is wasted.",
    },
    {
      service: "ventilation-systems",
      why: "Sound stages, laboratories and spray shops need very different amounts of air. We measure the airflow in each room, and set the fans to suit.",
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
      ["cottage estate", "If your cottage shares a water pipe, we test the flow before we fit a combi boiler."],
      ["new flats", "If the ventilation in your new flat is noisy, the filters may be clogged. We can clean them."],
      ["factory", "Factory heater won’t light? We check its gas supply, its spark and its flame sensor."],
    ],
  },
} as const satisfies AreaCopy;
