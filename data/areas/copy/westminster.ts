import type { AreaCopy } from "../../types";

export const westminster = {
  description:
    "Chillers, heating, gas and emergency plumbing in Westminster: Victoria offices, Pimlico flats, Covent Garden theatres and Cathedral mansion flats.",
  lead: "Call us for an emergency plumber, a gas engineer or boiler repair in Westminster, Victoria, Pimlico or Covent Garden. We also service and replace chillers, and repair heating in flats on Pimlico’s heat network.",
  buildings: [
    "In an office on Victoria Street, from Cardinal Place to Nova, ask your building manager which hours the chilled water runs. In Whitehall’s listed departments, beside a World Heritage Site and behind stone façades, we allow days for security. A red-brick mansion flat near the Cathedral may share its boiler and its riser.",
    "In one of Pimlico’s stucco houses a flat may have its own boiler, while on the council estates at Churchill Gardens, Lillington Gardens and Millbank the heat can be shared. In the theatres, hotels and market-hall restaurants of Covent Garden and the Strand, we fit our hours to yours.",
  ],
  working: [
    "The council runs Pimlico’s heat network from the pump house at Churchill Gardens. Before we change your radiators we need its consent, and afterwards we test at a pressure that suits the network.",
    "Protected views keep roofs low in Victoria. We choose new chillers by height first, and keep them under the screen line that planners have fixed. Secure sites want vetted names, tool lists and vehicle details days ahead, so tell us early if yours is one.",
  ],
  dayAndNight: [
    "If you smell gas in a restaurant, first read [what to do](/emergency). Once the supply is safe, we carry out the [gas leak repair](/services/emergency-gas-repairs), and each year the [commercial gas check](/services/gas-safety-certificates). Flats and small hotels can call our [emergency plumbers in Westminster](/services/emergency-plumbing-repairs) all night.",
    "If you manage offices in Victoria, we can take on the [chiller servicing](/services/chiller-installation) or a whole [maintenance contract](/maintenance). Theatres and listed offices can start with [building services design](/design-services), and mansion blocks with our [heating engineers](/heating-services). If your flat has its own boiler, ask for a [boiler service or repair](/boiler-services).",
  ],
  benefits: [
    "We book shutdowns on Pimlico’s network through the council",
    "In a theatre we work between shows or on dark days, and prove that the new plant is silent",
    "We clear names, tools and vehicles with security before the day",
  ],
  demand: [
    {
      service: "chiller-installation",
      why: "Offices and hotels here depend on central cooling, and a new machine has to suit road closures and the strength of the roof.",
    },
    {
      service: "hvac-system-design",
      why: "In listed buildings walls may not be cut, so we draw each route round them and explain it to the conservation officer.",
    },
    {
      service: "heating-system-maintenance",
      why: "Mansion blocks near the Cathedral share boilers, and the pipes were sized a century ago.",
    },
  ],
  street: {
    line: [
      "church",
      "mansion block 6",
      "1960s office 7",
      "stucco terrace",
      "council block",
      "market hall",
      "hotel 6",
      "Edwardian office",
    ],
    notes: [
      ["mansion block", "Shared heating in old blocks should be balanced every autumn."],
      ["council block", "A flat on the district heat network has no boiler of its own."],
      ["market hall", "Kitchens in the market hall get their air from the roof."],
    ],
    network: "council block",
  },
} as const satisfies AreaCopy;
