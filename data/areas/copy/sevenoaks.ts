import type { AreaCopy } from "../../types";

export const sevenoaks = {
  description:
    "Call us for an emergency plumber, a gas engineer or boiler repair in Sevenoaks, Otford, Riverhead and Borough Green, and for school heating.",
  lead: "If you need an emergency plumber, a gas engineer or boiler repair in Sevenoaks, Otford, Riverhead or Borough Green, call us. Our engineers maintain heating in schools, and air conditioning in workshops and offices.",
  buildings: [
    "A Georgian front on the High Street may hide an older building, so we survey the wall before we drill. Victorian villas and detached houses in Kippington or Wildernesse, both conservation areas, often have the boiler far from the bathrooms. In a terrace at Hollybush or St John’s, a combination boiler usually fits where the old one was. In the office blocks near the station that have turned into homes, ask who can open the riser. At the Vestry estate, at Shoreham and at Fort Halstead, tell us about access.",
  ],
  working: [
    "Ragstone walls are hard and uneven, with a core of rubble. We drill them slowly with water, or use an old opening. On Kippington Road a house may have three floors below its tank, so we look at the pressure, the old lead and the worn ball valves together.",
    "Private estates set their own hours for noisy work, and we keep to them. Between the ridge and Otford the ground falls by more than 100 m, so water pressure at the bottom can be too high without a reducing valve.",
  ],
  dayAndNight: [
    "Find your stop valve before winter, and if a pipe or a tank bursts, close it and call our [emergency plumbers](/services/emergency-plumbing-repairs). If the house is cold, ask for [boiler repair](/boiler-services).",
    "Schools can book [gas safety certificates for boarding houses and kitchens](/services/gas-safety-certificates) and [yearly heating maintenance](/services/heating-system-maintenance). Landlords can order the [yearly gas record](/gas-services/landlord-gas-safety) for a rented home. Workshops and offices can call our engineers for [heaters and air conditioning](/hvac-services).",
  ],
  benefits: [
    "We line each hole through ragstone to its full depth and point it again in lime",
    "You get the right pressure for your address, raised near the Vine or reduced in the valley",
    "We plan school work in the holidays, so classrooms are warm again before term",
  ],
  demand: [
    {
      service: "gas-safety-certificates",
      why: "A boarding house, a school kitchen and a workshop on the Vestry estate each need a record of their own.",
    },
    {
      service: "heating-system-maintenance",
      why: "Large buildings have long circuits, buried pipes and controls that follow the weather.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "A roof tank that bursts in frost can soak the plaster of every room below it.",
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
      ["Georgian terrace", "An old chimney can save a new hole through a thick wall."],
      ["school", "We renew school pipes a length at a time."],
      ["villa", "Lag the roof tank of a villa before the first hard frost."],
    ],
  },
} as const satisfies AreaCopy;
