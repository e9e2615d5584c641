import type { AreaCopy } from "../../types";

export const sevenoaks = {
  description:
    "Call us for an emergency plumber, a gas engineer or boiler repair in Sevenoaks, Otford, Riverhead and Borough Green, and for school heating.",
  lead: "If you need an emergency plumber, a gas engineer or boiler repair in Sevenoaks, Otford, Riverhead or Borough Green, call us. Our engineers maintain heating in schools, and air conditioning in workshops and offices.",
  buildings: [
    "Tile-hung and Georgian fronts run from the High Street to the Vine. Kippington, Wildernesse and Granville Road are conservation areas of Victorian villas and later detached houses. Hollybush and St John’s are terraces and railway streets. Office blocks near the station at Tubs Hill have turned into homes, and the Vestry estate fronts Otford Road. Shoreham lies along the Darent, and Fort Halstead is becoming homes.",
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
