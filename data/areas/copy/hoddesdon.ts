import type { AreaCopy } from "../../types";

export const hoddesdon = {
  description:
    "Leak over a shop or a cold house in Hoddesdon, Broxbourne or Wormley? We send emergency plumbers and gas engineers, and service workshop heaters.",
  lead: "We send emergency plumbers, gas engineers and heating engineers to Hoddesdon, Broxbourne and Wormley. Call us about a burst pipe, a boiler or a bathroom at home, or about heaters and gas pipes in a workshop.",
  buildings: [
    "If you live over a shop or an old inn on the High Street, near the clock tower, you may share a water pipe with the business below, so warn them before you shut it off. Behind the High Street, we’ll keep the flue of your Victorian cottage clear of next door’s window.",
    "Want a hot water cylinder in an interwar semi near Broxbourne’s station? We can check whether one fits upstairs. If your riverside chalet stands off the ground, we’ll lag the pipes beneath it. If you’re near Rye House power station, we’ll ask about buried cables before we dig.",
  ],
  working: [
    "If we need a crane at your site off Essex Road, we’ll first test whether the valley gravel can bear it.",
    "If your garden backs on to the New River, an aqueduct, we can’t dig into its banks or drain into it.",
  ],
  dayAndNight: [
    "If your tube heater won’t light, we can [clean and service it](/gas-services/appliance-servicing). If you run several units, leave the [yearly commercial gas certificates](/services/gas-safety-certificates) to us. In a pub kitchen we test that the [gas shuts off](/gas-services/commercial-kitchen-gas) if the extract fan fails.",
    "Is a pipe leaking in your flat over a shop? Ring our [emergency plumbers](/services/emergency-plumbing-repairs), then find out who has the shop’s keys. In houses we offer [boiler repair and servicing](/boiler-services) and plan [bathrooms](/services/bathroom-kitchen-plumbing).",
  ],
  benefits: [
    "We choose heaters to suit your unit: radiant tubes under a low roof, fans in a high bay",
    "If the burner at the far end is short of gas, we’ll put in a larger pipe",
    "Planning a bathroom beside the New River? We’ll tell you where its drain can go",
  ],
  demand: [
    {
      service: "appliance-servicing",
      why: "Dust collects inside workshop heaters, so we open yours once a year and clean it.",
    },
    {
      service: "gas-pipework-installation",
      why: "Units that were split and joined again often have hidden gas valves and dead ends, so we trace and draw the pipes.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "If a shared soil pipe leaks into your shop, we’ll help you open again as soon as we can.",
    },
  ],
  street: {
    line: ["town hall", "pub", "parade", "by-law terrace", "station", "church", "factory", "power station", "semi"],
    notes: [
      ["pub", "Gas meter far from your pub kitchen? We’ll check the pipe between."],
      ["parade", "Weak flow in a flat over a shop? We’ll trace the pipe that feeds it."],
      ["factory", "We cover your machines before we work on a heater above them."],
    ],
  },
} as const satisfies AreaCopy;
