import type { AreaCopy } from "../../types";

export const southLondon = {
  description:
    "Call us for an emergency plumber, a gas engineer or boiler repair in south London, from Battersea and Greenwich to Croydon, Sutton and Bromley.",
  lead: "Our emergency plumbers and gas engineers cover south London from Vauxhall to the North Downs. We repair leaks and boilers, clear drains, fit bathrooms and heat pumps, and look after air conditioning in shops, restaurants and offices.",
  buildings: [
    "In larger houses split into flats in [Lewisham](/areas/lewisham), [Brixton](/areas/brixton) and [Streatham](/areas/streatham), one valve may shut off everyone’s water, so please warn your neighbours. We trace and repair leaks under floors and in cellars in bay-fronted terraces in [Battersea](/areas/battersea) and [Wandsworth](/areas/wandsworth). If your semi in [Bexley](/areas/bexley), [Merton](/areas/merton) or [Sutton](/areas/sutton) has a loft tank, ask us whether you still need it. We fit compact boilers in cottages on the St Helier estate.",
    "In the towers at Vauxhall and [Woolwich](/areas/woolwich), your water may be heated by a heat interface unit (HIU), not a boiler. We service HIUs, but check your lease first: it may be the operator’s job. We keep air conditioning units out of sight in [Greenwich](/areas/greenwich) conservation areas. Beyond [Orpington](/areas/orpington), tell us if your lane is too narrow for a van.",
    "Offices and shops in [Croydon](/areas/croydon), [Kingston](/areas/kingston-upon-thames) and [Bromley](/areas/bromley) may share pipes. We ask the building manager before we drain any.",
  ],
  working: [
    "We can move the boiler above flood level in homes at risk from the Wandle, the Ravensbourne or another river.",
  ],
  dayAndNight: [
    "Our [emergency plumbers](/services/emergency-plumbing-repairs) come out day and night for a burst pipe or a blocked drain. No heating or hot water? If you rent your home, ring your landlord first: the repair is their job. If you own or let it, ring us for a [boiler repair](/boiler-services) at any hour. We also do [everyday plumbing](/plumbing-services/plumber-london), and our [bathroom and kitchen plumbers](/services/bathroom-kitchen-plumbing) fit new bathrooms.",
    "We do the [gas safety check](/gas-services/landlord-gas-safety) that landlords need every 12 months. If you rent out several houses, one contract can cover all the boilers. If you’re thinking of a [heat pump](/services/energy-efficient-solutions), we’ll tell you whether it suits your house.",
    "If the air con stops in your shop, restaurant or office, [ring us day or night](/services/emergency-hvac). We also fit and service [air conditioning](/air-conditioning), and do [kitchen gas checks and repairs](/gas-services/commercial-kitchen-gas) for restaurants. If you manage a building, one [contract](/maintenance) can cover its heating, cooling and water.",
  ],
  benefits: [
    "We measure your water flow and gas pressure before we choose a boiler",
    "We compare oil, LPG and a heat pump if your home has no mains gas",
    "We can deliver heavy parts early near a busy station",
  ],
  demand: [
    {
      service: "plumber-london",
      why: "Lead pipes, blocked drains and leaking cylinders are common in older houses. We deal with all three.",
    },
    {
      service: "energy-efficient-solutions",
      why: "From Sutton to Orpington, many houses have room for a heat pump and a larger cylinder. We fit both.",
    },
    {
      service: "commercial-installation",
      why: "We put in the pipes and drains for every bathroom when an office tower becomes flats.",
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
      ["detached house", "Water pressure can be low in a house split into flats. We can fix it."],
      ["semi", "We flush radiators in a semi when they’re cold at the bottom."],
      ["1960s office", "Air con off on one office floor? We find the fault and repair it."],
    ],
  },
} as const satisfies AreaCopy;
