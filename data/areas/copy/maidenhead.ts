import type { AreaCopy } from "../../types";

export const maidenhead = {
  description:
    "Riverside homes, flats and offices in Maidenhead, Bray, Cookham and Bourne End: emergency plumbers, gas engineers, boiler repair and cooling.",
  lead: "Need an emergency plumber, boiler repair or a gas engineer in Maidenhead, Bray, Cookham, Taplow or Bourne End? Call us for a house, a riverside flat, a hotel or an office.",
  buildings: [
    "In an apartment near the station, or along the York Stream at Chapel Arches, we’ll agree with the agent when to shut off shared plant. We can start work in your Queen Street shop before it opens. In the terraces towards Furze Platt and Cox Green, we usually take the flue out through the rear kitchen.",
    "In an Edwardian villa or a boathouse by the Thames, we look at the electrics as well, which may be lower than the boiler. The office parks at Vanwall, Foundation Park and Norreys Drive may have plant behind screens that open only from inside, so we’ll need someone to let us in. Allow more time if we have to drill the flint walls at Cookham or Bray.",
  ],
  working: [
    "The Jubilee River protects the town side, but low roads at Cookham and Bray still flood. We’ll ask how high the water has been before we choose a place for your plant.",
  ],
  dayAndNight: [
    "If a [sump or booster pump](/plumbing-services/pump-installation) fails or your block has a leak, our [24-hour emergency plumbers](/services/emergency-plumbing-repairs) will come. If the heating has stopped, our [heating and boiler repair](/boiler-services) team can come by appointment too.",
    "In hotels we can do the [kitchen gas check](/gas-services/commercial-kitchen-gas) and care for the [water system](/services/water-system-maintenance) as well. We also [service air conditioning](/air-conditioning) in offices, and do a [new design](/services/hvac-system-design) when the tenants change.",
  ],
  benefits: [
    "We can seal the holes where pipes enter a wall that floods",
    "We can give every floor of your office its own meter and controls",
    "We test both of a basement’s sump pumps under load, and the alarm with them",
  ],
  demand: [
    {
      service: "hvac-system-design",
      why: "If several tenants are to share plant that was built for one, we’ll design how to divide it.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "Before you buy a range for a restaurant in Bray, we’ll check what the village gas main can carry.",
    },
    {
      service: "commercial-installation",
      why: "In a new block we set out pumped water, drains and risers together with the frame.",
    },
  ],
  street: {
    line: ["arches", "parade", "new flats 8", "1960s office 6", "waterside", "villa", "pub", "office park"],
    notes: [
      ["new flats", "If your flats share a plant room, we can service it for the block."],
      ["waterside", "By the river we stand boilers and heat pumps on raised plinths."],
      ["villa", "If your house is on an island, we can bring the plant by boat."],
    ],
  },
} as const satisfies AreaCopy;
