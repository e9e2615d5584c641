import type { AreaCopy } from "../../types";

export const hampstead = {
  description:
    "Weak shower or cold radiators in Hampstead? Emergency plumbers, gas engineers and boiler repair from Belsize Park to West Hampstead and Kilburn.",
  lead: "Need a gas engineer, boiler repair or an emergency plumber in Hampstead? We work from Swiss Cottage and Kilburn to the top of the hill, in family houses, flats and schools.",
  buildings: [
    "An eighteenth-century house in Church Row may have lead and iron pipes behind its panelling, so we open up as little as we can. If your flat is in a mansion on Fitzjohn’s Avenue or a stuccoed villa in Belsize Park, your stop valve may be in the flat below, so find it before you need it. In the Redington and Frognal conservation area, we’ll keep the flue of your Arts and Crafts house at the back.",
    "In the mansion blocks of West Hampstead and Kilburn, the porter can often show us which valve is yours, so please give us the porter’s number. If you have a new flat at South Kilburn, we can change the filters in its ventilation unit.",
  ],
  working: [
    "Around Whitestone Pond the water pressure is often low, while on Haverstock Hill you may have plenty. Depending on yours, we’ll suggest a tank under the roof, an accumulator (a pressure vessel) or a quiet booster.",
    "If your street has residents’ parking, or is near the Royal Free Hospital, please have a visitor’s permit ready.",
  ],
  dayAndNight: [
    "Water from a burst pipe can reach three other flats. Our [emergency plumbers](/services/emergency-plumbing-repairs) come day and night. If it can wait, book a [plumber by appointment](/plumbing-services/plumber-london).",
    "If you manage a mansion block, we can take on its [communal heating maintenance](/services/heating-system-maintenance). For schools we fit [new commercial boilers](/gas-services/commercial-boiler-installation). At home we offer [boiler services](/boiler-services), [booster pumps](/plumbing-services/pump-installation) and discreet [air conditioning](/air-conditioning).",
  ],
  benefits: [
    "In lanes too narrow for lorries, such as Flask Walk, we bring your cylinder by hand truck",
    "In a listed modern house we’ll use the spaces its architect left for pipes",
    "If you run a school, we can do the big jobs between terms",
  ],
  demand: [
    {
      service: "pump-installation",
      why: "With showers on four floors, you may need more pressure than the mains can give, and we can fit a pump.",
    },
    {
      service: "heating-system-maintenance",
      why: "One worn pump in the basement can leave a whole block cold, so we check them all regularly.",
    },
    {
      service: "plumber-london",
      why: "Stop valves in a villa split into flats are rarely labelled, so our plumber finds yours and marks it.",
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
      ["Georgian terrace", "Weak flow at the top of the hill? We’ll measure it before we advise."],
      ["villa", "Lead, iron, copper and plastic in one wall? We can join them all."],
      ["mansion block", "We can service the basement boilers that your mansion block shares."],
    ],
  },
} as const satisfies AreaCopy;
