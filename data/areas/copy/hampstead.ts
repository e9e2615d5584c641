import type { AreaCopy } from "../../types";

export const hampstead = {
  description:
    "Gas engineers, emergency plumbers and boiler repair in Hampstead, Belsize Park, West Hampstead and Kilburn, for homes, restaurants, schools and shops.",
  lead: "Call us for a gas engineer, boiler repair, air con or an emergency plumber in Hampstead, day or night. We work in homes, shops, offices, restaurants and schools, from Swiss Cottage to the top of the hill.",
  buildings: [
    "If your flat is in a stucco-fronted house in Belsize Park or a mansion block in West Hampstead, the stopcock may be out on the stairs. Find it before you have a leak.",
    "Pipes in an eighteenth-century house in Church Row may run behind panelling. We trace them first.",
    "New flues in the Redington and Frognal conservation area go at the back.",
    "If a new flat in South Kilburn is damp, we put the ventilation right.",
  ],
  working: [
    "Water pressure is often low around Whitestone Pond. We can fit a tank and a quiet pump.",
    "Top-floor rooms can get hot in summer. We fit quiet air conditioning.",
  ],
  benefits: [
    "Near the Royal Free Hospital, give us a visitor permit so we can park",
    "In a listed house, we run new pipes where the old ones ran, so there’s less to cut",
    "In a mansion block, we arrange water shut-offs with your managing agent",
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
      ["Georgian terrace", "Top radiators in a tall Georgian house may hold air. We bleed them."],
      ["villa", "We replace iron pipes that make the water rusty in a Victorian house."],
      ["mansion block", "Shared boiler in your mansion block failing? We repair or replace it."],
    ],
  },
} as const satisfies AreaCopy;
