import type { AreaCopy } from "../../types";

export const stainesUponThames = {
  description:
    "Pumps, boiler repair, gas engineers and emergency plumbers in Staines, Egham, Ashford, Stanwell and Virginia Water, for homes, offices and student halls.",
  lead: "If you need an emergency plumber, a gas engineer or boiler repair in Staines, Egham or Ashford, call us. We also fit pumps in homes on low ground, and service hot water and cooling in larger buildings.",
  buildings: [
    "Behind a Georgian front on Clarence Street or Church Street, the shop and the rooms above may share pipes, and we can separate them. If your shop is in the Two Rivers retail park or the Elmsleigh Centre, we’ll keep to its delivery hours. In the new blocks of flats on London Road, we’ll ask the manager to unlock the riser cupboard. We can service rooftop air conditioning on a hotel or an airport warehouse in Stanwell or Ashford.",
  ],
  working: [
    "If your bungalow is by the towpath at Laleham or Penton Hook, we can fit non-return valves, so that flood water doesn’t come up the drains.",
    "At Wentworth in Virginia Water, the roads committee controls deliveries, so we’ll book ours early. At a cargo warehouse, our engineers and tools may have to be screened, so please allow time.",
  ],
  dayAndNight: [
    "Has your pump stopped? We repair [sump pumps, sewage lifts and boosters](/plumbing-services/pump-installation). If a pipe has burst, call our [emergency plumbers](/services/emergency-plumbing-repairs). If your boiler breaks down, ask for [boiler repair](/boiler-services).",
    "If you manage a hotel or a hall of residence, we can test your [hot water for Legionella](/services/water-system-maintenance). In offices and warehouses we [service and repair air conditioning](/air-conditioning) between shifts. Our [heating engineers](/heating-services) also work in large houses, and we do [gas checks for student homes](/gas-services/landlord-gas-safety).",
  ],
  benefits: [
    "We can raise your boiler and consumer unit above the flood level of 2014",
    "In a hall at Royal Holloway, we’d plan around term and try to keep the hot water on",
    "In a house with a pool, we can set the pool heating, underfloor heating and cooling to work together",
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
      why: "When an office is replaced by a block of flats, we can put in the new water pipes and drains.",
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
      ["bungalow", "A flood can cut the power, so ask us about a backup for your pump."],
      ["university", "Listed hall of residence? We may be able to run pipes up a chimney."],
      ["hotel", "Hotel bedroom too hot or cold? We can repair its air conditioning."],
    ],
  },
} as const satisfies AreaCopy;
