import type { AreaCopy } from "../../types";

export const hoddesdon = {
  description:
    "We send emergency plumbers and gas engineers to Hoddesdon, Broxbourne and Wormley for leaks, boilers and blocked drains, and service workshop heaters.",
  lead: "We send emergency plumbers, gas engineers and heating engineers to Hoddesdon, Broxbourne and Wormley. Call us about a leak, a blocked drain or a boiler repair at home, air conditioning in a shop or office, kitchen gas in a pub, or heaters in a workshop or warehouse.",
  buildings: [
    "The Victorian cottages off the High Street are close together. We keep a new flue clear of next door’s windows. A semi near Broxbourne station may have little room for a cylinder. Let us measure before you order one.",
    "A flat over a shop or a pub by the clock tower may share a water pipe with the business below, so tell them before you turn the water off.",
  ],
  working: [
    "In workshops, fan heaters suit a low roof and radiant heaters a high one. We fit both.",
    "Pipes in cold lofts and under riverside chalets can freeze. We can lag them.",
  ],
  dayAndNight: [
    "If a pipe bursts, turn the water off and ring our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour. They also clear drains.",
    "Boiler broken down? If you rent your home, tell your landlord first, as they have to repair it. If you own or let the home, ring us, day or night, for a [boiler repair](/boiler-services). We also fit [bathrooms](/services/bathroom-kitchen-plumbing), service boilers and do landlords’ [gas safety checks](/gas-services/landlord-gas-safety).",
    "We fit and service [air conditioning](/air-conditioning) in shops and offices. If yours fails, call our [emergency engineers](/services/emergency-hvac), day or night. For pubs and restaurants, we do [kitchen gas repairs](/gas-services/commercial-kitchen-gas). We repair and [service workshop and warehouse heaters](/gas-services/appliance-servicing), and issue [commercial gas certificates](/services/gas-safety-certificates), under a [maintenance contract](/maintenance) if you wish.",
  ],
  benefits: [
    "We trace buried cables near Rye House power station before we dig",
    "We check the water pressure before you choose a shower",
    "Beside the New River, we don’t dig into the banks or drain into the water",
  ],
  demand: [
    {
      service: "appliance-servicing",
      why: "Dust collects inside workshop heaters. We open and clean yours once a year.",
    },
    {
      service: "gas-pipework-installation",
      why: "When an industrial unit is split in two, we trace the gas pipes and remove any not in use.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "If a shared soil pipe leaks into your shop, we repair it once the owner agrees.",
    },
  ],
  street: {
    line: ["town hall", "pub", "parade", "by-law terrace", "station", "church", "factory", "power station", "semi"],
    notes: [
      ["pub", "If the burners in your pub kitchen are weak, we put them right."],
      ["parade", "Shop air conditioning broken? We find the fault and repair it."],
      ["factory", "We cover factory machines before we repair the heater above them."],
    ],
  },
} as const satisfies AreaCopy;
