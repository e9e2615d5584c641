import type { AreaCopy } from "../../types";

export const hampstead = {
  description:
    "Weak shower or cold radiators in Hampstead? Emergency plumbers, gas engineers and boiler repair from Belsize Park to West Hampstead and Kilburn.",
  lead: "Call us for a gas engineer, boiler repair or an emergency plumber in Hampstead. We work in houses, flats and schools, from Swiss Cottage and Kilburn to the top of the hill.",
  buildings: [
    "In an eighteenth-century house in Church Row, the pipes may run behind panelling, so we trace them before we open it up. If your flat is in a mansion on Fitzjohn’s Avenue or a stuccoed villa in Belsize Park, you may have to turn off your water in the flat below, so find the valve before you need it. In the Redington and Frognal conservation area, we’ll keep the flue of your Arts and Crafts house at the back.",
    "In the mansion blocks of West Hampstead and Kilburn, the porter can often show us which valve is yours, so please give us their number. If you have a new flat at South Kilburn, we can change the filters in its ventilation unit.",
  ],
  working: [
    "Around Whitestone Pond the water pressure is often low, while on Haverstock Hill you may have plenty. If yours is low, we can fit a storage tank and a quiet booster pump.",
    "If your street has residents’ parking, or is near the Royal Free Hospital, please have a visitor’s permit ready.",
  ],
  dayAndNight: [
    "If a pipe bursts, turn the water off and ring our [emergency plumbers](/services/emergency-plumbing-repairs), day or night. For a job that can wait, book a [plumber by appointment](/plumbing-services/plumber-london).",
    "If you manage a mansion block, we can take on its [communal heating maintenance](/services/heating-system-maintenance). For schools we fit [new commercial boilers](/gas-services/commercial-boiler-installation). At home we offer [boiler services](/boiler-services), [booster pumps](/plumbing-services/pump-installation) and [air conditioning](/air-conditioning). For a rented flat, book the yearly [gas check](/gas-services/landlord-gas-safety).",
  ],
  benefits: [
    "In narrow lanes such as Flask Walk, we can bring your cylinder on a hand truck",
    "In a listed house we run new pipes where the old ones ran, so there’s less to cut",
    "If you run a school, we can do the big jobs between terms",
  ],
  demand: [
    {
      service: "pump-installation",
      why: "With showers on four floors, you may need more pressure than the mains can give. A pump can supply it.",
    },
    {
      service: "heating-system-maintenance",
      why: "A worn pump in the basement can leave a whole block cold, so we check the pumps at every service.",
    },
    {
      service: "plumber-london",
      why: "Don’t know which valve turns off your water? Our plumber can find it and label it.",
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
      ["Georgian terrace", "Are your top-floor rooms always cold? We can balance the heating."],
      ["villa", "Lead and iron pipes in your walls? We can replace them."],
      ["mansion block", "We can service the basement boilers that your mansion block shares."],
    ],
  },
} as const satisfies AreaCopy;
