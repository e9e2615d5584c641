import type { AreaCopy } from "../../types";

export const hoddesdon = {
  description:
    "Emergency plumbers and gas engineers in Hoddesdon, Broxbourne and Wormley, for leaks, blocked drains and boiler repairs, and heaters in workshops.",
  lead: "In Hoddesdon, Broxbourne and Wormley, our emergency plumbers and gas engineers are on call day and night for a leak, a blocked drain or a boiler repair. We also repair heating and air con in shops, pubs and workshops.",
  advice: {
    houses: [
      "The Victorian cottages off the High Street stand close together, so the fumes from a new boiler could blow into next door’s windows. Before you order a boiler, we find a place for its flue that is clear of those windows.",
      "A semi near Broxbourne station may have little room for a hot water cylinder. Before you order one, we can measure the cupboard, and check the water pressure for the shower you have in mind.",
      "Pipes in a cold loft or under a riverside chalet freeze sooner than pipes indoors, so ask us to lag them before winter.",
    ],
    flats: [
      "A flat over a shop or a pub by the clock tower may share a water pipe with the business below. Please tell the people there before you turn the water off, because a kitchen or a bar can’t work without it.",
    ],
    shops: [
      "In a pub or a restaurant, grease from the kitchen slows the extract fan down. We can clean the fan and check that the gas shuts off if it stops, on a morning before you open.",
    ],
    offices: [
      "Cold workshop? The height of the roof decides which heater is best. Fan heaters suit a low roof, and radiant heaters a high one, because they warm the people below and not all the air. We fit both.",
    ],
    access: [
      "Beside the New River, which supplies drinking water, we don’t dig into the banks or drain into the water. If your garden reaches the New River, tell us before we plan a drain or a soakaway.",
      "Cables run underground near Rye House power station, so we trace them before we dig for a water pipe or a drain.",
    ],
  },
  demand: [
    {
      service: "appliance-servicing",
      why: "Dust from the work settles inside workshop heaters. We can open and clean yours once a year.",
    },
    {
      service: "gas-pipework-installation",
      why: "Industrial units here are sometimes split between two tenants. We trace which gas pipe feeds which part, and remove any that nobody uses.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "Where there are flats over a shop, the soil pipe, which carries the waste from their toilets, may run through the shop. If it leaks, we can repair it once its owner agrees.",
    },
  ],
  street: {
    line: ["town hall", "pub", "parade", "by-law terrace", "station", "church", "factory", "power station", "semi"],
    notes: [
      ["pub", "Weak burners in a pub kitchen? They may only need cleaning, so we try that first."],
      ["parade", "On a parade with flats above, we can fit an outdoor air con unit that’s quiet at night."],
      ["factory", "We cover factory machines before we repair the heater that hangs above them."],
    ],
  },
} as const satisfies AreaCopy;
