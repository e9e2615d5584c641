import type { AreaCopy } from "../../types";

export const ealing = {
  description:
    "Gas engineers, boiler repair and emergency plumbers in Ealing, Acton, Hanwell and Southall, for homes, restaurants, shops, offices and warehouses.",
  lead: "Call us about a leak, a blocked drain, a boiler repair or air conditioning in Ealing, Acton or Hanwell. Our emergency plumbers and gas engineers also cover Greenford, Northolt, Perivale and Southall, and work in homes, shops, restaurants, offices and warehouses.",
  buildings: [
    "In Edwardian houses split into flats round Ealing Common, your water may come up through the flat below, and we may need access to both. Cottages in Brentham Garden Suburb may share a supply pipe. Please warn your neighbours before we shut it off. Heating may be shared in towers and newer flats. If it fails, tell the building manager.",
    "We can work in your restaurant or shop in Ealing or Southall before you open. Pipes near warehouse doors in Perivale and by the canal can freeze. We lag them.",
  ],
  working: ["To find out which pipe serves which flat in a converted house, we need the keys to the meter cupboards."],
  dayAndNight: [
    "Drain blocked or pipe burst? Call our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour.",
    "No heating or hot water? If you rent your home, ring your landlord first. Owners and landlords can call us for a [boiler repair](/boiler-services), day or night. If the gas emergency service has turned off your gas because of a leak, we [repair the pipe](/services/emergency-gas-repairs). We do annual [gas safety checks for landlords](/gas-services/landlord-gas-safety).",
    "If the gas fails in your restaurant, call us for [commercial kitchen gas repairs](/gas-services/commercial-kitchen-gas). [Ring us day or night](/services/emergency-hvac) if the [air conditioning](/air-conditioning) stops in your shop or office. Warehouse and office managers can ask our [HVAC engineers](/hvac-services) about a [maintenance contract](/maintenance).",
  ],
  benefits: [
    "We trace the pipes in a converted house and label them flat by flat",
    "In a new restaurant kitchen, we plan the gas supply, interlock and canopy together",
    "We service warehouse heaters one aisle at a time, so you can keep working",
  ],
  demand: [
    {
      service: "commercial-kitchen-gas",
      why: "We fit and test the gas pipes when a shop becomes a restaurant.",
    },
    {
      service: "landlord-gas-safety",
      why: "If you let a house as flats, we can check the gas in all of them on one day.",
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
      ["bay terrace", "We find and fix the fault when a boiler in a terrace loses pressure."],
      ["parade", "Tandoors and wok burners use a lot of gas. We fit larger pipes."],
      ["shed", "We repair the heaters and rooftop units that warm a warehouse."],
    ],
  },
} as const satisfies AreaCopy;
