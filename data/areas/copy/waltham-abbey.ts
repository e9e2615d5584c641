import type { AreaCopy } from "../../types";

export const walthamAbbey = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Waltham Abbey, Nazeing and Roydon Hamlet, for homes, shops, pubs, offices and glasshouses.",
  lead: "Call us for an emergency plumber, a gas engineer or boiler repair in Waltham Abbey, Nazeing or Roydon Hamlet. We also repair air conditioning in shops and offices, and heating in warehouses and glasshouses.",
  buildings: [
    "If the boiler in your post-war house keeps losing pressure, a pipe may be leaking under the floor. We trace and repair it. Houses in Upshire, Sewardstone and High Beach may have no mains gas. We can work out whether a heat pump would suit yours.",
    "We join pipes without a flame in the timber-framed shops round the market place. In depots and trade units where the doors stay open, we can fit warm-air curtains.",
  ],
  working: ["We plan work on a glasshouse boiler for mild weather, so that your crop stays warm."],
  dayAndNight: [
    "For a burst pipe or a blocked drain, call our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour.",
    "No heating or hot water? If you rent your home, tell your landlord first: the repair is their job. If you own or let the home, ring us for a [boiler repair](/boiler-services) day or night. For landlords, we do the annual gas check and issue the [gas safety record](/gas-services/landlord-gas-safety).",
    "Our [heating and cooling engineers](/services/emergency-hvac) repair [air conditioning](/air-conditioning) in shops and offices, and heaters in warehouses, day or night. In pubs and restaurants we repair gas appliances and do the [kitchen gas check](/gas-services/commercial-kitchen-gas). If you manage a site, ask about [gas maintenance contracts](/gas-services/planned-maintenance) and other [gas services](/gas-services).",
  ],
  benefits: [
    "We remind landlords when the next gas check is due",
    "We can work in shops and pubs before they open",
    "If hot water runs out, we find out why before you buy a cylinder",
  ],
  demand: [
    {
      service: "commercial-boiler-installation",
      why: "For growers, we fit large boilers with a heat store, and burners that turn down in mild weather.",
    },
    {
      service: "planned-maintenance",
      why: "We overhaul the burners on large boilers each autumn.",
    },
    {
      service: "emergency-hvac",
      why: "When the heating stops in your depot or glasshouse, call us at once.",
    },
  ],
  street: {
    line: ["church", "timber frames", "market hall", "pub", "new-town terrace", "glasshouse", "factory", "shed"],
    notes: [
      ["timber frames", "A flue needs a safe route out of a timber-framed house. We plan it."],
      ["glasshouse", "We can fit standby heating in case a glasshouse boiler fails."],
      ["shed", "Air con off in your depot office? We find the fault and put it right."],
    ],
  },
} as const satisfies AreaCopy;
