import type { AreaCopy } from "../../types";

export const havering = {
  description:
    "Gas engineers, emergency plumbers and boiler repair in Havering, for homes from Hornchurch to Harold Hill and for warehouses at Rainham.",
  lead: "We send emergency plumbers, gas engineers and heating engineers to Hornchurch, Upminster, Harold Hill, Rainham and the rest of Havering. We repair and service boilers in homes, and can look after units on warehouse roofs.",
  buildings: [
    "If you have a cottage in Gidea Park’s conservation area, we’ll keep the flue at the rear. Your semi in Hornchurch, Cranham or Upminster may have room in the loft for a cylinder. A big detached house in Emerson Park may need two boilers, and we can run both from one controller.",
    "In Elm Park we may have to bring a boiler down a shared alley, so tell us who holds the key. On the post-war estate at Harold Hill, ask your landlord or neighbour whether your flue is shared.",
  ],
  working: [
    "Ferry Lane is busy with lorries, so tell us when your loading bay is free for an access platform. The marsh there settles, so we set outdoor plant on a wide base.",
    "Havering’s water is hard, so we set scale treatment to your supplier’s figures.",
  ],
  dayAndNight: [
    "You can book a yearly [boiler service or a boiler repair](/boiler-services) for any house in the borough. If frost bursts a pipe, call our [plumbers, day or night](/services/emergency-plumbing-repairs). Once the gas network has shut off a leaking supply, we carry out the [gas leak repair](/services/emergency-gas-repairs).",
    "If you manage a warehouse, we can take on its [packaged roof units](/services/rooftop-unit-installation) and its [heating and ventilation](/hvac-services). Ask us to compare [heat pumps](/services/energy-efficient-solutions) for your home, or to do the [gas safety check](/gas-services/landlord-gas-safety) if you rent it out.",
  ],
  benefits: [
    "If your Harold Hill house has concrete walls, we scan them before we drill for a flue",
    "If you heat a pool, we can fit a meter, so you know what it costs",
    "If your plant is by the river, we’ll coat its coils against damp and fit filters for the grit",
  ],
  demand: [
    {
      service: "rooftop-unit-installation",
      why: "The offices inside a warehouse need fresh air all year, and a unit on the roof can supply it.",
    },
    {
      service: "appliance-servicing",
      why: "If you own your home, remembering the boiler is up to you, so book a yearly check with us.",
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
      ["shed", "Warehouse on soft ground? We fit pipes with flexible joints."],
    ],
  },
} as const satisfies AreaCopy;
