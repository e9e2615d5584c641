import type { AreaCopy } from "../../types";

export const hampstead = {
  description:
    "Gas engineers, emergency plumbers and boiler repair in Hampstead, Belsize Park, West Hampstead and Kilburn, for houses, flats, schools and shops.",
  lead: "Call us for a gas engineer, boiler repair or an emergency plumber in Hampstead. We work in houses, flats, shops, offices, restaurants and schools, from Swiss Cottage and Kilburn to the top of the hill.",
  buildings: [
    "In an eighteenth-century house in Church Row, pipes may run behind panelling, so we trace them before we open it up. In the Redington and Frognal conservation area, we keep new flues at the back of the house.",
    "If your flat is in a stucco-fronted house in Belsize Park or a mansion block in West Hampstead, the water valve may be out on the stairs, so find it before you have a leak. Damp in a new flat at South Kilburn? We check the ventilation.",
  ],
  working: [
    "Around Whitestone Pond, at the top of the hill, water pressure is often low. We can fit a storage tank and a quiet booster pump.",
    "Parking near the Royal Free Hospital is for residents, so please have a visitor permit ready.",
  ],
  dayAndNight: [
    "If a pipe bursts, turn the water off and ring our [emergency plumbers](/services/emergency-plumbing-repairs), day or night. They clear blocked drains too. For a job that can wait, book a [plumber by appointment](/plumbing-services/plumber-london).",
    "If you have no heating or hot water, call us for a [boiler repair](/boiler-services). If you rent, tell your landlord first, as the boiler is theirs to repair. We also service boilers, fit [booster pumps](/plumbing-services/pump-installation) and do the annual [gas safety check](/gas-services/landlord-gas-safety) in rented homes.",
    "We fit and repair [air conditioning](/air-conditioning) in shops and offices. In restaurants and schools we do [kitchen gas checks and repairs](/gas-services/commercial-kitchen-gas). In mansion blocks we look after the [communal heating](/services/heating-system-maintenance) under a [maintenance contract](/maintenance).",
  ],
  benefits: [
    "We fit quiet air conditioning in top-floor rooms that get too hot",
    "Listed house? We run new pipes where the old ones ran, so there’s less to cut",
    "We arrange water shut-offs in mansion blocks with the managing agent",
  ],
  demand: [
    {
      service: "pump-installation",
      why: "Showers on several floors may need more pressure than the mains can give. We can fit a pump.",
    },
    {
      service: "heating-system-maintenance",
      why: "A worn pump can leave a whole block cold, so we check the pumps at every service.",
    },
    {
      service: "plumber-london",
      why: "Don’t know which valve turns off your water? Our plumber can find and label it.",
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
      ["villa", "Rusty water in a Victorian house? We find and replace the old pipe."],
      ["mansion block", "Shared boiler in your block keeps failing? We repair or replace it."],
    ],
  },
} as const satisfies AreaCopy;
