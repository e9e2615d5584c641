import type { AreaCopy } from "../../types";

export const sevenoaks = {
  description:
    "Call us for an emergency plumber, a gas engineer or boiler repair in Sevenoaks, Otford, Riverhead and Borough Green, and for school heating.",
  lead: "Need an emergency plumber, a gas engineer or boiler repair in Sevenoaks, Otford, Riverhead or Borough Green? Call us. We maintain heating in schools, and air conditioning in workshops and offices.",
  buildings: [
    "We survey the wall before we drill on the High Street, because a Georgian front may hide an older building. In Victorian villas and detached houses in Kippington or Wildernesse, both conservation areas, we can get hot water to distant bathrooms faster. In a terrace at Hollybush or St John’s, we can usually fit a combination boiler where the old one was. In office blocks near the station that are now homes, your agent must open the pipe shaft. At the Vestry estate, Shoreham and Fort Halstead, we need your gate or site rules.",
  ],
  working: [
    "Ragstone walls are hard and uneven, with a core of rubble. We drill them slowly with water, or use an old opening. On Kippington Road a house may have three floors below its tank, so we look at the pressure, the old lead and the worn ball valves together.",
    "Private estates set their own hours for noisy work, and we’ll keep to them. Between the ridge and Otford the ground falls by more than 100 m, so we may need a reducing valve at the bottom.",
  ],
  dayAndNight: [
    "Find your stop valve before winter, and if a pipe or a tank bursts, close it and ring our [emergency plumbers](/services/emergency-plumbing-repairs). If the house is cold, ask for [boiler repair](/boiler-services).",
    "We issue [gas safety certificates for boarding houses and kitchens](/services/gas-safety-certificates) in schools, and do the [yearly heating maintenance](/services/heating-system-maintenance). If you’re a landlord, we do the [yearly gas record](/gas-services/landlord-gas-safety) for your rented home. We also repair [heaters and air conditioning](/hvac-services) in workshops and offices.",
  ],
  benefits: [
    "We line each hole through ragstone to its full depth and point it again in lime",
    "We’ll set the right pressure for your address, raised near the Vine or reduced in the valley",
    "We’ll do school work in the holidays, so classrooms are warm before term",
  ],
  demand: [
    {
      service: "gas-safety-certificates",
      why: "We check boarding houses, school kitchens and Vestry estate workshops, and give each a record of its own.",
    },
    {
      service: "heating-system-maintenance",
      why: "Large buildings have long circuits and buried pipes, and we keep those and the controls in order.",
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
      ["school", "We renew a school’s pipes a length at a time, in the holidays."],
      ["villa", "We can lag the roof tank of a villa before the first hard frost."],
    ],
  },
} as const satisfies AreaCopy;
