import type { AreaCopy } from "../../types";

export const bloomsbury = {
  description:
    "Gas, plumbing, heating and air conditioning engineers in Bloomsbury and Holborn, with emergency plumbers for hotels, colleges and listed terraces.",
  lead: "Our gas engineers, emergency plumbers and air conditioning engineers cover Bloomsbury, Holborn and Fitzrovia. We cool stuffy rooms, look after kitchen gas and do boiler repair. You may run a hotel, a clinic or a college, or own a listed house.",
  buildings: [
    "In a Grade I terrace in Bedford Square, or a Georgian house in Gower Street, a riser may serve several tenants, so agree a shutdown with all of them. University buildings, and hospitals such as those round Queen Square, usually ask for a permit before anyone isolates a service.",
    "If you rent an Edwardian stone office on Kingsway, ask the landlord which hours the boiler runs before you call it a fault. In chambers at Lincoln’s Inn, the workshops of Hatton Garden and restaurants on Charlotte Street, we start before your working day does.",
  ],
  working: [
    "Nothing new may show on the front of these terraces. Outdoor units go into rear lightwells or behind the mansard roof, and their pipes run in old flues. Listed building consent covers even the fixings. Where an estate owns the freehold, you need its licence as well.",
    "In Hatton Garden we treat the gas, the oxygen and the fume extract of a bench torch as one system. In operating theatres and reading rooms we change the air over at agreed hours. We read the pressures before and after. Please ask your porter or estate office where our van may load.",
  ],
  dayAndNight: [
    "A leak in a hotel or a student hall wakes a lot of people. Ring our [emergency plumbers in London](/services/emergency-plumbing-repairs) as soon as you find it. If a server room loses its cooling, call for [emergency air conditioning and heating repair](/services/emergency-hvac).",
    "We test kitchens and workshops for [commercial gas safety certificates](/services/gas-safety-certificates). A college can put its whole plant room on one [maintenance contract](/maintenance). For a listed house, start with [building services design](/design-services).",
  ],
  benefits: [
    "We find pipe routes that leave cornices, panelling and stone stairs alone",
    "The estate’s surveyor and the conservation officer can both work from our drawings",
    "Your workshop’s gas and fume extract are tested together, in one visit",
  ],
  demand: [
    {
      service: "ventilation-systems",
      why: "Classrooms, clinics and basement kitchens are in houses built for open windows and coal fires.",
    },
    {
      service: "hvac-system-design",
      why: "A listed terrace may have only one or two routes for pipes. We find them on paper before you apply for consent.",
    },
    {
      service: "gas-system-installations",
      why: "A gas supply that hotel kitchens and workshops share needs larger pipe and new valves before anything is added.",
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
      ["Georgian terrace", "Boilers in vaults under the pavement are short of fresh air."],
      ["university", "A laboratory can’t go without its air, even for an hour."],
      ["hotel", "Gas for a hotel kitchen often starts at an old supply in a vault."],
    ],
  },
} as const satisfies AreaCopy;
