import type { AreaCopy } from "../../types";

export const southLondon = {
  description:
    "Need an emergency plumber, a gas engineer or boiler repair in south London? We work from Battersea and Greenwich to Croydon, Sutton and Bromley.",
  lead: "Our emergency plumbers and gas engineers cover all of south London, from the river at Vauxhall to the lanes of the North Downs. We also fit bathrooms and heat pumps, and look after air conditioning in offices.",
  buildings: [
    "In a divided villa in [Lewisham](/areas/lewisham), [Brixton](/areas/brixton) or [Streatham](/areas/streatham), we start at the one valve that shuts off every flat. In the bay-fronted terraces of [Battersea](/areas/battersea) and [Wandsworth](/areas/wandsworth) we check the cellar too, where nobody notices a leak. We can take out the loft tank of a semi near the station in [Bexley](/areas/bexley), [Merton](/areas/merton) or [Sutton](/areas/sutton), and fit a compact boiler in a small kitchen on the cottage estates.",
    "If you rent an office or shop in [Croydon](/areas/croydon), [Kingston](/areas/kingston-upon-thames) or [Bromley](/areas/bromley), we’ll ask your landlord before we drain shared pipes. If your flat in the towers at Vauxhall, Battersea or [Woolwich](/areas/woolwich) has no boiler, we’ll service its heat unit. In [Greenwich](/areas/greenwich) we keep plant out of sight, and past [Orpington](/areas/orpington) we check first if there’s a gas main.",
  ],
  working: [
    "If your boiler stands low beside the Wandle, Ravensbourne, Quaggy, Hogsmill or Cray, we can move it above flood level.",
    "In the terraces we’ll ask about parking when you book, so that your engineer isn’t driving round for a space.",
  ],
  dayAndNight: [
    "Call us for [boiler repair](/boiler-services) or an [everyday plumbing job](/plumbing-services/plumber-london). If water is running, our [emergency plumbers](/services/emergency-plumbing-repairs) come out day and night. Planning a bathroom in the loft? Talk to our [bathroom and kitchen plumbers](/services/bathroom-kitchen-plumbing) before the builder starts.",
    "We do the [yearly gas check](/gas-services/landlord-gas-safety) for landlords, and look after office [air conditioning](/air-conditioning) and heating under one [yearly contract](/maintenance). If you’re thinking of a [heat pump](/services/energy-efficient-solutions), we’ll tell you whether it would suit your house.",
  ],
  benefits: [
    "We’ll measure your water flow and gas pressure before we choose a boiler for you",
    "If you have no mains gas, we’ll compare oil, bottled gas and a heat pump with you",
    "We can service the boilers of an office and several houses under one contract",
  ],
  demand: [
    {
      service: "plumber-london",
      why: "Lead pipes, shared drains and worn cylinders are common in older houses, and we repair or replace them all.",
    },
    {
      service: "energy-efficient-solutions",
      why: "From Sutton to Orpington many houses have room at the side for a heat pump and a larger cylinder, and we fit both.",
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
      ["villa", "Flats in a villa often share one old pipe, which we can replace."],
      ["semi", "We can often find room for a heat pump in the garden of a semi."],
      ["1960s office", "We fit out former offices one whole floor at a time."],
    ],
  },
} as const satisfies AreaCopy;
