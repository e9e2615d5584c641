import type { AreaCopy } from "../../types";

export const ealing = {
  description:
    "Gas engineers, boiler repair and emergency plumbers in Ealing, Acton, Hanwell and Southall, with restaurant gas and warehouses by the A40.",
  lead: "Need boiler repair, a gas engineer or an emergency plumber in Ealing, Acton, Hanwell, Greenford, Perivale, Northolt or Southall? We cover all seven towns, for homes and landlords as well as restaurants and warehouses.",
  buildings: [
    "In an Edwardian house in flats round Haven Green or Ealing Common, your water may come through the flat below, so we ask for access to both. In Brentham Garden Suburb, cottages in a row may share a supply pipe.",
    "In the Hoover Building and in South Acton’s towers, report a cold flat to the manager first, as the plant may be shared. On Southall’s Broadway we come before a restaurant or a shop opens. In a long shed beside the canal, water pipes near the doors need frost protection.",
  ],
  working: [
    "Edwardian houses off Madeley Road have been split many times. We may spend the first hour of a visit finding out which pipe serves which flat, so please have keys to every meter cupboard.",
    "New blocks on the old gasworks may share a boiler plant, so we ask before we quote for a boiler. When we build a grease duct, we plan how it will be cleaned.",
  ],
  dayAndNight: [
    "If your kitchen loses its gas on a Friday night, ask us for [commercial kitchen gas repairs and checks](/gas-services/commercial-kitchen-gas). If the network turned it off because of a leak, we find and [repair the leak](/services/emergency-gas-repairs).",
    "We carry out [gas checks for landlords](/gas-services/landlord-gas-safety), and when a shared drain blocks you can call our [emergency plumbers](/services/emergency-plumbing-repairs) day and night. If you run a warehouse, talk to our [commercial HVAC contractors](/hvac-services). A house with no hot water usually needs [boiler repair](/boiler-services).",
  ],
  benefits: [
    "We plan the gas supply, safety interlock and canopy of a Southall kitchen together",
    "Your front wall stays as it is when we replace a boiler at Brentham",
    "We reach Perivale’s warehouse heaters from inside and keep your racking aisles clear",
  ],
  demand: [
    {
      service: "commercial-kitchen-gas",
      why: "Kitchens on the Uxbridge Road cook at high heat all week, and shops there keep changing into restaurants.",
    },
    {
      service: "landlord-gas-safety",
      why: "A divided house in W5 or W13 can have many boilers and many tenants behind one front door.",
    },
    {
      service: "rooftop-unit-installation",
      why: "Retail and storage sheds beside the A40 have their heating and cooling on the roof.",
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
      ["cottage estate", "Brentham’s cottages are small and protected, so flues go at the back."],
      ["parade", "Tandoors and wok burners use far more gas than most kitchens."],
      ["shed", "A long shed roof needs edge protection before we move a unit."],
    ],
  },
} as const satisfies AreaCopy;
