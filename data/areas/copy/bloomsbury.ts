import type { AreaCopy } from "../../types";

export const bloomsbury = {
  description:
    "Gas, plumbing, heating and air conditioning engineers in Bloomsbury and Holborn, with emergency plumbers for hotels, colleges and listed terraces.",
  lead: "Our gas engineers, emergency plumbers and air conditioning engineers cover Bloomsbury, Holborn and Fitzrovia. Call us about a stuffy room, kitchen gas or a boiler repair. We work in hotels, clinics, colleges and listed houses.",
  buildings: [
    "Do you rent part of a Georgian house in Bedford Square or Gower Street? One riser may serve several tenants, so please agree the shutdown with the others. If you manage a university building or one of the hospitals round Queen Square, we’ll usually need a permit before we shut anything off.",
    "If you rent an Edwardian stone office on Kingsway, ask the landlord which hours the boiler runs, because a cold morning may not be a fault. If you have chambers in Lincoln’s Inn, a workshop in Hatton Garden or a restaurant on Charlotte Street, we can start before you open.",
  ],
  working: [
    "Nothing new may show on the front of a listed terrace, so we put air conditioning units in rear lightwells or behind the mansard roof and run their pipes in old flues. You’ll usually need listed building consent, even for the fixings. If an estate owns the freehold, you’ll need its licence as well.",
    "If you run an operating theatre or a reading room, we’ll work on its fans at hours that suit you. Please ask your porter or estate office where our van can unload.",
  ],
  dayAndNight: [
    "If there’s a leak in your hotel or student hall, ring our [emergency plumbers in London](/services/emergency-plumbing-repairs) as soon as you find it. If a server room loses its cooling, call for [emergency air conditioning and heating repair](/services/emergency-hvac).",
    "We test kitchens and workshops for [commercial gas safety certificates](/services/gas-safety-certificates). A college can put its whole plant room under one [maintenance contract](/maintenance). Altering a listed house? Talk to our [building services designers](/design-services) first.",
  ],
  benefits: [
    "We find pipe routes that leave cornices, panelling and stone stairs alone",
    "We’ll give you drawings to pass on to the estate’s surveyor and the conservation officer",
    "We’ll test your workshop’s torch gas, oxygen and fume extract in one visit",
  ],
  demand: [
    {
      service: "ventilation-systems",
      why: "Classroom, clinic or basement kitchen in a house built for coal fires? We can fit fans to bring in fresh air.",
    },
    {
      service: "hvac-system-design",
      why: "A listed terrace may have only one or two routes for pipes, so we look for them before you apply for consent.",
    },
    {
      service: "gas-system-installations",
      why: "Adding burners in a hotel kitchen or a workshop? The gas pipe may be too small, so we’ll check it and fit a larger one if you need it.",
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
      ["university", "Laboratory fans worn out? We change them one at a time."],
      ["hotel", "Is the gas pipe in your hotel’s vault rusty? We can replace it."],
    ],
  },
} as const satisfies AreaCopy;
