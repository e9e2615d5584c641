import type { AreaCopy } from "../../types";

export const southLondon = {
  description:
    "Call us for an emergency plumber, a gas engineer or boiler repair in south London, from Battersea and Greenwich to Croydon, Sutton and Bromley.",
  lead: "Our emergency plumbers and gas engineers cover all of south London, from the river at Vauxhall to the lanes of the North Downs. We also fit bathrooms and heat pumps, and service air conditioning in offices.",
  buildings: [
    "In a villa split into flats in [Lewisham](/areas/lewisham), [Brixton](/areas/brixton) or [Streatham](/areas/streatham), one valve may shut off everybody’s water, so we’ll warn your neighbours. In the bay-fronted terraces of [Battersea](/areas/battersea) and [Wandsworth](/areas/wandsworth), a leak in the cellar can go unnoticed, so we check there too. If your semi in [Bexley](/areas/bexley), [Merton](/areas/merton) or [Sutton](/areas/sutton) has a loft tank, ask us whether you still need it. We can fit a compact boiler in a small kitchen on a cottage estate.",
    "If you rent an office or shop in [Croydon](/areas/croydon), [Kingston](/areas/kingston-upon-thames) or [Bromley](/areas/bromley), we’ll ask your landlord before we drain shared pipes. Flats in the towers at Vauxhall, Battersea or [Woolwich](/areas/woolwich) may have a heat interface unit instead of a boiler, and we can service it. In a conservation area in [Greenwich](/areas/greenwich), we keep cooling units out of sight. Beyond [Orpington](/areas/orpington), please warn us if your lane is narrow.",
  ],
  working: [
    "If your house near the Wandle, the Ravensbourne or another river could flood, we can move the boiler above flood level.",
    "If your building is by a busy station, we can deliver heavy parts early in the day.",
  ],
  dayAndNight: [
    "Call us for [boiler repair](/boiler-services) or an [everyday plumbing job](/plumbing-services/plumber-london). If a pipe has burst, our [emergency plumbers](/services/emergency-plumbing-repairs) come out day and night. Planning a bathroom in the loft? Talk to our [bathroom and kitchen plumbers](/services/bathroom-kitchen-plumbing) before the builder starts.",
    "We do the [yearly gas check](/gas-services/landlord-gas-safety) for landlords, and can maintain office [air conditioning](/air-conditioning) and heating under one [yearly contract](/maintenance). Thinking of a [heat pump](/services/energy-efficient-solutions)? We’ll tell you if it would suit your house.",
  ],
  benefits: [
    "We’ll measure your water flow and gas pressure before we choose a boiler for you",
    "If you have no mains gas, we’ll compare oil, bottled gas and a heat pump with you",
    "If you own an office and several houses, one contract can cover all their boilers",
  ],
  demand: [
    {
      service: "plumber-london",
      why: "Lead pipes, shared drains and worn cylinders are common in older houses, and we can repair or replace them all.",
    },
    {
      service: "energy-efficient-solutions",
      why: "From Sutton to Orpington, many houses have room for a heat pump outside and a larger cylinder indoors.",
    },
    {
      service: "commercial-installation",
      why: "When an office tower becomes flats, we can put in the pipes and drains for a bathroom in every flat.",
    },
  ],
  street: {
    line: [
      "station",
      "villa",
      "bay terrace",
      "semi",
      "cottage estate",
      "1960s office 8",
      "glass tower",
      "parade",
      "church",
    ],
    notes: [
      ["villa", "Flats in your villa sharing one old water pipe? We can replace it."],
      ["semi", "Does your semi have a garden? We can often fit a heat pump there."],
      ["1960s office", "Turning an office into flats? We can work one floor at a time."],
    ],
  },
} as const satisfies AreaCopy;
