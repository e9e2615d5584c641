import type { AreaCopy } from "../../types";

export const swanley = {
  description:
    "Gas engineers, boiler repair and emergency plumbers in Swanley, Hextable, Farningham and Eynsford, for family homes, shops, pubs and trade units.",
  lead: "Call us for a gas engineer, boiler repair or an emergency plumber in Swanley, Hextable or the villages from Farningham and Eynsford to Horton Kirby. We also service heating and air conditioning in shops and trade units.",
  buildings: [
    "In the Victorian railway streets by the station, two houses may share a drain. A shared drain is usually the water company’s job, and we can find out whether yours is shared. On the council estates of the fifties and sixties, the flue may belong to the landlord, so ask before you change the boiler.",
    "If you live over the shopping precinct, your water may come up through the shop below, so we may need to get in there too. For a flat in the old paper mill by the railway viaduct at Horton Kirby, we ask your managing agent to unlock the riser (the shaft for pipes).",
    "For a trade unit at Park Road or Teardrop, tell us how high the heater is and we’ll bring the right platform.",
  ],
  working: [
    "Some gardens here were once plant nurseries and may still have oil tanks in the ground. If we find one while we’re digging, we’ll stop and tell you.",
    "The Darent can flood, so near the river we fit boilers and controls high on the wall.",
  ],
  dayAndNight: [
    "Has a pipe burst? Turn off the water and ring our [emergency plumbers](/services/emergency-plumbing-repairs), day or night. They clear blocked drains as well.",
    "Ask us for a [boiler repair](/boiler-services), or to have your [gas appliances serviced](/gas-services/appliance-servicing) every year. For landlords we do the [yearly gas check](/gas-services/landlord-gas-safety).",
    "Shop or office too warm? We repair [air conditioning](/air-conditioning), and service [rooftop units](/services/rooftop-unit-installation) on larger buildings. In pubs and restaurants, we test and repair [kitchen gas and interlocks](/gas-services/commercial-kitchen-gas). For trade units we fit [gas heating](/services/gas-system-installations), issue the [gas safety certificate](/services/gas-safety-certificates) and offer a [maintenance contract](/maintenance).",
  ],
  benefits: [
    "If the shower in your bungalow has low pressure, we can fit a pump",
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
      why: "Opening a trade counter or a vehicle workshop? We size its gas heaters and fit them.",
    },
    {
      service: "rooftop-unit-installation",
      why: "Store or leisure centre too warm? We can put an air conditioning unit on its flat roof.",
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
