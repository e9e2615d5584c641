import type { AreaCopy } from "../../types";

export const hoddesdon = {
  description:
    "Cold house or leak over a shop in Hoddesdon, Broxbourne or Wormley? We send emergency plumbers and gas engineers, and service workshop heaters.",
  lead: "We send emergency plumbers, gas engineers and heating engineers to Hoddesdon, Broxbourne and Wormley. Call us about a burst pipe, a boiler or a bathroom at home, or about heaters and gas pipes in a workshop.",
  buildings: [
    "If you live over a shop or an old inn on the High Street, near the clock tower, you may share a water pipe with the business below, so tell them if you shut it off. In a Victorian cottage off the High Street, we’ll keep your flue clear of next door’s window.",
    "Want a hot water cylinder in an interwar semi near Broxbourne station? We can check whether one fits upstairs. If your riverside chalet stands off the ground, we can lag the pipes beneath it. Near Rye House power station, we’ll check for buried cables before we dig.",
  ],
  working: [
    "If we need a crane at your site off Essex Road, we’ll first check that the ground can bear it.",
    "If your garden backs on to the New River, we can’t dig into its banks or drain into it.",
  ],
  dayAndNight: [
    "If your workshop heater won’t light, we can repair it, then [service it](/gas-services/appliance-servicing) every year. We also do the [yearly commercial gas certificates](/services/gas-safety-certificates). In a pub kitchen we test that the [gas shuts off](/gas-services/commercial-kitchen-gas) if the extract fan fails.",
    "Is a pipe leaking in your flat over a shop? Turn the water off, then ring our [emergency plumbers](/services/emergency-plumbing-repairs). In houses we offer [boiler repair and servicing](/boiler-services), plan [bathrooms](/services/bathroom-kitchen-plumbing) and do landlords’ [gas checks](/gas-services/landlord-gas-safety).",
  ],
  benefits: [
    "We choose heaters to suit your unit: fan heaters under a low roof, radiant tubes under a high one",
    "If the last heater on a run is short of gas, we can put in a larger pipe",
    "If you plan a bathroom by the New River, we’ll show you where the drain can go",
  ],
  demand: [
    {
      service: "appliance-servicing",
      why: "Dust collects inside workshop heaters. We can open yours once a year and clean it.",
    },
    {
      service: "gas-pipework-installation",
      why: "If your unit was once split or joined to another, we can trace its gas pipes and remove the ones no longer used.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "If a shared soil pipe leaks into your shop, we can repair it once the building’s owner agrees.",
    },
  ],
  street: {
    line: ["town hall", "pub", "parade", "by-law terrace", "station", "church", "factory", "power station", "semi"],
    notes: [
      ["pub", "Gas meter far from your pub kitchen? We’ll check the pipe’s size."],
      ["parade", "Shop too hot or too cold? We can repair its air conditioning."],
      ["factory", "We cover your machines before we work on a heater above them."],
    ],
  },
} as const satisfies AreaCopy;
