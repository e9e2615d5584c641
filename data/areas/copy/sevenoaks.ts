import type { AreaCopy } from "../../types";

export const sevenoaks = {
  description:
    "Call us for an emergency plumber, a gas engineer or boiler repair in Sevenoaks, Otford, Riverhead and Borough Green, and for school heating.",
  lead: "Call us for an emergency plumber, a gas engineer or boiler repair in Sevenoaks, Shoreham or Borough Green. We can also maintain heating in schools and air conditioning in offices and workshops.",
  buildings: [
    "A Georgian front on the High Street may hide a much older building, so we survey the wall before we drill. If hot water is slow to reach the far bathrooms of your villa or detached house in Kippington or Wildernesse, we can fit a return pipe that keeps hot water close to the taps.",
    "In a terrace at Hollybush or St John’s, a combination boiler can usually go where the old boiler was, with a new flue. If your flat near the station is a converted office, we’ll ask your managing agent to unlock the riser. On the Vestry estate or at Fort Halstead, we’ll follow the site’s rules.",
  ],
  working: [
    "Many walls here are ragstone, which is hard and uneven with a core of rubble. We drill it slowly, with water, or use an old opening if there is one.",
    "If your private estate sets hours for noisy work, we’ll keep to them.",
  ],
  dayAndNight: [
    "Find out before winter where to turn off your water. If a pipe or a tank bursts, turn the water off and ring our [emergency plumbers](/services/emergency-plumbing-repairs). No heating? Call us for [boiler repair](/boiler-services).",
    "For schools we issue [gas safety certificates for boarding houses and kitchens](/services/gas-safety-certificates) and do the [yearly heating maintenance](/services/heating-system-maintenance). We also do the [yearly gas check](/gas-services/landlord-gas-safety) for landlords. In workshops and offices we repair [heaters and air conditioning](/hvac-services).",
  ],
  benefits: [
    "We line every hole we drill through ragstone and repoint the wall in lime",
    "If your water pressure is too low or too high, we can fit a pump or a reducing valve",
    "We do school work in the holidays, so classrooms are warm on the first day of term",
  ],
  demand: [
    {
      service: "gas-safety-certificates",
      why: "We can check the gas in shops, workshops and kitchens, and issue a record for each.",
    },
    {
      service: "heating-system-maintenance",
      why: "If some radiators in a large house stay cold, we can clean the system and balance it.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "A loft tank that bursts in frost can soak every room below it, so call us at any hour.",
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
      ["Georgian terrace", "Thick stone wall? We may be able to use an old chimney for your flue."],
      ["school", "Old heating pipes in your school? We can renew them in stages."],
      ["villa", "We can lag your villa’s loft tank before the first hard frost."],
    ],
  },
} as const satisfies AreaCopy;
