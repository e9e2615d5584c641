import type { AreaCopy } from "../../types";

export const stainesUponThames = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Staines, Egham, Ashford, Stanwell and Virginia Water, with air conditioning for offices and hotels.",
  lead: "If you need an emergency plumber, a gas engineer or boiler repair in Staines, Egham or Ashford, call us. We also repair sump pumps in homes on low ground, and air conditioning in shops, restaurants, offices and hotels.",
  buildings: [
    "We fit non-return valves in riverside bungalows in Laleham and at Penton Hook, to stop flood water coming up the drains. If a pipe leaks in the new flats on London Road, ask the building manager to unlock the riser cupboard.",
    "In the Georgian houses on Clarence Street and Church Street, a shop and the flat above may share pipes, which we can separate. We keep to the delivery hours at the Two Rivers retail park and the Elmsleigh Centre.",
    "We service rooftop air conditioning on airport warehouses in Stanwell.",
  ],
  working: [
    "The roads committee at Wentworth in Virginia Water controls deliveries. We book ours early.",
    "At an airport cargo warehouse, please allow time for our engineers and tools to be screened.",
  ],
  dayAndNight: [
    "When a pipe bursts, a drain blocks or a [sump, sewage or booster pump](/plumbing-services/pump-installation) stops, our [emergency plumbers](/services/emergency-plumbing-repairs) come out at any hour. If you’re without heating or hot water in a rented home, tell your landlord first: repairs are their job. If you’re the owner or landlord, ring us day or night for a [boiler repair](/boiler-services). Landlords can book annual [gas safety checks](/gas-services/landlord-gas-safety) for family and student homes.",
    "If the air con stops in your office, shop, restaurant or hotel, [ring us at any hour](/services/emergency-hvac). We also [service air conditioning](/air-conditioning), and do [kitchen gas checks and repairs](/gas-services/commercial-kitchen-gas) for restaurants and pubs. If you manage a hotel or a hall of residence, we test your [hot water for Legionella](/services/water-system-maintenance), and our [heating engineers](/heating-services) maintain the boilers under [contract](/maintenance).",
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
      why: "Hotels and halls store a lot of hot water. We check its temperature and run little-used taps.",
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
      ["university", "When a student hall has no hot water, we find out why and fix it."],
      ["hotel", "Hotel air con won’t heat or cool? We’ll come and put it right."],
    ],
  },
} as const satisfies AreaCopy;
