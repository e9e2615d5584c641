import type { AreaCopy } from "../../types";

export const hoddesdon = {
  description:
    "Leak over a shop or a cold house in Hoddesdon, Broxbourne or Wormley? We send emergency plumbers and gas engineers, and service workshop heaters.",
  lead: "We send emergency plumbers, gas engineers and heating engineers to Hoddesdon, Broxbourne and Wormley. Call us about a burst pipe, a boiler or a bathroom at home, or about heaters and gas pipes in a workshop.",
  buildings: [
    "A flat over a shop or an old inn on the High Street, near the clock tower, may share a water pipe with the business below, so warn each other before we shut it. If you have a Victorian cottage behind it, we’ll keep the flue clear of next door’s window.",
    "In an interwar semi near Broxbourne’s station, we can check whether a cylinder fits upstairs. If your riverside chalet stands off the ground, we’ll lag the pipes beneath it. Near Rye House power station we ask about buried cables before we dig.",
  ],
  working: [
    "Lorries reach Essex Road by the newer, wider bridge. The ground is valley gravel, which we test before a crane stands on it.",
    "The New River is an aqueduct behind many gardens. Nobody may dig into its banks or drain into it, so a new drain has to go another way. In an inn, we check that the cellar has enough air for the appliance.",
  ],
  dayAndNight: [
    "If a tube heater won’t light, we [clean and service gas heaters](/gas-services/appliance-servicing). Firms with several units can leave their [yearly commercial gas certificates](/services/gas-safety-certificates) to us. In a pub kitchen we test that the [gas shuts off](/gas-services/commercial-kitchen-gas) when the extract fan fails.",
    "Is a pipe leaking in a flat over a shop? Find out who has the shop’s keys, then ring our [emergency plumbers](/services/emergency-plumbing-repairs). In houses we do [boiler repair and servicing](/boiler-services) and plan [bathrooms](/services/bathroom-kitchen-plumbing).",
  ],
  benefits: [
    "We match the heater to your unit: radiant tubes in a low one, fans in a high bay",
    "We size the gas pipe again, so that your last burner keeps its pressure",
    "Planning a bathroom beside the New River? We’ll tell you where a drain may go",
  ],
  demand: [
    {
      service: "appliance-servicing",
      why: "The dust in a workshop heater shows only when the burner is opened, so we open it once a year.",
    },
    {
      service: "gas-pipework-installation",
      why: "Units that were split and joined again have hidden valves and dead ends, and we trace and draw them.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "When a shared soil pipe leaks into a shop, we’ll help you open again as soon as we can.",
    },
  ],
  street: {
    line: ["town hall", "pub", "parade", "by-law terrace", "station", "church", "factory", "power station", "semi"],
    notes: [
      ["pub", "Gas meter two cellars away? We’ll check the pipe to your kitchen."],
      ["parade", "Weak flow in a flat over a shop? We’ll trace the pipe that feeds it."],
      ["factory", "We cover the machines below before we work on a heater."],
    ],
  },
} as const satisfies AreaCopy;
