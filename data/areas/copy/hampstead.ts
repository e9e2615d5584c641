import type { AreaCopy } from "../../types";

export const hampstead = {
  description:
    "Gas engineers, emergency plumbers and boiler repair in Hampstead, Belsize Park, West Hampstead and Kilburn, for homes, restaurants, schools and shops.",
  lead: "Call us for a gas engineer, boiler repair, air con or an emergency plumber in Hampstead. We work in homes, shops, offices, restaurants and schools, from Swiss Cottage and Kilburn to the top of the hill.",
  buildings: [
    "Pipes in an eighteenth-century house in Church Row may run behind panelling. We trace them first. New flues in the Redington and Frognal conservation area go at the back.",
    "If your flat is in a stucco-fronted house in Belsize Park or a mansion block in West Hampstead, the stopcock may be out on the stairs. Find it before you have a leak. We put the ventilation right in damp new flats in South Kilburn.",
  ],
  working: [
    "Water pressure is often low around Whitestone Pond. We can fit a tank and a quiet pump.",
    "We fit quiet air conditioning in hot top-floor rooms.",
  ],
  dayAndNight: [
    "If a pipe bursts, turn the water off and ring our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour. They clear blocked drains too. For a job that can wait, book a [plumber](/plumbing-services/plumber-london).",
    "No heating or hot water? If you rent your home, tell your landlord first, because repairs are their job. If you own or let the home, ring us day or night for a [boiler repair](/boiler-services). We also service boilers, fit [booster pumps](/plumbing-services/pump-installation) and do the annual [gas safety check](/gas-services/landlord-gas-safety) in rented homes.",
    "Cooker, extract fan or air con failed in your restaurant? [Ring us day or night](/services/emergency-hvac). We do [kitchen gas checks and repairs](/gas-services/commercial-kitchen-gas) in schools too, and fit and repair [air conditioning](/air-conditioning) in shops and offices. We maintain the [communal heating](/services/heating-system-maintenance) in mansion blocks under a [maintenance contract](/maintenance).",
  ],
  benefits: [
    "We park on your visitor permit near the Royal Free Hospital",
    "In a listed house, we run new pipes where the old ones ran, so there’s less to cut",
    "We arrange water shut-offs with your managing agent",
  ],
  demand: [
    {
      service: "pump-installation",
      why: "Showers on upper floors may need more pressure than the main gives. We can fit a pump.",
    },
    {
      service: "heating-system-maintenance",
      why: "A worn pump can leave a whole block cold. We check pumps at every service.",
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
      ["Georgian terrace", "Cold radiators in a Georgian house may be full of air. We bleed them."],
      ["villa", "We replace iron pipes that make the water rusty in a Victorian house."],
      ["mansion block", "Shared boiler in your block keeps failing? We repair or replace it."],
    ],
  },
} as const satisfies AreaCopy;
