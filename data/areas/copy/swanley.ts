import type { AreaCopy } from "../../types";

export const swanley = {
  description:
    "Gas engineers, boiler repair and emergency plumbers in Swanley, Hextable, Farningham and Eynsford, for family homes, shops, pubs and trade units.",
  lead: "Call us for a gas engineer, boiler repair or an emergency plumber in Swanley, Hextable or the villages from Farningham and Eynsford to Horton Kirby. We also service heating and air conditioning in shops and trade units.",
  buildings: [
    "Two houses may share a drain in the Victorian railway streets by the station. A shared drain is usually the water company’s job, and we can find out whether yours is shared. On the council estates of the fifties and sixties, the flue may belong to the landlord, so ask before you change the boiler.",
    "If you live over the shopping precinct, your water may come up through the shop below, so we may need to get in there too. If a pipe leaks in the old paper mill by the railway viaduct at Horton Kirby, ask your managing agent to unlock the riser (the shaft for pipes).",
    "Is the heater off in your unit at Park Road or Teardrop? Tell us how high it is and we’ll bring the right platform.",
  ],
  working: [
    "Some gardens here were once plant nurseries and may still have oil tanks in the ground. If we find one while we’re digging, we’ll stop and tell you.",
    "The Darent can flood, so near the river we fit boilers and controls high on the wall.",
  ],
  dayAndNight: [
    "Has a pipe burst? Turn off the water and ring our [emergency plumbers](/services/emergency-plumbing-repairs), day or night. They clear blocked drains as well.",
    "Call us for a [boiler repair](/boiler-services) if you lose heating or hot water. We service [gas appliances](/gas-services/appliance-servicing) too, and do the [yearly gas check](/gas-services/landlord-gas-safety) for landlords.",
    "We repair [air conditioning](/air-conditioning) in shops and offices, and service [rooftop units](/services/rooftop-unit-installation) on larger buildings. We check and repair [kitchen gas](/gas-services/commercial-kitchen-gas) in pubs and restaurants. For trade units we fit [gas heating](/services/gas-system-installations), issue the [gas safety certificate](/services/gas-safety-certificates) and offer a [maintenance contract](/maintenance).",
  ],
  benefits: [
    "We can fit a pump for a bungalow shower with low pressure",
    "If your trade unit’s yard is busy early and late, we come in the middle of the day",
    "Several rented homes? We keep track of when each gas check is due",
  ],
  demand: [
    {
      service: "appliance-servicing",
      why: "When we service your boiler, we look for the limescale that hard water leaves.",
    },
    {
      service: "gas-system-installations",
      why: "Opening a trade counter or a vehicle workshop? We size and fit the gas heaters.",
    },
    {
      service: "rooftop-unit-installation",
      why: "We fit and replace air conditioning units on the flat roofs of stores and leisure centres.",
    },
  ],
  street: {
    line: [
      "station",
      "by-law terrace",
      "shopping centre",
      "new-town terrace",
      "bungalow",
      "arches",
      "pub",
      "factory",
      "church",
    ],
    notes: [
      ["shopping centre", "Noisy fans under a bedroom window? We fit quiet ones."],
      ["bungalow", "Frozen pipes in a bungalow’s loft? We thaw them and lag them."],
      ["factory", "Trade unit cold near the big door? We can fit a warm-air curtain."],
    ],
  },
} as const satisfies AreaCopy;
