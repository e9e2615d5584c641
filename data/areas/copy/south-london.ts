import type { AreaCopy } from "../../types";

export const southLondon = {
  description:
    "Call us for an emergency plumber, a gas engineer or boiler repair in south London, from Battersea and Greenwich to Croydon, Sutton and Bromley.",
  lead: "Our emergency plumbers and gas engineers cover all of south London, from the river at Vauxhall to the lanes of the North Downs. We also fit bathrooms and heat pumps, and repair air conditioning in shops and offices.",
  buildings: [
    "In villas split into flats in [Lewisham](/areas/lewisham), [Brixton](/areas/brixton) and [Streatham](/areas/streatham), one valve may shut off everybody’s water, so we warn your neighbours. In the bay-fronted terraces of [Battersea](/areas/battersea) and [Wandsworth](/areas/wandsworth), we trace leaks under floors and in cellars. If your semi in [Bexley](/areas/bexley), [Merton](/areas/merton) or [Sutton](/areas/sutton) has a loft tank, ask us whether you still need it. In a small cottage kitchen, we fit a compact boiler.",
    "Flats in the towers at Vauxhall and [Woolwich](/areas/woolwich) may have a heat interface unit instead of a boiler, and we service those too. In a conservation area in [Greenwich](/areas/greenwich), we keep cooling units out of sight. Beyond [Orpington](/areas/orpington), please warn us if your lane is narrow.",
    "In offices and shops in [Croydon](/areas/croydon), [Kingston](/areas/kingston-upon-thames) and [Bromley](/areas/bromley), we ask the landlord before we drain shared pipes.",
  ],
  working: [
    "In a house that could flood, near the Wandle, the Ravensbourne or another river, we can move the boiler above flood level.",
    "For a building by a busy station, we deliver heavy parts early in the day.",
  ],
  dayAndNight: [
    "Our [emergency plumbers](/services/emergency-plumbing-repairs) come out day and night for a burst pipe or a blocked drain. Call us for a [boiler repair](/boiler-services) or an [everyday plumbing job](/plumbing-services/plumber-london) as well. For a new bathroom, talk to our [bathroom and kitchen plumbers](/services/bathroom-kitchen-plumbing) before the builder starts.",
    "We do the [gas check](/gas-services/landlord-gas-safety) that landlords need every 12 months. Thinking of a [heat pump](/services/energy-efficient-solutions)? We tell you whether it would suit your house.",
    "Is your office or shop too warm? We repair its [air conditioning](/air-conditioning) or fit a new system. For restaurants, we carry out [kitchen gas checks and repairs](/gas-services/commercial-kitchen-gas). In managed buildings, one [yearly contract](/maintenance) covers the heating, the cooling and the water.",
  ],
  benefits: [
    "We measure your water flow and gas pressure before we choose a boiler for you",
    "In homes without mains gas, we compare oil, bottled gas and a heat pump for you",
    "For a landlord with several houses, one contract can cover all the boilers",
  ],
  demand: [
    {
      service: "plumber-london",
      why: "Lead pipes, blocked drains and worn cylinders are common in older houses, and we deal with all three.",
    },
    {
      service: "energy-efficient-solutions",
      why: "From Sutton to Orpington, many houses have room for a heat pump outside and a larger cylinder indoors.",
    },
    {
      service: "commercial-installation",
      why: "When an office tower becomes flats, we put in the pipes and drains for a bathroom in every flat.",
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
      ["villa", "Low pressure in a villa split into flats? We find out why."],
      ["semi", "Radiators cold at the bottom in your semi? We flush them clean."],
      ["1960s office", "Office too hot on one floor? We check and repair its cooling."],
    ],
  },
} as const satisfies AreaCopy;
