import type { AreaCopy } from "../../types";

export const sevenoaks = {
  description:
    "Call us for an emergency plumber, a gas engineer or boiler repair in Sevenoaks, Otford, Riverhead and Borough Green, and for school heating.",
  lead: "Need an emergency plumber, a gas engineer or boiler repair in Sevenoaks, Riverhead or Borough Green? Call us. We maintain heating in schools, and air conditioning in workshops and offices.",
  buildings: [
    "On the High Street, a Georgian front may hide an older building, so we survey the wall before we drill. If hot water is slow to reach distant bathrooms in your villa or detached house in Kippington or Wildernesse, we can speed it up. In a terrace at Hollybush or St John’s, we can usually fit a combination boiler where the old one was. If your home near the station used to be offices, we’ll need your agent to unlock the pipe shaft. For the Vestry estate, Shoreham or Fort Halstead, we’ll need your gate or site rules.",
  ],
  working: [
    "Ragstone walls are hard and uneven, with a core of rubble, so we drill them slowly with water or use an old opening. A house on Kippington Road may have three floors below its tank, so we look at the pressure, the old lead and the worn ball valves together.",
    "Private estates set their own hours for noisy work, and we’ll keep to them.",
  ],
  dayAndNight: [
    "Find your stop valve before winter. If a pipe or a tank bursts, close it and ring our [emergency plumbers](/services/emergency-plumbing-repairs). If the house is cold, ask for [boiler repair](/boiler-services).",
    "In schools we issue [gas safety certificates for boarding houses and kitchens](/services/gas-safety-certificates) and do the [yearly heating maintenance](/services/heating-system-maintenance). If you’re a landlord, we do the [yearly gas record](/gas-services/landlord-gas-safety) for your rented home. We also repair [heaters and air conditioning](/hvac-services) in workshops and offices.",
  ],
  benefits: [
    "When we drill through ragstone, we line the hole to its full depth and repoint the wall in lime",
    "We’ll set the right water pressure for your address, raised near the Vine or reduced towards Otford",
    "We’ll do school work in the holidays, so classrooms are warm before term",
  ],
  demand: [
    {
      service: "gas-safety-certificates",
      why: "We check boarding houses, school kitchens and Vestry estate workshops, and issue a record for each one.",
    },
    {
      service: "heating-system-maintenance",
      why: "Large buildings have long circuits and buried pipes, and we keep both in order, with their controls.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "A roof tank that bursts in frost can soak every room below it, so call us at any hour.",
    },
  ],
  street: {
    line: [
      "church",
      "Georgian terrace",
      "parade",
      "school",
      "villa",
      "by-law terrace",
      "station",
      "detached house",
      "1960s office 5",
    ],
    notes: [
      ["Georgian terrace", "We may use an old chimney to save a new hole in a thick wall."],
      ["school", "We renew a school’s old pipes one length at a time."],
      ["villa", "We can lag your villa’s roof tank before the first hard frost."],
    ],
  },
} as const satisfies AreaCopy;
