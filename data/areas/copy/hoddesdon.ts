import type { AreaCopy } from "../../types";

export const hoddesdon = {
  description:
    "Leak over a shop or a cold house in Hoddesdon, Broxbourne or Wormley? Emergency plumbers, gas engineers and boiler repair, and workshop heaters.",
  lead: "We send emergency plumbers, gas engineers and heating engineers to Hoddesdon, Broxbourne and Wormley. Bursts, boilers and bathrooms are our work in homes, while workshops need us for heaters and gas pipes.",
  buildings: [
    "A flat over a shop or an old inn on the High Street, near the clock tower, may share a water pipe with the business below. Behind it, in a Victorian cottage, a flue has to stay clear of the neighbour’s window.",
    "For an interwar semi near Broxbourne’s station, ask us whether a cylinder fits upstairs. A riverside chalet off the ground needs the pipes beneath it lagged. Near Rye House power station we ask about buried cables before we dig.",
  ],
  working: [
    "Lorries reach Essex Road by the newer, wider bridge. The ground there is valley gravel, which we test before a crane stands on it.",
    "The New River is an aqueduct behind many gardens. Its banks may not be dug into and nothing may drain into it, so a new drain has to go another way. In an inn, we check first that the cellar has enough air for the appliance.",
  ],
  dayAndNight: [
    "When a tube heater will not light, we [clean and service gas heaters](/gas-services/appliance-servicing). Firms with several units can leave their [yearly commercial gas certificates](/services/gas-safety-certificates) to us. In a pub kitchen we test that the [gas shuts off](/gas-services/commercial-kitchen-gas) if the extract fan fails.",
    "Is a pipe leaking in a flat over a shop? Find out who has the shop’s keys, then ring our [emergency plumbers](/services/emergency-plumbing-repairs). In houses we do [boiler repair and servicing](/boiler-services) and plan [bathrooms](/services/bathroom-kitchen-plumbing).",
  ],
  benefits: [
    "We match the heater to your unit: radiant tubes in a low one, fans in a high bay",
    "We size the gas pipe again, so that your last burner keeps its pressure",
    "We tell you where a drain may go before you plan a bathroom beside the New River",
  ],
  demand: [
    {
      service: "appliance-servicing",
      why: "The dust in a workshop heater shows only when the burner is opened, so it needs a visit each year.",
    },
    {
      service: "gas-pipework-installation",
      why: "Units that were split and joined again are left with hidden valves, dead ends and no drawing.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "Shared soil pipes run down through the shops, so one leak can close a till as well as a bathroom.",
    },
  ],
  street: {
    line: ["town hall", "pub", "parade", "by-law terrace", "station", "church", "factory", "power station", "semi"],
    notes: [
      ["pub", "An inn’s kitchen may be two cellars away from its gas meter."],
      ["parade", "Water for a flat over a shop may come through a long pipe."],
      ["factory", "Heaters hang above printing and joinery machines."],
    ],
  },
} as const satisfies AreaCopy;
