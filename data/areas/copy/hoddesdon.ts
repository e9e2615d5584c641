import type { AreaCopy } from "../../types";

export const hoddesdon = {
  description:
    "We send emergency plumbers and gas engineers to Hoddesdon, Broxbourne and Wormley for leaks, boilers and blocked drains, and service workshop heaters.",
  lead: "We send emergency plumbers, gas engineers and heating engineers to Hoddesdon, Broxbourne and Wormley. Call us about a burst pipe, a boiler or a bathroom at home, air conditioning in a shop, or heaters in a workshop.",
  buildings: [
    "In the Victorian cottages off the High Street, we keep a new flue clear of next door’s window. Before you order a cylinder for an interwar semi near Broxbourne station, we check that it fits upstairs.",
    "Live over a shop or a pub by the clock tower? Your flat may share a water pipe with the business below, so please warn them before you shut it off.",
  ],
  working: [
    "Before we book a crane for a site off Essex Road, we check that the ground can bear it. There may be buried cables near Rye House power station, so we trace them before we dig.",
    "If your garden backs on to the New River, we can’t dig into its banks or drain into it.",
  ],
  dayAndNight: [
    "If a pipe bursts, turn the water off and ring our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour. They clear blocked drains too.",
    "No heating or hot water? Ring us for a [boiler repair](/boiler-services). We also fit [bathrooms](/services/bathroom-kitchen-plumbing), service boilers and do landlords’ [gas checks](/gas-services/landlord-gas-safety).",
    "For shops and offices we fit, service and repair [air conditioning](/air-conditioning). In pub and restaurant kitchens, we do [gas repairs](/gas-services/commercial-kitchen-gas) and test that the gas shuts off if the fan fails. We repair and [service workshop heaters](/gas-services/appliance-servicing), and issue the [yearly commercial gas certificates](/services/gas-safety-certificates). We also offer a [maintenance contract](/maintenance) for managed buildings.",
  ],
  benefits: [
    "We choose heaters to suit your unit: fan heaters under a low roof, radiant tubes under a high one",
    "New bathroom? We check the water pressure before you choose a shower",
    "Riverside chalet raised off the ground? We lag the pipes beneath it",
  ],
  demand: [
    {
      service: "appliance-servicing",
      why: "Dust collects inside workshop heaters. We open and clean yours once a year.",
    },
    {
      service: "gas-pipework-installation",
      why: "Industrial unit split in two? We trace the gas pipes and remove the ones no longer used.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "Shared soil pipe leaking into your shop? We repair it once the building’s owner agrees.",
    },
  ],
  street: {
    line: ["town hall", "pub", "parade", "by-law terrace", "station", "church", "factory", "power station", "semi"],
    notes: [
      ["pub", "Burners low in the pub kitchen? We check the size of the gas pipe."],
      ["parade", "Shop air conditioning broken down? We find the fault and repair it."],
      ["factory", "Heater broken above your machines? We cover them and repair it."],
    ],
  },
} as const satisfies AreaCopy;
