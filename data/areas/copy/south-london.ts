import type { AreaCopy } from "../../types";

export const southLondon = {
  description:
    "Call us for an emergency plumber, a gas engineer or boiler repair in south London, from Battersea and Greenwich to Croydon, Sutton and Bromley.",
  lead: "Our emergency plumbers and gas engineers cover south London at any hour, from Vauxhall to the North Downs. We repair boilers in homes, and air con and gas cookers in shops, offices and restaurants.",
  advice: {
    houses: [
      "If your house could flood from the Wandle, the Ravensbourne or another river, we can move the boiler above flood level.",
      "In bay-fronted terraced houses in [Battersea](/areas/battersea) and [Wandsworth](/areas/wandsworth), a pipe can leak unnoticed under the floor or in the cellar. We trace the leak and repair it.",
      "A semi in [Bexley](/areas/bexley), [Merton](/areas/merton) or [Sutton](/areas/sutton) may have a water tank in the loft. Ask us whether you still need it.",
    ],
    flats: [
      "In larger houses split into flats in [Lewisham](/areas/lewisham), [Brixton](/areas/brixton) and [Streatham](/areas/streatham), one valve may shut off everyone’s water. Please warn your neighbours before we close it.",
      "Flats in the towers at Vauxhall and [Woolwich](/areas/woolwich) may have a heat interface unit (HIU), which takes heat from a network, instead of a boiler. If you own the flat and the lease says that the HIU is yours to repair, ring us when it fails.",
    ],
    shops: [
      "Shops and offices in [Croydon](/areas/croydon), [Kingston](/areas/kingston-upon-thames) and [Bromley](/areas/bromley) may share heating or cooling pipes with the rest of the building. We ask the building manager before we drain any of them.",
      "Restaurants in railway arches, as in Brixton and Vauxhall, have few openings for the fresh air that gas cookers need. We check that the gas cuts off if the fans stop.",
    ],
    offices: [
      "In an office in [Croydon](/areas/croydon) or a factory in [Merton](/areas/merton), planned work needn’t stop yours. We can service the heating and cooling before you open, or at the weekend.",
    ],
    access: [
      "In [Greenwich](/areas/greenwich) conservation areas, the council may refuse permission for an air conditioning unit that shows, so we keep it out of sight of the street.",
      "Roads round busy stations fill up, so we can deliver heavy parts early in the morning. If you live beyond [Orpington](/areas/orpington), tell us if your lane is too narrow for a van.",
    ],
  },
  demand: [
    {
      service: "plumber-london",
      why: "Lead pipes, blocked drains and leaking cylinders are common in older houses. We deal with all three.",
    },
    {
      service: "energy-efficient-solutions",
      why: "From Sutton to Orpington, many houses have room for a heat pump and a larger cylinder. Ask us to check yours.",
    },
    {
      service: "commercial-installation",
      why: "When an office tower is turned into flats, we can put in the pipes and drains for every bathroom.",
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
      ["detached house", "Low pressure in a large house split into flats? We measure the pipe from the street."],
      ["semi", "In a semi, we can often put the boiler flue on the side wall."],
      ["1960s office", "Air con off on one office floor? We check that floor’s units before the chiller on the roof."],
    ],
  },
} as const satisfies AreaCopy;
