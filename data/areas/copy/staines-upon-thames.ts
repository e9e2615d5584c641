import type { AreaCopy } from "../../types";

export const stainesUponThames = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Staines, Egham, Ashford, Stanwell and Virginia Water, with air conditioning for offices and hotels.",
  lead: "For an emergency plumber, a gas engineer or a boiler repair in Staines, Egham or Ashford, ring us at any hour. We also repair sump pumps, and air con in shops, offices and hotels.",
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
      "Students need hot water all through term, so in a hall at Royal Holloway in Egham, we plan the work around term dates.",
      "If the air con fails in your office by the river, look in your lease to see who repairs it, you or the landlord. If it’s you, ring us.",
    ],
    access: [
      "The roads committee at Wentworth in Virginia Water controls deliveries. Tell us early if your job needs a large delivery, so that we can book it with the committee.",
    ],
  },
  demand: [
    {
      service: "pump-installation",
      why: "Some homes by the Colne and the Thames are too low to drain by gravity. We can fit a pump and a standby.",
    },
    {
      service: "water-system-maintenance",
      why: "In empty hotel or student rooms, Legionella can grow in the pipes. We run the taps and check the temperatures.",
    },
    {
      service: "commercial-installation",
      why: "When an office is refitted or turned into flats, its air con, pipes and drains change too. We can plan and fit all three.",
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
      ["bungalow", "A power cut stops a sump pump. We can add a battery backup."],
      ["university", "No hot water at one end of a student hall? We check the pump first."],
      ["hotel", "If one hotel room stays cold or hot, we check its fan unit first."],
    ],
  },
} as const satisfies AreaCopy;
