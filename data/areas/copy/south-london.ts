import type { AreaCopy } from "../../types";

export const southLondon = {
  description:
    "Call us for an emergency plumber, a gas engineer or boiler repair in south London, from Battersea and Greenwich to Croydon, Sutton and Bromley.",
  lead: "Our emergency plumbers and gas engineers cover south London at any hour, from Vauxhall to the North Downs. We do boiler repairs, bathrooms and heat pumps in homes, air con in shops, offices and restaurants, and kitchen gas too.",
  advice: {
    houses: [
      "We measure your water flow and gas pressure before we choose a boiler.",
      "If your home has no mains gas, we can check whether a heat pump would suit it.",
      "In homes at risk of flooding from the Wandle, the Ravensbourne or another river, we can move the boiler above flood level.",
      "Beyond [Orpington](/areas/orpington), tell us if your lane is too narrow for a van.",
      "In bay-fronted terraces in [Battersea](/areas/battersea) and [Wandsworth](/areas/wandsworth), we can trace a leak under the floor or in the cellar and repair it.",
      "If your semi in [Bexley](/areas/bexley), [Merton](/areas/merton) or [Sutton](/areas/sutton) has a loft tank, ask us whether you still need it.",
    ],
    flats: [
      "In larger houses split into flats in [Lewisham](/areas/lewisham), [Brixton](/areas/brixton) and [Streatham](/areas/streatham), one valve may shut off everyone’s water, so please warn your neighbours.",
      "If a cottage kitchen on the St Helier estate is short of room, ask us about a compact boiler.",
      "In the towers at Vauxhall and [Woolwich](/areas/woolwich), your hot water may come from a heat interface unit (HIU), not a boiler. If it fails, your landlord or the operator may have to repair it, so tell them first. If the HIU is yours, we can service it.",
    ],
    shops: [
      "Offices and shops in [Croydon](/areas/croydon), [Kingston](/areas/kingston-upon-thames) and [Bromley](/areas/bromley) may share pipes. We ask the building manager before we drain any.",
    ],
    access: [
      "Near busy stations, we can deliver heavy parts early.",
      "In [Greenwich](/areas/greenwich) conservation areas, we keep air conditioning units out of sight of the street.",
    ],
  },
  demand: [
    {
      service: "plumber-london",
      why: "Lead pipes, blocked drains and leaking cylinders are common in older houses. We deal with all three.",
    },
    {
      service: "energy-efficient-solutions",
      why: "From Sutton to Orpington, many houses have room for a heat pump and a larger cylinder. We’ll check yours.",
    },
    {
      service: "commercial-installation",
      why: "When an office tower becomes flats, we put in the pipes and drains for every bathroom.",
    },
  ],
  street: {
    line: [
      "station",
      "detached house",
      "bay terrace",
      "semi",
      "cottage estate",
      "1960s office 8",
      "glass tower",
      "parade",
    ],
    notes: [
      ["detached house", "If water pressure is low in a converted house, we can find out why."],
      ["semi", "Radiators in your semi cold at the bottom? It may be sludge."],
      ["1960s office", "Air con off on one office floor? We check its fan coils and valves."],
    ],
  },
} as const satisfies AreaCopy;
