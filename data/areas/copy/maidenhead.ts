import type { AreaCopy } from "../../types";

export const maidenhead = {
  description:
    "Riverside homes, flats and offices in Maidenhead, Bray, Cookham and Bourne End: emergency plumbers, gas engineers, boiler repair and cooling.",
  lead: "Need an emergency plumber, boiler repair or a gas engineer in Maidenhead, Bray, Cookham, Taplow or Bourne End? Call us for a house, a riverside flat, a hotel or an office.",
  buildings: [
    "If your apartment is near the station or by the York Stream at Chapel Arches, we’ll agree with the agent when to shut off shared plant. In Queen Street we can start before your shop opens. In the terraces towards Furze Platt and Cox Green, we usually take the flue out through the back wall of the kitchen.",
    "After a flood in an Edwardian villa or a boathouse by the Thames, we check the electrics too, because they may be lower than the boiler. In the office parks at Vanwall, Foundation Park and Norreys Drive, screens round the plant may open only from inside, so we’ll need someone to let us in.",
  ],
  working: [
    "The Jubilee River protects the town side, but low roads at Cookham and Bray can still flood. If your road is under water, tell us which way we can reach you.",
  ],
  dayAndNight: [
    "Has a [sump or booster pump](/plumbing-services/pump-installation) failed, or is there a leak in your block? Our [24-hour emergency plumbers](/services/emergency-plumbing-repairs) will come. If the heating has stopped, book our [heating and boiler repair](/boiler-services) team.",
    "For hotels we carry out the [kitchen gas check](/gas-services/commercial-kitchen-gas) and look after the [water system](/services/water-system-maintenance). In offices we [service air conditioning](/air-conditioning), and draw up a [new design](/services/hvac-system-design) when the tenants change.",
  ],
  benefits: [
    "We can seal the holes where pipes enter a wall that floods",
    "We can give every floor of your office its own meter and controls",
    "We test both of a basement’s sump pumps under load, and the alarm with them",
  ],
  demand: [
    {
      service: "hvac-system-design",
      why: "If several tenants are to share plant that was built for one, we’ll work out how to divide it.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "Before you buy a range for a restaurant in Bray, we’ll check what the village gas main can supply.",
    },
    {
      service: "commercial-installation",
      why: "If you’re building a block, we can plan its pumped water, drains and risers along with the frame.",
    },
  ],
  street: {
    line: ["arches", "parade", "new flats 8", "1960s office 6", "waterside", "villa", "pub", "office park"],
    notes: [
      ["new flats", "Do your flats share a plant room? We can service it for the block."],
      ["waterside", "Home by the river? We put boilers and heat pumps on raised plinths."],
      ["villa", "House on an island? We can bring your new boiler by boat."],
    ],
  },
} as const satisfies AreaCopy;
