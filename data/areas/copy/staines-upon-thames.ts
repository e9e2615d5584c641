import type { AreaCopy } from "../../types";

export const stainesUponThames = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Staines, Egham, Ashford, Stanwell and Virginia Water, with air conditioning for offices and hotels.",
  lead: "If you need an emergency plumber, a gas engineer or boiler repair in Staines, Egham or Ashford, call us. We also repair pumps in homes on low ground, and air conditioning in offices, shops and hotels.",
  buildings: [
    "If your bungalow is by the river at Laleham or Penton Hook, we can fit non-return valves, so that flood water doesn’t come up the drains. In the new blocks of flats on London Road, we ask the manager to unlock the riser cupboard.",
    "In the Georgian houses of Clarence Street and Church Street, a shop and the flat above may share pipes, and we can separate them. For shops in the Two Rivers retail park and the Elmsleigh Centre, we keep to the centre’s delivery hours. In hotels and airport warehouses in Stanwell and Ashford, we service rooftop air conditioning.",
  ],
  working: [
    "At Wentworth in Virginia Water, the roads committee controls deliveries, so we book ours early. At a cargo warehouse, our engineers and tools may have to be screened, so allow time.",
  ],
  dayAndNight: [
    "When a pipe bursts or a drain blocks, our [emergency plumbers](/services/emergency-plumbing-repairs) come out at any hour. If you have no heating or hot water, ask for a [boiler repair](/boiler-services). We also repair [sump pumps, sewage lifts and boosters](/plumbing-services/pump-installation). Landlords can book yearly [gas checks for family and student homes](/gas-services/landlord-gas-safety).",
    "Is your office too warm? We [service and repair air conditioning](/air-conditioning) in offices, shops and warehouses. In restaurants and pubs we carry out [kitchen gas checks and repairs](/gas-services/commercial-kitchen-gas). If you manage a hotel or a hall of residence, we test your [hot water for Legionella](/services/water-system-maintenance), and our [heating engineers](/heating-services) maintain the boilers.",
  ],
  benefits: [
    "Boiler at risk of flooding? We can raise it above the flood level of 2014",
    "For work in a hall at Royal Holloway, we plan around term and try to keep the hot water on",
    "House with a pool? We set the pool heating, underfloor heating and cooling to work together",
  ],
  demand: [
    {
      service: "pump-installation",
      why: "Low land by the Colne and the Thames may not drain by itself, so we fit pumps in pairs in case one fails.",
    },
    {
      service: "water-system-maintenance",
      why: "Hotels and halls store a lot of hot water. We check its temperature and flush unused taps.",
    },
    {
      service: "commercial-installation",
      why: "Building a block of flats where an office stood? We put in the water pipes and drains.",
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
      ["bungalow", "Power cut in a flood? Ask us about a backup for your pump."],
      ["university", "Listed hall of residence? We may be able to hide pipes in a chimney."],
      ["hotel", "Hotel bedroom too hot or cold? We can repair its air conditioning."],
    ],
  },
} as const satisfies AreaCopy;
