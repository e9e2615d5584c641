import type { AreaCopy } from "../../types";

export const hampstead = {
  description:
    "Weak shower or cold radiators in Hampstead? Emergency plumbers, gas engineers and boiler repair from Belsize Park to West Hampstead and Kilburn.",
  lead: "Need a gas engineer, boiler repair or an emergency plumber in Hampstead? We work from Swiss Cottage and Kilburn to the top of the hill, in family houses, flats and schools.",
  buildings: [
    "An eighteenth-century house in Church Row may have lead and iron behind its panelling, so we open as little as we can. A flat in a mansion on Fitzjohn’s Avenue, or in a stuccoed villa in Belsize Park, may have its stop valve in the flat below. In the Arts and Crafts houses of Redington and Frognal, a conservation area, we keep flues at the rear.",
    "In the red mansion blocks of West Hampstead and Kilburn we ask the porter for the valve chart. In new flats at South Kilburn, change the filters of the fresh-air unit. Near the Royal Free Hospital, ask us about parking when you book.",
  ],
  working: [
    "Whitestone Pond is about 134 m above the sea, while a house on Haverstock Hill may have plenty of pressure. We measure yours at both ends of the day. Then we help you choose between a tank under the roof, an accumulator (a pressure vessel) and a quiet booster.",
    "Lorries can’t enter lanes such as Flask Walk, so we bring cylinders by hand truck. Where parking is for residents, please have a visitor’s permit ready.",
  ],
  dayAndNight: [
    "In a divided villa, a burst pipe in one flat can soon reach three others. Our [emergency plumbers](/services/emergency-plumbing-repairs) come day and night, and a [plumber by appointment](/plumbing-services/plumber-london) can do the rest.",
    "Managers of mansion blocks can arrange [communal heating maintenance](/services/heating-system-maintenance), and schools [new commercial boilers](/gas-services/commercial-boiler-installation). For your own home there are [boiler services](/boiler-services), [booster pumps](/plumbing-services/pump-installation) and discreet [air conditioning](/air-conditioning).",
  ],
  benefits: [
    "You decide about a booster from pressure readings taken at your house",
    "In a listed modern house we use the spaces its architect left for pipes",
    "If you run a school, we fit the new boilers between terms",
  ],
  demand: [
    {
      service: "pump-installation",
      why: "With showers on four floors, you may need more pressure than the street main can give.",
    },
    {
      service: "heating-system-maintenance",
      why: "Old pumps behind a locked basement door need regular visits, or a whole block goes cold.",
    },
    {
      service: "plumber-london",
      why: "Few stop valves in a divided villa are labelled, and a plumber has to find the right one before each repair.",
    },
  ],
  street: {
    line: [
      "Georgian terrace",
      "church",
      "villa",
      "stucco terrace",
      "mansion block 5",
      "parade",
      "new flats 5",
      "hospital 7",
    ],
    notes: [
      ["Georgian terrace", "At the top of the hill the main has little pressure to spare."],
      ["villa", "There can be lead, iron, copper and plastic pipe in one wall."],
      ["mansion block", "Flats in a mansion block often share boilers in the basement."],
    ],
  },
} as const satisfies AreaCopy;
