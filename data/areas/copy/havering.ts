import type { AreaCopy } from "../../types";

export const havering = {
  description:
    "Gas engineers, emergency plumbers and boiler repair in Havering: homes from Hornchurch to Harold Hill, and heating for warehouses at Rainham.",
  lead: "We send emergency plumbers, gas engineers and heating engineers to Hornchurch, Upminster, Harold Hill, Rainham and the rest of Havering. A yearly boiler service or a repair at home is as much our work as a unit on a warehouse roof.",
  buildings: [
    "For a cottage in Gidea Park’s conservation area, we keep the flue at the rear. Family semis in Hornchurch, Cranham and Upminster often have room in the loft for a cylinder. In the big detached houses of Emerson Park, two boilers may need one controller.",
    "In Elm Park, tell us who holds the key to a shared alley. On the post-war estate at Harold Hill, near its schools and shops, ask whether your flue is shared.",
  ],
  working: [
    "Lorries use Ferry Lane at fixed hours, which decides when an access platform can stand in your loading bay. The marsh there settles, so outdoor plant is set on a raft.",
    "Water in Havering is hard and comes from the Essex side. We set scale treatment by that supplier’s analysis. Some houses at Harold Hill have concrete system-built walls, so fitting a flue there takes longer.",
  ],
  dayAndNight: [
    "A yearly [boiler service or a boiler repair](/boiler-services) can be booked for any house in the borough. If a frost bursts a pipe, our [plumbers work day and night](/services/emergency-plumbing-repairs). Where the network has shut off your gas, we carry out the [gas leak repair](/services/emergency-gas-repairs).",
    "Warehouse managers can hand us their [packaged roof units](/services/rooftop-unit-installation) and their [heating and ventilation](/hvac-services). We also compare [heat pumps](/services/energy-efficient-solutions) for owners and do [gas safety checks](/gas-services/landlord-gas-safety) for landlords.",
  ],
  benefits: [
    "We scan a concrete wall before we drill it for your flue",
    "If you heat a pool, it has its own meter, so you know what it costs",
    "Outdoor coils by the river are coated against damp, with filters for the grit",
  ],
  demand: [
    {
      service: "rooftop-unit-installation",
      why: "Warehouse offices need fresh air all year, and a clear roof is the easiest place for the unit.",
    },
    {
      service: "appliance-servicing",
      why: "If you own your home, it is up to you to remember when the boiler should be opened and cleaned.",
    },
    {
      service: "energy-efficient-solutions",
      why: "A large garden leaves room for a heat pump at a good distance from the neighbours.",
    },
  ],
  street: {
    line: ["church", "cottage estate", "parade", "semi", "new-town terrace", "detached house", "school", "shed"],
    notes: [
      ["new-town terrace", "Some post-war houses were built for coal and a back boiler."],
      ["detached house", "One supply may feed the house, a pool and the outbuildings."],
      ["shed", "Where the ground settles, pipes enter through flexible joints."],
    ],
  },
} as const satisfies AreaCopy;
