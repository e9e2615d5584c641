import type { AreaCopy } from "../../types";

export const southLondon = {
  description:
    "Need an emergency plumber, a gas engineer or boiler repair in south London? We work from Battersea and Greenwich to Croydon, Sutton and Bromley.",
  lead: "From the river at Vauxhall to the lanes of the North Downs, we send emergency plumbers, gas engineers and heating engineers. Bathrooms, heat pumps and office air conditioning are part of our work too.",
  buildings: [
    "In a divided villa in [Lewisham](/areas/lewisham), [Brixton](/areas/brixton) or [Streatham](/areas/streatham), we look for the one valve that shuts off everybody. In [Battersea](/areas/battersea) and [Wandsworth](/areas/wandsworth), terraces with bay windows may have a cellar where a leak is found late. A semi in [Bexley](/areas/bexley), [Merton](/areas/merton) or [Sutton](/areas/sutton), near its station, often has an old loft tank, and a house on the cottage estates a small kitchen.",
    "For an office or shop in [Croydon](/areas/croydon), [Kingston](/areas/kingston-upon-thames) or [Bromley](/areas/bromley), we ask the landlord before we drain a riser. Glass towers at Vauxhall, Battersea and [Woolwich](/areas/woolwich) may share their heat. In [Greenwich](/areas/greenwich) the World Heritage Site limits what may show, and past [Orpington](/areas/orpington) a house may have no gas.",
  ],
  working: [
    "The Wandle, Ravensbourne, Quaggy, Hogsmill and Cray all flood, so a boiler that stands low beside one of them should be raised. Further south the land rises on chalk to more than 200 m, and the water pressure changes with the slope.",
    "Lanes beyond the gas main run on oil or bottled gas. In the terraces we ask about parking when you book, so that your engineer is not looking for a space.",
  ],
  dayAndNight: [
    "Call us for [boiler repair](/boiler-services) or an [everyday plumbing job](/plumbing-services/plumber-london), and when water is running at night, for our [emergency plumbers](/services/emergency-plumbing-repairs). If you are planning a bathroom in the loft, talk to our [bathroom and kitchen plumbers](/services/bathroom-kitchen-plumbing) before the builder starts.",
    "Landlords can book the [yearly gas check](/gas-services/landlord-gas-safety). Offices can have [air conditioning](/air-conditioning) and heating in one [yearly contract](/maintenance). If you are thinking of a [heat pump](/services/energy-efficient-solutions), we can tell you whether it would suit your house.",
  ],
  benefits: [
    "We size your boiler from the water flow and the gas pipe that we measure at your house",
    "You get oil, bottled gas and heat pump compared if you have no mains gas",
    "If you manage an office and a few houses, all their boilers can go on one list",
  ],
  demand: [
    {
      service: "plumber-london",
      why: "Older houses and conversions bring everyday plumbing: lead pipes, shared drains and worn cylinders.",
    },
    {
      service: "energy-efficient-solutions",
      why: "From Sutton to Orpington, driveways and side passages can take outdoor units and larger cylinders that inner London cannot.",
    },
    {
      service: "commercial-installation",
      why: "When an office tower becomes flats, every home needs a bathroom where two washrooms served a whole floor.",
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
      ["villa", "Flats in a divided villa often share one old supply pipe."],
      ["semi", "A semi’s garden usually has room for a heat pump."],
      ["1960s office", "We fit out former offices one whole floor at a time."],
    ],
  },
} as const satisfies AreaCopy;
