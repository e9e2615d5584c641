import type { AreaCopy } from "../../types";

export const bloomsbury = {
  description:
    "Gas, plumbing, heating and air conditioning engineers in Bloomsbury and Holborn, with emergency plumbers for hotels, colleges and listed terraces.",
  lead: "Our gas engineers, emergency plumbers and air conditioning engineers cover Bloomsbury, Holborn and Fitzrovia. Call us about a stuffy room, kitchen gas or a boiler repair. We work in hotels, clinics, colleges and listed houses.",
  buildings: [
    "In a shared Georgian house in Bedford Square or Gower Street, one riser may serve several tenants, so please agree any shutdown with the others. If you manage a university building or one of the hospitals round Queen Square, we’ll usually need a permit before we shut anything off.",
    "If you rent an Edwardian stone office on Kingsway, ask the landlord which hours the boiler runs, because a cold morning may not be a fault. In chambers at Lincoln’s Inn, a workshop in Hatton Garden or a restaurant on Charlotte Street, we can work early in the morning.",
  ],
  working: [
    "New plant is rarely allowed on the front of a listed terrace, so we put air conditioning units in rear lightwells or behind the mansard roof and run their pipes in old flues. You’ll usually need listed building consent, even for the fixings. If an estate owns the freehold, you’ll need its licence as well.",
    "We can work on the fans of an operating theatre or a reading room when nobody is using it.",
  ],
  dayAndNight: [
    "If there’s a leak in your hotel or student hall, ring our [emergency plumbers in London](/services/emergency-plumbing-repairs) as soon as you find it. If a server room loses its cooling, call for [emergency air conditioning and heating repair](/services/emergency-hvac).",
    "We test kitchens and workshops for [commercial gas safety certificates](/services/gas-safety-certificates). A college can put its whole plant room under one [maintenance contract](/maintenance). Altering a listed house? Talk to our [building services designers](/design-services) first. For flats, ask us for [boiler repair](/boiler-services) or the [landlord’s gas check](/gas-services/landlord-gas-safety).",
  ],
  benefits: [
    "We find pipe routes that leave cornices, panelling and stone stairs alone",
    "We’ll give you drawings to pass on to the estate’s surveyor and the conservation officer",
    "We can check a jewellery workshop’s torch gas and its fume extract in one visit",
  ],
  demand: [
    {
      service: "ventilation-systems",
      why: "Classrooms, clinics and basement kitchens in old houses can be stuffy. We can fit fans to bring in fresh air.",
    },
    {
      service: "hvac-system-design",
      why: "A listed terrace may have only one or two routes for pipes, so we look for them before you apply for consent.",
    },
    {
      service: "gas-system-installations",
      why: "Adding burners in a hotel kitchen or a workshop? We’ll check that the gas pipe is large enough before you buy them.",
    },
  ],
  street: {
    line: [
      "Georgian terrace",
      "university",
      "Edwardian office",
      "pub",
      "Georgian terrace",
      "hospital 7",
      "hotel 6",
      "parade",
      "school",
    ],
    notes: [
      ["Georgian terrace", "Boiler in a pavement vault? We’ll check that it gets enough air."],
      ["university", "Laboratory fans worn out? We can change them one at a time."],
      ["hotel", "Is the gas pipe in your hotel’s vault rusty? We can replace it."],
    ],
  },
} as const satisfies AreaCopy;
