import type { AreaCopy } from "../../types";

export const ealing = {
  description:
    "Gas engineers, boiler repair and emergency plumbers in Ealing, Acton, Hanwell and Southall, with restaurant gas and warehouses by the A40.",
  lead: "Call us for boiler repair, a gas engineer or an emergency plumber in Ealing, Acton or Hanwell. We also cover Greenford, Northolt and Southall, and work in homes, rented flats, restaurants and warehouses.",
  buildings: [
    "If your flat is in one of the Edwardian houses round Haven Green or Ealing Common, your water may come up through the flat below, so we may need access to both. Cottages in Brentham Garden Suburb may share a supply pipe, so warn your neighbours before we shut it off.",
    "If your flat in the Hoover Building or one of South Acton’s towers is cold, tell the manager, because you may share a boiler. We can come to a restaurant or a shop on Southall’s Broadway before it opens. In a warehouse beside the canal, we can lag the water pipes near the doors against frost.",
  ],
  working: [
    "Edwardian houses off Madeley Road have often been converted more than once. It may take us an hour to find out which pipe serves which flat, so please have the keys to the meter cupboards ready.",
    "New blocks on Southall’s old gasworks may have shared heating, so ask the manager before you order a boiler.",
  ],
  dayAndNight: [
    "If your restaurant loses its gas on a Friday night, ask us for [commercial kitchen gas repairs and checks](/gas-services/commercial-kitchen-gas). If the gas network turned it off because of a leak, we can [repair the pipe](/services/emergency-gas-repairs).",
    "We carry out [gas checks for landlords](/gas-services/landlord-gas-safety). If your drain blocks, you can call our [emergency plumbers](/services/emergency-plumbing-repairs) day or night. No hot water in your house? Book a [boiler repair](/boiler-services). For a warehouse, talk to our [commercial HVAC contractors](/hvac-services).",
  ],
  benefits: [
    "We plan the gas supply, safety interlock and canopy of a Southall kitchen together",
    "When we’ve traced the pipes of a converted house, we’ll label them flat by flat",
    "At a Perivale warehouse, we can service the heaters one aisle at a time",
  ],
  demand: [
    {
      service: "commercial-kitchen-gas",
      why: "If you turn a shop on the Uxbridge Road into a restaurant, we’ll fit and test the gas for it.",
    },
    {
      service: "landlord-gas-safety",
      why: "In a house split into flats in W5 or W13, we can check the gas in every flat on the same day.",
    },
    {
      service: "rooftop-unit-installation",
      why: "If you run a warehouse beside the A40, we can replace the heating and cooling units on its roof.",
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
      ["cottage estate", "In Brentham, a conservation area, we run flues out at the back."],
      ["parade", "Tandoors and wok burners use a lot of gas, so we check the meter size."],
      ["shed", "Unit on a warehouse roof? We put up edge protection first."],
    ],
  },
} as const satisfies AreaCopy;
