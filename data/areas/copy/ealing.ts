import type { AreaCopy } from "../../types";

export const ealing = {
  description:
    "Gas engineers, boiler repair and emergency plumbers in Ealing, Acton, Hanwell and Southall, for homes, restaurants, shops, offices and warehouses.",
  lead: "Ring us day or night for an emergency plumber, a gas engineer or a boiler repair in Ealing, Acton, Hanwell, Greenford or Northolt. We also repair air con in shops and offices, and gas cookers in restaurants.",
  advice: {
    houses: [
      "Cottages in Brentham Garden Suburb may share a supply pipe. Please warn your neighbours before we shut it off.",
    ],
    flats: [
      "We trace the pipes in a converted house and label them flat by flat.",
      "In a converted house, please have the meter cupboard keys ready, so we can find out which pipe serves which flat.",
      "Heating may be shared in towers and newer flats. If it fails, tell whoever runs the block.",
    ],
    shops: [
      "In a new restaurant kitchen, we plan the gas supply, interlock and canopy together.",
      "Restaurants and shops in Ealing and Southall can book an early start, before customers arrive.",
    ],
    offices: [
      "We service warehouse heaters one aisle at a time, so you can keep working.",
      "If pipes freeze near your warehouse doors in Perivale or by the canal, we can lag them.",
    ],
    access: [
      "In Edwardian houses split into flats round Ealing Common, your water may come up through the flat below, and we may need access to both.",
    ],
  },
  demand: [
    {
      service: "commercial-kitchen-gas",
      why: "When a shop becomes a restaurant, we can fit and test the gas pipes.",
    },
    {
      service: "landlord-gas-safety",
      why: "If you let a house as flats, we can do every gas safety check (CP12) on the same day.",
    },
    {
      service: "rooftop-unit-installation",
      why: "We replace worn-out heating and cooling units on warehouse roofs.",
    },
  ],
  street: {
    line: [
      "pub",
      "bay terrace",
      "church",
      "cottage estate",
      "parade",
      "point tower",
      "new flats 6",
      "waterside",
      "shed",
    ],
    notes: [
      ["bay terrace", "Boiler losing pressure in your terrace? We’ll look for the leak."],
      ["parade", "Before a restaurant buys a tandoor, we check the size of the gas pipe."],
      ["shed", "We repair warehouse heaters and rooftop units."],
    ],
  },
} as const satisfies AreaCopy;
