import type { AreaCopy } from "../../types";

export const hounslow = {
  description:
    "Emergency plumbers, boiler repair and gas engineers in Hounslow, Brentford and Feltham, with quiet ventilation for homes under the flight path.",
  lead: "If you need boiler repair, a gas engineer or an emergency plumber in Hounslow, Brentford, Feltham or Isleworth, we can help. Under the flight path, where windows stay shut, we bring fresh air into homes and schools.",
  buildings: [
    "If you have an interwar semi in Heston or Cranford, tell us which bedrooms face the aircraft, and we’ll start with those. In tall new flats on the High Street and the towers round the stadium at Kew Bridge, we’ll check the filter of the heat unit first.",
    "In the Bedfont Lakes offices, a listed factory on the Great West Road or the Osterley campus, tell us which floor is yours. In freight sheds at Feltham we need to know how high heaters hang.",
  ],
  working: [
    "A heat recovery unit fits in a loft only if the joists and the drain route allow it, so we’ll look before we quote. Near the Mogden sewage works we turn air intakes the other way.",
    "The Art Deco factories have broad, shallow roofs behind tall parapets, where we can hide new plant from the street.",
  ],
  dayAndNight: [
    "In a tower that shares its heat, tell your managing agent about the fault, and the agent can call our [heating system maintenance engineers](/services/heating-system-maintenance). With your own boiler, book a [boiler repair or service](/boiler-services).",
    "If your school or surgery has stale air, ask us about [ventilation systems](/services/ventilation-systems). In offices we do [air conditioning servicing](/air-conditioning) and look after the [building management system (BMS)](/bms-services). Caterers can call our [gas engineers for commercial premises](/gas-services). For floods and blocked drains, ring our [24/7 emergency plumbers](/services/emergency-plumbing-repairs).",
  ],
  benefits: [
    "You can keep the bedroom window shut and still sleep in fresh air",
    "On the A4 we reach your roof plant by a fixed, safe route",
    "Before you hang more heaters, we’ll work out what your cargo door loses",
  ],
  demand: [
    {
      service: "ventilation-systems",
      why: "Soot from aircraft and traffic fills filters quickly, so we change them more often than the leaflet says.",
    },
    {
      service: "heating-system-maintenance",
      why: "We test the water of a shared system at each visit, because dirt wears out pumps and valves.",
    },
    {
      service: "gas-system-installations",
      why: "If your bakery or laundry moves into an industrial unit, we bring in a bigger gas supply.",
    },
  ],
  street: {
    line: ["semi", "parade", "new flats 8", "glass tower", "stadium", "factory", "office park", "shed"],
    notes: [
      ["semi", "Larger boiler for a semi? We’ll check that its gas pipe can feed it."],
      ["glass tower", "Brentford’s towers share heating plant below, which we can service."],
      ["shed", "Cold at the doors, warm in the office? We balance the heating."],
    ],
  },
} as const satisfies AreaCopy;
