import type { AreaCopy } from "../../types";

export const hoddesdon = {
  description:
    "We send emergency plumbers and gas engineers to Hoddesdon, Broxbourne and Wormley for leaks, boilers and blocked drains, and service workshop heaters.",
  lead: "We send emergency plumbers, gas engineers and heating engineers to Hoddesdon, Broxbourne and Wormley. Call us about a leak or a boiler repair at home, air conditioning in a shop or office, kitchen gas in a pub, or heaters in a workshop or warehouse.",
  buildings: [
    "The Victorian cottages off the High Street are close together, so we keep a new flue clear of next door’s windows. A semi near Broxbourne station may have little room for a cylinder. Let us measure before you order one.",
    "Live over a shop or a pub by the clock tower? Your flat may share a water pipe with the business below, so tell them before you turn the water off.",
  ],
  working: [
    "There may be buried cables near Rye House power station, so we trace them before we dig.",
    "If your garden backs on to the New River, we can’t dig into its banks or drain into it.",
  ],
  dayAndNight: [
    "If a pipe bursts, turn the water off and ring our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour. They also clear drains.",
    "Boiler broken down? If you rent your home, tell your landlord first, because they have to repair it. Otherwise ring us, day or night, for a [boiler repair](/boiler-services). We also fit [bathrooms](/services/bathroom-kitchen-plumbing), service boilers and do landlords’ [gas safety checks](/gas-services/landlord-gas-safety).",
    "For shops and offices we fit and service [air conditioning](/air-conditioning). If it fails, call our [emergency HVAC engineers](/services/emergency-hvac), day or night. In pub and restaurant kitchens, we do [gas repairs](/gas-services/commercial-kitchen-gas). We repair and [service workshop and warehouse heaters](/gas-services/appliance-servicing), and issue [commercial gas certificates](/services/gas-safety-certificates). Ask about a [maintenance contract](/maintenance) for your building.",
  ],
  benefits: [
    "In workshops, we fit fan heaters under a low roof and radiant tubes under a high one",
    "We check the water pressure before you choose a shower",
    "We lag pipes in cold lofts and under riverside chalets against frost",
  ],
  demand: [
    {
      service: "appliance-servicing",
      why: "Dust collects inside workshop heaters. We open and clean yours once a year.",
    },
    {
      service: "gas-pipework-installation",
      why: "Industrial unit split in two? We trace the gas pipes and remove any not in use.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "Shared soil pipe leaking into your shop? We repair it once the owner agrees.",
    },
  ],
  street: {
    line: ["town hall", "pub", "parade", "by-law terrace", "station", "church", "factory", "power station", "semi"],
    notes: [
      ["pub", "Weak burners in the pub kitchen? We check the size of the gas pipe."],
      ["parade", "Shop air conditioning broken down? We find the fault and repair it."],
      ["factory", "Heater broken above your machines? We cover the machines first."],
    ],
  },
} as const satisfies AreaCopy;
