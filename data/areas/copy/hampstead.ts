import type { AreaCopy } from "../../types";

export const hampstead = {
  description:
    "Gas engineers, emergency plumbers and boiler repair in Hampstead, Belsize Park, West Hampstead and Kilburn, for houses, flats, schools and shops.",
  lead: "Call us for a gas engineer, boiler repair or an emergency plumber in Hampstead. We work in houses, flats, schools and shops, from Swiss Cottage and Kilburn to the top of the hill.",
  buildings: [
    "In an eighteenth-century house in Church Row, the pipes may run behind panelling, so we trace them before we open it up. In the Redington and Frognal conservation area, we keep the flue of your house at the back.",
    "In a stuccoed villa in Belsize Park or a mansion block in West Hampstead, you may have to turn off your water outside your own flat, so find the valve before you need it. In the new flats at South Kilburn, we service the ventilation units.",
  ],
  working: [
    "Around Whitestone Pond, at the top of the hill, the water pressure is often low. We can fit a storage tank and a quiet booster pump.",
    "If your street has residents’ parking, or is near the Royal Free Hospital, please have a visitor’s permit ready.",
  ],
  dayAndNight: [
    "If a pipe bursts, turn the water off and ring our [emergency plumbers](/services/emergency-plumbing-repairs), day or night. They clear blocked drains too. For a job that can wait, book a [plumber by appointment](/plumbing-services/plumber-london).",
    "In homes we repair and service [boilers](/boiler-services) and fit [booster pumps](/plumbing-services/pump-installation). For a rented flat, book the yearly [gas check](/gas-services/landlord-gas-safety).",
    "We fit and repair [air conditioning](/air-conditioning) in shops and offices that are too warm. For restaurants and school kitchens, we carry out [kitchen gas checks and repairs](/gas-services/commercial-kitchen-gas). For mansion blocks we maintain the [communal heating](/services/heating-system-maintenance) under a [service contract](/maintenance).",
  ],
  benefits: [
    "We fit quiet air conditioning in top-floor rooms that get too hot",
    "In a listed house we run new pipes where the old ones ran, so there’s less to cut",
    "If you run a school, we can do the big jobs between terms",
  ],
  demand: [
    {
      service: "pump-installation",
      why: "Showers on several floors may need more pressure than the mains can give. We fit a pump to supply it.",
    },
    {
      service: "heating-system-maintenance",
      why: "A worn pump can leave a whole block cold, so we check the pumps at every service.",
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
      ["Georgian terrace", "Top-floor radiators cold? We bleed them and check the pressure."],
      ["villa", "Rusty water in your villa? We find the old pipe and replace it."],
      ["mansion block", "Shared boiler in your block keeps failing? We repair or replace it."],
    ],
  },
} as const satisfies AreaCopy;
