import type { AreaCopy } from "../../types";

export const hampstead = {
  description:
    "Gas engineers, emergency plumbers and boiler repair in Hampstead, Belsize Park, West Hampstead and Kilburn, for homes, restaurants, schools and shops.",
  lead: "Call us day or night for a gas engineer, a boiler repair or an emergency plumber in Hampstead, Swiss Cottage, West Hampstead or Kilburn. We also repair air con in homes, shops, offices, restaurants and schools.",
  advice: {
    houses: [
      "In a listed house, we run new pipes where the old ones ran, so there’s less to cut.",
      "Water pressure is often low around Whitestone Pond. We can fit a tank and a quiet pump.",
      "Top-floor rooms can get hot in summer. Before you order air conditioning, ask us where the outdoor unit can go.",
    ],
    flats: [
      "In a mansion block, we arrange water shut-offs with your managing agent.",
      "New flat in South Kilburn damp? We can check the ventilation.",
    ],
    offices: ["Pipes in an eighteenth-century house in Church Row may run behind panelling. We trace them first."],
    access: [
      "Near the Royal Free Hospital, please have a visitor parking permit ready.",
      "If your flat is in a stucco-fronted house in Belsize Park or a mansion block in West Hampstead, the stopcock may be on the landing. Find it before you have a leak.",
      "In the Redington Frognal conservation area, we put new flues at the back.",
    ],
  },
  demand: [
    {
      service: "pump-installation",
      why: "If an upstairs shower is weak, we measure the pressure and tell you whether a pump would help.",
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
      ["Georgian terrace", "Top-floor radiators cold in a Georgian house? We check for air."],
      ["villa", "If your water runs rusty, we check the house for old iron pipes."],
      ["mansion block", "Shared boiler in your mansion block failing? We repair or replace it."],
    ],
  },
} as const satisfies AreaCopy;
