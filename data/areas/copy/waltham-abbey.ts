import type { AreaCopy } from "../../types";

export const walthamAbbey = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Waltham Abbey, Nazeing and Roydon Hamlet, for homes, shops, pubs, offices and glasshouses.",
  lead: "Call us for an emergency plumber, a gas engineer or boiler repair in Waltham Abbey, Nazeing or Roydon Hamlet. We also repair air conditioning in shops and offices, and heating in depots and glasshouses.",
  buildings: [
    "When a boiler keeps losing pressure in a post-war house, the leak may be under the floor, and we can trace it. If your house in Upshire, Sewardstone or High Beach has no mains gas, we can work out whether a heat pump would suit it.",
    "In the timber-framed shops round the market place, we join pipes without a flame and run them round the old timbers. In depots and trade units, we fit warm-air curtains over doors that stay open.",
  ],
  working: ["In a glasshouse, we plan boiler work for mild weather, so that your crop stays warm."],
  dayAndNight: [
    "For a burst pipe or a blocked drain, at home or at work, [call our plumbers](/services/emergency-plumbing-repairs) at any hour.",
    "In houses and flats we do [boiler repairs](/boiler-services) and servicing. For rented homes, we do the yearly check and issue the [gas record that a landlord must give tenants](/gas-services/landlord-gas-safety).",
    "Too warm in your shop or office? Our [cooling and heating engineers](/services/emergency-hvac) repair air conditioning. In pubs and restaurants we repair equipment and do the [kitchen gas check](/gas-services/commercial-kitchen-gas). Facilities managers can book a [gas maintenance contract](/gas-services/planned-maintenance) or any of our other [gas services](/gas-services).",
  ],
  benefits: [
    "We remind landlords when the next gas check is due",
    "We work in shops and pubs before they open",
    "We find out why hot water runs short before we offer you a larger cylinder",
  ],
  demand: [
    {
      service: "commercial-boiler-installation",
      why: "For growers, we fit large boilers with a heat store, and burners that turn down in mild weather.",
    },
    {
      service: "planned-maintenance",
      why: "We overhaul burners each autumn, so that they’re ready for the coldest nights.",
    },
    {
      service: "emergency-hvac",
      why: "When heating or cooling stops in a shop, a depot or a glasshouse, call us day or night.",
    },
  ],
  street: {
    line: ["church", "timber frames", "market hall", "pub", "new-town terrace", "glasshouse", "factory", "shed"],
    notes: [
      ["timber frames", "Old boiler in a timber-framed house? We plan a flue for a new one."],
      ["glasshouse", "Crop at risk if a boiler fails? We can fit standby heating."],
      ["shed", "Depot office too hot? We can check the cooling unit on its roof."],
    ],
  },
} as const satisfies AreaCopy;
