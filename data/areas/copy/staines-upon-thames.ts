import type { AreaCopy } from "../../types";

export const stainesUponThames = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Staines, Egham, Ashford, Stanwell and Virginia Water, with air conditioning for offices and hotels.",
  lead: "For an emergency plumber, a gas engineer or a boiler repair in Staines, Egham or Ashford, ring us at any hour. We also repair sump pumps in homes on low ground, and air con in shops, offices and hotels.",
  advice: {
    houses: [
      "In a home on low ground, we fit a new boiler above the level that the 2014 flood reached. If you have a sump pump, which empties a pit in the floor, we can service it in autumn, before the river rises.",
      "Flood water can come up the drains of riverside bungalows in Laleham and at Penton Hook. We can fit a non-return valve, which closes when water flows the wrong way.",
      "Planning a second bathroom in Ashford? A combi boiler can only heat the water that the mains pipe brings in, so ask us to measure the flow first.",
    ],
    flats: [
      "If a pipe leaks in your new flat on London Road, ring your landlord or, if you own the flat, ring us. Then ask the building manager to unlock the riser cupboard, where the pipes for the whole block run.",
    ],
    shops: [
      "If your shop is in the Two Rivers retail park or the Elmsleigh Centre, large parts can only be delivered at set hours. Tell us the hours, and we’ll keep to them.",
    ],
    offices: [
      "If you run a cargo warehouse by the airport in Stanwell, our engineers and their tools may have to be screened before we can reach the air conditioning on the roof. Please allow time for that.",
      "Students need hot water all through term, so in a hall at Royal Holloway in Egham, we plan the work around term dates. If it can’t wait, we try to keep the hot water on.",
    ],
    access: [
      "The roads committee at Wentworth in Virginia Water controls deliveries. Tell us early if your job needs a large delivery, so that we can book it with the committee.",
    ],
  },
  demand: [
    {
      service: "pump-installation",
      why: "Some homes by the Colne and the Thames are too low to drain by gravity. We can fit a pump, with a second one on standby.",
    },
    {
      service: "water-system-maintenance",
      why: "Legionella can grow where water stands still in an empty hotel room or student room. We check the hot water temperatures and run the taps that are rarely used.",
    },
    {
      service: "commercial-installation",
      why: "When an office is refitted or turned into flats, its air con, pipes and drains have to change. We can plan the three together and put them in.",
    },
  ],
  street: {
    line: [
      "Georgian terrace",
      "waterside",
      "shopping centre",
      "new flats 7",
      "bungalow",
      "university",
      "hotel 6",
      "shed",
    ],
    notes: [
      ["bungalow", "A power cut stops a sump pump, so we can fit your bungalow with a backup that runs on a battery."],
      ["university", "Hot water off at one end of a student hall? We check the circulation pump first."],
      ["hotel", "If one hotel room won’t warm up or cool down, we check its own fan unit first."],
    ],
  },
} as const satisfies AreaCopy;
