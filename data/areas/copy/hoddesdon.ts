import type { AreaCopy } from "../../types";

export const hoddesdon = {
  description:
    "We send emergency plumbers and gas engineers to Hoddesdon, Broxbourne and Wormley for leaks, boilers and blocked drains, and service workshop heaters.",
  lead: "We send emergency plumbers and gas engineers to Hoddesdon, Broxbourne and Wormley, day or night. Ring us for a leak, a blocked drain or a boiler repair, or for heating or air con in a shop, pub or workshop.",
  advice: {
    houses: [
      "Near Rye House power station, we trace buried cables before we dig.",
      "We check the water pressure before you choose a shower.",
      "Beside the New River, we don’t dig into the banks or drain into the water.",
      "Before you pay for a big repair to an old boiler, ask us whether it’s worth it.",
      "We can lag pipes in a cold loft or under a riverside chalet before they freeze.",
      "The Victorian cottages off the High Street stand close together, so we keep a new flue clear of next door’s windows.",
      "A semi near Broxbourne station may have little room for a cylinder. We can measure before you order one.",
    ],
    flats: [
      "A flat over a shop or a pub by the clock tower may share a water pipe with the business below, so tell them before you turn the water off.",
    ],
    shops: ["In workshops, fan heaters suit a low roof and radiant heaters a high one. We fit both."],
  },
  demand: [
    {
      service: "appliance-servicing",
      why: "Dust collects inside workshop heaters. We can open and clean yours once a year.",
    },
    {
      service: "gas-pipework-installation",
      why: "When an industrial unit is split in two, we trace the gas pipes and remove any not in use.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "If a shared soil pipe leaks into your shop, we can repair it once the owner agrees.",
    },
  ],
  street: {
    line: ["town hall", "pub", "parade", "by-law terrace", "station", "church", "factory", "power station", "semi"],
    notes: [
      ["pub", "Weak burners in your pub kitchen? They may only need cleaning."],
      ["parade", "Shop too hot? Our air con engineers come day or night."],
      ["factory", "We cover factory machines before we repair the heater above them."],
    ],
  },
} as const satisfies AreaCopy;
