import type { AreaCopy } from "../../types";

export const bloomsbury = {
  description:
    "Gas, plumbing, heating and air conditioning engineers in Bloomsbury and Holborn, with emergency plumbers for hotels, colleges and listed terraces.",
  lead: "Our gas engineers, emergency plumbers and air conditioning engineers cover Bloomsbury, Holborn and Fitzrovia. We can cool a stuffy room, look after kitchen gas or do a boiler repair. We work in hotels, clinics, colleges and listed houses.",
  buildings: [
    "In a Grade I terrace in Bedford Square or a Georgian house in Gower Street, one riser may serve several tenants, so agree the shutdown with all of them. University buildings, and hospitals such as those round Queen Square, usually issue a permit before anyone may isolate a service.",
    "If you rent an Edwardian stone office on Kingsway, ask the landlord which hours the boiler runs, because a cold morning may not be a fault. At chambers in Lincoln’s Inn, workshops in Hatton Garden and restaurants on Charlotte Street, we can start before your working day does.",
  ],
  working: [
    "Nothing new may be seen on the front of these terraces, so we put outdoor units into rear lightwells or behind the mansard roof and run their pipes in old flues. Listed building consent covers even the fixings. If an estate owns the freehold, you’ll need its licence as well.",
    "In operating theatres and reading rooms we change the air over at hours that you agree. We read the pressures before and after. Please ask your porter or estate office where our van may load.",
  ],
  dayAndNight: [
    "A leak in a hotel or a student hall wakes a lot of people, so ring our [emergency plumbers in London](/services/emergency-plumbing-repairs) as soon as you find it. If a server room loses its cooling, call for [emergency air conditioning and heating repair](/services/emergency-hvac).",
    "We test kitchens and workshops for [commercial gas safety certificates](/services/gas-safety-certificates). A college can put its whole plant room on one [maintenance contract](/maintenance). If your house is listed, start with [building services design](/design-services).",
  ],
  benefits: [
    "We find pipe routes that leave cornices, panelling and stone stairs alone",
    "You can hand our drawings to the estate’s surveyor and to the conservation officer",
    "If you run a workshop, we’ll test the torch gas, the oxygen and the fume extract in one visit",
  ],
  demand: [
    {
      service: "ventilation-systems",
      why: "Classrooms, clinics and basement kitchens are in houses built for coal fires, so we bring in fresh air by fan.",
    },
    {
      service: "hvac-system-design",
      why: "A listed terrace may have only one or two routes for pipes. We find them on paper before you apply for consent.",
    },
    {
      service: "gas-system-installations",
      why: "If a hotel kitchen shares its gas with workshops, we’ll fit larger pipe and new valves before anything is added.",
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
      ["university", "A laboratory needs air all the time, so we change one fan at a time."],
      ["hotel", "Hotel kitchen gas may start in an old vault, and we can renew it."],
    ],
  },
} as const satisfies AreaCopy;
