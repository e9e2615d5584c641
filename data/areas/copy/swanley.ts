import type { AreaCopy } from "../../types";

export const swanley = {
  description:
    "Gas engineers, boiler repair and emergency plumbers in Swanley, Hextable, Farningham and Eynsford, for family homes, shops, pubs and trade units.",
  lead: "Call us for an emergency plumber, boiler repair or a gas engineer in Swanley, Hextable or the villages from Farningham and Eynsford to Horton Kirby. We also repair heating and air conditioning in shops, pubs and trade units.",
  buildings: [
    "We can fit a pump for a weak shower in a bungalow. In the Victorian railway streets by the station, two houses may share a drain, which is usually the water company’s job. We can find out. If you own a flat on a post-war council estate, ask the freeholder before you change the boiler or flue.",
    "Flats over the shopping precinct may get their water through the shop below, so we may need access there. If a pipe leaks in the paper mill flats by the viaduct in Horton Kirby, ask your managing agent to unlock the riser (the pipe shaft).",
    "If the heater fails in your unit on Park Road or at Teardrop, tell us how high it hangs, so we bring the right access platform.",
  ],
  working: [
    "Some gardens here were once plant nurseries and may have old oil tanks in the ground. We stop and tell you if we find one.",
  ],
  dayAndNight: [
    "If a pipe bursts, turn off the water and call our [emergency plumbers](/services/emergency-plumbing-repairs), day or night. They clear drains too.",
    "Boiler not working? If you rent your home, your landlord has to repair it, so call them first. If you own or let the home, ring us for a [boiler repair](/boiler-services), day or night. We service [gas appliances](/gas-services/appliance-servicing), and do the [annual gas safety check](/gas-services/landlord-gas-safety) for landlords.",
    "If the [air conditioning](/air-conditioning) stops in your shop or pub, [ring us](/services/emergency-hvac) at any hour. We also service [rooftop units](/services/rooftop-unit-installation) on larger buildings, and do [kitchen gas checks and repairs](/gas-services/commercial-kitchen-gas) in pubs and restaurants. For trade units we repair and fit [gas heating](/services/gas-system-installations) and issue the [gas safety certificate](/services/gas-safety-certificates), under a [maintenance contract](/maintenance) if you like.",
  ],
  benefits: [
    "Near the Darent, which can flood, we fit boilers and controls high on the wall",
    "We come at midday if your trade unit’s yard is busy early and late",
    "We keep track of gas checks for landlords with several homes",
  ],
  demand: [
    {
      service: "appliance-servicing",
      why: "Hard water leaves limescale in boilers. We can clear it at the service.",
    },
    {
      service: "gas-system-installations",
      why: "We size and fit gas heaters for trade counters and vehicle workshops.",
    },
    {
      service: "rooftop-unit-installation",
      why: "We fit and replace air con on the flat roofs of stores and leisure centres.",
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
      ["shopping centre", "If a shop fan is noisy below a bedroom, we can fit a quieter one."],
      ["bungalow", "Pipes in a bungalow loft can freeze. We thaw and lag them."],
      ["factory", "Trade unit cold near the big door? We can fit a heated air curtain."],
    ],
  },
} as const satisfies AreaCopy;
