import type { AreaCopy } from "../../types";

export const stainesUponThames = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Staines, Egham, Ashford, Stanwell and Virginia Water, with air conditioning for offices and hotels.",
  lead: "For an emergency plumber, a gas engineer or a boiler repair in Staines, Egham or Ashford, ring us at any hour. We also repair sump pumps in homes on low ground, and air con in shops, offices and hotels.",
  advice: {
    houses: [
      "In homes on low ground, we fit boilers above the 2014 flood level.",
      "We plan work in Royal Holloway halls around term, and try to keep the hot water on.",
      "We service home sump pumps in autumn, before the river rises.",
      "If your boiler is old, we’ll say first whether it’s worth repairing.",
      "In riverside bungalows in Laleham and at Penton Hook, we can fit non-return valves to stop flood water coming up the drains.",
    ],
    flats: [
      "If a pipe leaks in the new flats on London Road, ring us, then ask the building manager to unlock the riser cupboard for our plumber.",
      "In the Georgian houses on Clarence Street and Church Street, a shop and the flat above may share pipes, which we can separate.",
    ],
    offices: [
      "We service rooftop air conditioning on airport warehouses in Stanwell. At a cargo warehouse, please allow time for our engineers and tools to be screened.",
    ],
    access: [
      "The roads committee at Wentworth in Virginia Water controls deliveries, so we book ours early.",
      "If your shop is in the Two Rivers retail park or the Elmsleigh Centre, we’ll come within its delivery hours.",
    ],
  },
  demand: [
    {
      service: "pump-installation",
      why: "In homes by the Colne and the Thames that can’t drain by gravity, we can fit a pump and a standby.",
    },
    {
      service: "water-system-maintenance",
      why: "To control Legionella in hotels and halls, we check hot water temperatures and run little-used taps.",
    },
    {
      service: "commercial-installation",
      why: "We can fit air con in an office, or the pipes and drains when it’s turned into flats.",
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
      ["bungalow", "We can fit a backup for your sump pump in case of a power cut."],
      ["university", "Student hall without hot water? We check the boilers and the pump."],
      ["hotel", "Hotel air con won’t heat or cool? We’ll come and put it right."],
    ],
  },
} as const satisfies AreaCopy;
