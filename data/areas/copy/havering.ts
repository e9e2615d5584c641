import type { AreaCopy } from "../../types";

export const havering = {
  description:
    "Gas engineers, emergency plumbers and boiler repair in Havering, for homes from Hornchurch to Harold Hill and for warehouses at Rainham.",
  lead: "We send emergency plumbers, gas engineers and heating engineers to Hornchurch, Upminster, Harold Hill, Rainham and the rest of Havering. We repair and service boilers in homes, and can look after units on warehouse roofs.",
  buildings: [
    "If you have a cottage in Gidea Park’s conservation area, we’ll keep the flue at the rear. Family semis in Hornchurch, Cranham and Upminster often have room in the loft for a cylinder. If you live in a big detached house in Emerson Park, we can put two boilers on one controller.",
    "In Elm Park we may have to bring a boiler down a shared alley, so tell us who holds the key. On the post-war estate at Harold Hill, ask your landlord or neighbour whether your flue is shared.",
  ],
  working: [
    "Lorries use Ferry Lane at fixed hours, so tell us when we can put an access platform in your loading bay. The marsh there settles, so we set outdoor plant on a raft.",
    "Water in Havering is hard and comes from the Essex side, so we set scale treatment by that supplier’s analysis.",
  ],
  dayAndNight: [
    "You can book a yearly [boiler service or a boiler repair](/boiler-services) for any house in the borough. If a frost bursts a pipe, our [plumbers work day and night](/services/emergency-plumbing-repairs). Once the network has shut off a leaking supply, we carry out the [gas leak repair](/services/emergency-gas-repairs).",
    "If you manage a warehouse, we can take on its [packaged roof units](/services/rooftop-unit-installation) and its [heating and ventilation](/hvac-services). Ask us to compare [heat pumps](/services/energy-efficient-solutions) for your home, or to do the [gas safety check](/gas-services/landlord-gas-safety) if you rent it out.",
  ],
  benefits: [
    "If your Harold Hill house has concrete walls, we scan them before we drill for a flue",
    "If you heat a pool, we can meter it, so you know what it costs",
    "By the river we coat outdoor coils against damp and fit filters that keep out grit",
  ],
  demand: [
    {
      service: "rooftop-unit-installation",
      why: "Offices in a warehouse need fresh air all year, so we fit a unit for it on the roof.",
    },
    {
      service: "appliance-servicing",
      why: "If you own your home, nobody reminds you about the boiler, so book a yearly check with us.",
    },
    {
      service: "energy-efficient-solutions",
      why: "If you have a large garden, we can place a heat pump well away from the neighbours.",
    },
  ],
  street: {
    line: ["church", "cottage estate", "parade", "semi", "new-town terrace", "detached house", "school", "shed"],
    notes: [
      ["new-town terrace", "Old back boiler? We’ll take it out and make the chimney safe."],
      ["detached house", "House, pool and outbuildings on one supply? We’ll test the flow."],
      ["shed", "Where the ground settles, we fit pipes with flexible joints."],
    ],
  },
} as const satisfies AreaCopy;
