import type { AreaCopy } from "../../types";

export const hampstead = {
  description:
    "Gas engineers, emergency plumbers and boiler repair in Hampstead, Belsize Park, West Hampstead and Kilburn, for homes, restaurants and schools.",
  lead: "Call us day or night for an emergency plumber, a gas engineer or a boiler repair in Hampstead, Swiss Cottage, West Hampstead or Kilburn. We also repair air con and heating in restaurants and schools.",
  advice: {
    houses: [
      "Pipes in an eighteenth-century house in Church Row may run behind panelling, so we trace them before we start. In a listed house, we run new pipes where the old ones ran, so that we cut into as little as possible.",
      "Before you order air conditioning for a hot top-floor room, ask us where the outdoor unit can go. It may need planning permission, and its noise mustn’t disturb the neighbours.",
    ],
    flats: [
      "If your flat is in a stucco-fronted house in Belsize Park or a mansion block in West Hampstead, the stopcock may be on the landing, so find it before you have a leak.",
      "When we shut off the water for a repair in one mansion flat, other flats may lose theirs too. We arrange the time with your managing agent, so that everyone is warned.",
      "The new flats in South Kilburn are nearly airtight, so they get damp if the ventilation stops. If you own your flat, we can check the fans and filters.",
    ],
    shops: [
      "The dining room of a small restaurant heats up when the kitchen is busy. Before you buy bigger air conditioning, ask us to check that the extract fan is taking the kitchen’s heat away.",
    ],
    offices: [
      "If your school is in a large Victorian house, heating that was laid out for a family may leave classrooms cold. We can check the boiler and the radiators, and do larger work in the holidays.",
    ],
    access: [
      "If you live near the Royal Free Hospital, please have a visitor parking permit ready for our van, because a repair can take several hours.",
      "Redington Frognal is a conservation area, so a flue on the front of a house may need the council’s permission. We try to take it out at the back.",
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
      why: "Rusty water can be a sign of old iron pipes, which a Victorian house may still have. Our plumber can find those pipes and replace them.",
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
      [
        "mansion block",
        "Blocked drain in your mansion flat? We check whether the pipe that all the flats share is blocked.",
      ],
    ],
  },
} as const satisfies AreaCopy;
