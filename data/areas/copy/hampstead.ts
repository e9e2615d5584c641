import type { AreaCopy } from "../../types";

export const hampstead = {
  description:
    "Weak shower or cold radiators in Hampstead? Emergency plumbers, gas engineers and boiler repair from Belsize Park to West Hampstead and Kilburn.",
  lead: "Need a gas engineer, boiler repair or an emergency plumber in Hampstead? We work from Swiss Cottage and Kilburn to the top of the hill, in family houses, flats and schools.",
  buildings: [
    "An eighteenth-century house in Church Row may have lead and iron behind its panelling, so we open as little as we can. If your flat is in a mansion on Fitzjohn’s Avenue or a stuccoed villa in Belsize Park, its stop valve may be in the flat below. In the Arts and Crafts houses of Redington and Frognal, a conservation area, we keep flues at the rear.",
    "In the red mansion blocks of West Hampstead and Kilburn we’ll ask the porter for the valve chart. New flats at South Kilburn have fresh-air units, whose filters we can change. Near the Royal Free Hospital, ask us about parking when you book.",
  ],
  working: [
    "Whitestone Pond is about 134 m above the sea and pressure up there is low, while a house on Haverstock Hill may have plenty. Depending on yours, we suggest a tank under the roof, an accumulator (a pressure vessel) or a quiet booster.",
    "Lorries can’t enter lanes such as Flask Walk, so we bring cylinders by hand truck. Where parking is for residents, please have a visitor’s permit ready.",
  ],
  dayAndNight: [
    "In a divided villa, a burst pipe in one flat can soon reach three others. Our [emergency plumbers](/services/emergency-plumbing-repairs) come day and night, and a [plumber by appointment](/plumbing-services/plumber-london) can do the rest.",
    "Managers of mansion blocks can arrange [communal heating maintenance](/services/heating-system-maintenance), and schools [new commercial boilers](/gas-services/commercial-boiler-installation). In your own home we offer [boiler services](/boiler-services), [booster pumps](/plumbing-services/pump-installation) and discreet [air conditioning](/air-conditioning).",
  ],
  benefits: [
    "We’ll read the pressure at your house morning and evening before you buy a booster",
    "In a listed modern house we use the spaces its architect left for pipes",
    "Between terms, we can fit your school’s new boilers",
  ],
  demand: [
    {
      service: "pump-installation",
      why: "With showers on four floors, you may need more pressure than the street main gives, and we fit the pump.",
    },
    {
      service: "heating-system-maintenance",
      why: "Old pumps behind a locked basement door can leave a whole block cold, so we visit them regularly.",
    },
    {
      service: "plumber-london",
      why: "Few stop valves in a divided villa are labelled, so our plumber finds the right one and marks it.",
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
      ["Georgian terrace", "Weak flow at the top of the hill? Let us measure it first."],
      ["villa", "Lead, iron, copper and plastic in one wall? We can join them all."],
      ["mansion block", "We can service the basement boilers that your mansion block shares."],
    ],
  },
} as const satisfies AreaCopy;
