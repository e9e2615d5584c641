import type { AreaCopy } from "../../types";

export const havering = {
  description:
    "Gas engineers, emergency plumbers and boiler repair in Havering, for homes from Hornchurch to Harold Hill and for warehouses at Rainham.",
  lead: "We send emergency plumbers, gas engineers and heating engineers to Hornchurch, Upminster, Harold Hill, Rainham and the rest of Havering. We repair and service boilers in homes, and can look after units on warehouse roofs.",
  buildings: [
    "For a cottage in Gidea Park’s conservation area, we keep the flue at the rear. Family semis in Hornchurch, Cranham and Upminster often have room in the loft for a cylinder. In the big detached houses of Emerson Park, we can put two boilers on one controller.",
    "In Elm Park, tell us who holds the key to a shared alley, because we may have to bring a boiler that way. On the post-war estate at Harold Hill, near its schools and shops, ask whether your flue is shared.",
  ],
  working: [
    "Lorries use Ferry Lane at fixed hours, which decides when an access platform can stand in your loading bay. The marsh there settles, so we set outdoor plant on a raft.",
    "Water in Havering is hard and comes from the Essex side, and we set scale treatment by that supplier’s analysis. Some houses at Harold Hill have concrete system-built walls, where a flue takes longer to fit.",
  ],
  dayAndNight: [
    "You can book a yearly [boiler service or a boiler repair](/boiler-services) for any house in the borough. If a frost bursts a pipe, our [plumbers work day and night](/services/emergency-plumbing-repairs). Where the network has shut off your gas, we carry out the [gas leak repair](/services/emergency-gas-repairs).",
    "If you manage a warehouse, we can take on its [packaged roof units](/services/rooftop-unit-installation) and its [heating and ventilation](/hvac-services). We also compare [heat pumps](/services/energy-efficient-solutions) for owners and do [gas safety checks](/gas-services/landlord-gas-safety) for landlords.",
  ],
  benefits: [
    "We scan a concrete wall before we drill it for your flue",
    "If you heat a pool, we can meter it so that you know what it costs",
    "By the river we coat outdoor coils against damp and fit filters for the grit",
  ],
  demand: [
    {
      service: "rooftop-unit-installation",
      why: "Warehouse offices need fresh air all year, and we put the unit for it on the roof.",
    },
    {
      service: "appliance-servicing",
      why: "If you own your home, nobody reminds you about the boiler, so book a yearly check with us.",
    },
    {
      service: "energy-efficient-solutions",
      why: "A large garden leaves room for a heat pump, and we’ll place it well away from the neighbours.",
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
