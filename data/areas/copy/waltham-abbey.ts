import type { AreaCopy } from "../../types";

export const walthamAbbey = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Waltham Abbey, Nazeing and Roydon Hamlet, for homes, shops, inns and glasshouses.",
  lead: "Call us for an emergency plumber, a gas engineer or boiler repair in Waltham Abbey, Nazeing or Roydon Hamlet. We can also repair burners in glasshouses and cooling in depots.",
  buildings: [
    "In the timber-framed shops of Sun Street and the market place, we can join pipes without a flame and run them round the old timbers. If your boiler keeps losing pressure on the Ninefields or Roundhills estates of the sixties, the leak may be under the floor, and we can trace it.",
    "In depots at Waltham Point and trade units on the Meridian estate, we can fit warm-air curtains over doors that stay open. If your house in Upshire, Sewardstone or High Beach has no mains gas, we can work out whether a heat pump would suit it.",
  ],
  working: [
    "If you feed your crop with carbon dioxide from the boiler, the flue gas must be clean. We can set the fan to stop if the burner goes wrong.",
  ],
  dayAndNight: [
    "If the heating of a glasshouse or the cooling of a cold store fails at night, call our [cooling and heating engineers](/services/emergency-hvac) at once. We can put your burners under a [gas maintenance contract](/gas-services/planned-maintenance), and our other [gas services](/gas-services) cover the rest of the site.",
    "At home or above a shop, ask us for [boiler repair](/boiler-services), or [call our plumbers](/services/emergency-plumbing-repairs) about a leak at any hour. We issue the [gas record that a landlord must give tenants](/gas-services/landlord-gas-safety), and do the [kitchen gas check](/gas-services/commercial-kitchen-gas) in inns.",
  ],
  benefits: [
    "We’ll analyse your glasshouse burner’s flue gas before you feed it to a crop",
    "When we service your cold store, we check that its defrost drains are clear",
    "If you’re a landlord, we can do the gas check and the boiler service on one visit",
  ],
  demand: [
    {
      service: "commercial-boiler-installation",
      why: "For growers, we can fit large boilers with a heat store, and burners that turn down in mild weather.",
    },
    {
      service: "planned-maintenance",
      why: "We can overhaul your burners each autumn, so that they’re ready for the coldest nights.",
    },
    {
      service: "emergency-hvac",
      why: "Chilled food can spoil if a depot’s cooling fails, so our engineers come out day and night.",
    },
  ],
  street: {
    line: ["church", "timber frames", "market hall", "pub", "new-town terrace", "glasshouse", "factory", "shed"],
    notes: [
      ["timber frames", "New flue in the conservation area? We can put it at the back."],
      ["glasshouse", "Crop at risk if a boiler fails? We can fit standby heating."],
      ["shed", "Chilled depot too warm? We can check the condensers on its roof."],
    ],
  },
} as const satisfies AreaCopy;
