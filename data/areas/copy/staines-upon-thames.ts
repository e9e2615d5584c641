import type { AreaCopy } from "../../types";

export const stainesUponThames = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Staines, Egham, Ashford, Stanwell and Virginia Water, with air conditioning for offices and hotels.",
  lead: "For an emergency plumber, a gas engineer or boiler repair in Staines, Egham or Ashford, ring us at any hour. We also repair sump pumps in homes on low ground, and air con in shops, offices and hotels.",
  buildings: [
    "In riverside bungalows in Laleham and at Penton Hook, we fit non-return valves to stop flood water coming up the drains.",
    "If a pipe leaks in the new flats on London Road, ask the building manager to unlock the riser cupboard.",
    "In the Georgian houses on Clarence Street and Church Street, a shop and the flat above may share pipes, which we can separate.",
    "We keep to the delivery hours at the Two Rivers retail park and the Elmsleigh Centre.",
    "We service rooftop air conditioning on airport warehouses in Stanwell. At a cargo warehouse, please allow time for our engineers and tools to be screened.",
  ],
  working: [
    "If your boiler is old, we tell you first whether a repair makes sense.",
    "The roads committee at Wentworth in Virginia Water controls deliveries, so we book ours early.",
  ],
  benefits: [
    "In homes on low ground, we fit boilers above the 2014 flood level",
    "We can plan work in Royal Holloway halls around term, and try to keep the hot water on",
    "We service home sump pumps in autumn, before the river rises",
  ],
  demand: [
    {
      service: "pump-installation",
      why: "We fit a pump and a standby in homes by the Colne and the Thames that can’t drain by themselves.",
    },
    {
      service: "water-system-maintenance",
      why: "To control Legionella in hotels and halls, we check hot water temperatures and run little-used taps.",
    },
    {
      service: "commercial-installation",
      why: "When you turn offices into flats, we put in the water pipes and drains.",
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
      ["bungalow", "A power cut can stop the sump pump in a bungalow. We fit a backup."],
      ["university", "If a student hall has no hot water, we check the boilers and the pump."],
      ["hotel", "Hotel air con won’t heat or cool? We’ll come and put it right."],
    ],
  },
} as const satisfies AreaCopy;
