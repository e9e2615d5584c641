import type { AreaCopy } from "../../types";

export const hounslow = {
  description:
    "Emergency plumbers, boiler repair and gas engineers in Hounslow, Brentford and Feltham, with quiet ventilation for homes under the flight path.",
  lead: "If you need boiler repair, a gas engineer or an emergency plumber in Hounslow, Brentford, Feltham or Isleworth, we can help. Under the flight path, where windows stay shut, we bring fresh air into homes and schools.",
  buildings: [
    "An interwar semi in Heston or Cranford may have a gas pipe that is too thin for a larger boiler. In tall new flats on the High Street, and in the new towers round the stadium at Kew Bridge, we check the filter of the heat unit first.",
    "In the Bedfont Lakes offices, a listed factory on the Great West Road or the Osterley campus, tell us which floor is yours. For freight sheds at Feltham, tell us how high the heaters hang.",
  ],
  working: [
    "A heat recovery unit fits in a loft only if the joists and the drain route allow it, so we look before we quote. Near the Mogden sewage works we turn air intakes the other way.",
    "The Art Deco factories have broad, shallow roofs behind tall parapets. Plant up there is well hidden but needs a safe edge system before anybody works on it.",
  ],
  dayAndNight: [
    "In a tower that shares its heat, tell your managing agent about the fault: it is one for [heating system maintenance engineers](/services/heating-system-maintenance). With your own boiler, book a [boiler repair or service](/boiler-services).",
    "Schools and surgeries with stale air can read about [ventilation systems](/services/ventilation-systems), and offices about [air conditioning servicing](/air-conditioning) and the [building management system (BMS)](/bms-services). Caterers will find [gas engineers for commercial premises](/gas-services). Floods and blocked drains go to our [24/7 emergency plumbers](/services/emergency-plumbing-repairs).",
  ],
  benefits: [
    "You can keep the bedroom window shut and still sleep in fresh air",
    "We reach roof plant on the A4 by a fixed, safe route",
    "Before you hang more heaters, we work out what your cargo door loses",
  ],
  demand: [
    {
      service: "ventilation-systems",
      why: "Fine soot from aircraft and traffic fills filters quickly, so we change them more often than the leaflet says.",
    },
    {
      service: "heating-system-maintenance",
      why: "Clean water in the pipes keeps a shared system working, and we test it at each visit.",
    },
    {
      service: "gas-system-installations",
      why: "A bakery or laundry that moves into an industrial unit usually needs a bigger gas supply.",
    },
  ],
  street: {
    line: ["semi", "parade", "new flats 8", "glass tower", "stadium", "factory", "office park", "shed"],
    notes: [
      ["semi", "Acoustic windows keep noise out only while they are shut."],
      ["glass tower", "Heat for Brentford’s towers comes from plant in the basement."],
      ["shed", "A freight shed is cold at the doors and warm in the office."],
    ],
  },
} as const satisfies AreaCopy;
