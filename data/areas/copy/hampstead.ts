import type { AreaCopy } from "../../types";

export const hampstead = {
  description:
    "Gas engineers, emergency plumbers and boiler repair in Hampstead, Belsize Park, West Hampstead and Kilburn, for homes, restaurants, schools and shops.",
  lead: "Call us day or night for an emergency plumber, a gas engineer or a boiler repair in Hampstead, Swiss Cottage, West Hampstead or Kilburn. We also repair air con and heating in shops, offices, restaurants and schools.",
  advice: {
    houses: [
      "Pipes in an eighteenth-century house in Church Row may run behind panelling, so we trace them before we start. In a listed house, we run new pipes where the old ones ran, so there’s less to cut.",
      "Before you order air conditioning for a hot top-floor room, ask us where the outdoor unit can go. It may need planning permission, and it mustn’t disturb the neighbours.",
    ],
    flats: [
      "If your flat is in a stucco-fronted house in Belsize Park or a mansion block in West Hampstead, the stopcock may be on the landing. Find it before you have a leak.",
      "When we shut off the water in a mansion block, other flats may lose theirs too. We arrange the time with your managing agent, so that everyone is warned.",
      "A new flat is nearly airtight, so it gets damp if its ventilation stops. If yours is in South Kilburn, tell your landlord if you rent; if you own it, we can check the fans and filters.",
    ],
    access: [
      "If you live or work near the Royal Free Hospital, please have a visitor parking permit ready for our van, because we may need to stop there for some hours.",
      "Redington Frognal is a conservation area, and a flue on the front of a house may need the council’s permission. We put new flues at the back.",
    ],
  },
  demand: [
    {
      service: "pump-installation",
      why: "Water pressure is often low on the high ground around Whitestone Pond, and weakest upstairs. We measure it, and can fit a tank and a quiet pump.",
    },
    {
      service: "heating-system-maintenance",
      why: "One boiler room may heat a whole mansion block, so a single worn pump can leave everyone cold. We check the pumps at every service.",
    },
    {
      service: "plumber-london",
      why: "Rusty water can be a sign of old iron pipes, which a Victorian house may still have. Our plumber can find and replace them.",
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
      ["Georgian terrace", "Top-floor radiators cold? In a tall Georgian house, we check for air in the pipes."],
      ["villa", "In a house altered many times, our plumber can find and label the valve for each floor."],
      ["mansion block", "A blocked drain in one mansion flat may be in the stack that all share. We find out which."],
    ],
  },
} as const satisfies AreaCopy;
