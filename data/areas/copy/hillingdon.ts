import type { AreaCopy } from "../../types";

export const hillingdon = {
  description:
    "Emergency plumbers, boiler repair and air conditioning in Hillingdon, Ruislip, Hayes and Heathrow, for homes, hotels, restaurants, offices and data centres.",
  lead: "Ring us day or night for an emergency plumber, a gas engineer or a boiler repair in Hillingdon, Ruislip, Ickenham, Hayes or West Drayton. We also repair air con in offices and hotels, and cooling in cargo sheds.",
  advice: {
    houses: [
      "The side wall of a semi in Ruislip or Eastcote may face a path that you share with next door, and a flue there would blow steam at anyone who passes. We choose the position of the flue with you before you order the boiler.",
      "Pipes in the cold back part of a terraced house in Hayes or West Drayton can freeze. If yours have frozen before, we can lag them, and move any that lagging won’t protect.",
    ],
    shops: [
      "A hotel can’t close for new air conditioning. We can replace the old units floor by floor, so that you can go on selling the other rooms, and we agree the noisy hours with you.",
    ],
    offices: [
      "If the air con isn’t coping in your office at Stockley Park or another office park, tell us which rooms get hot and when. That shows us whether to look first at one unit or at the whole system.",
      "Old timber catches fire easily, so in timber-framed buildings, such as the barns at Manor Farm, we join pipes without a flame.",
    ],
    access: [
      "To work airside at Heathrow, we need passes, an induction and an escort. Please tell us early who arranges these, because we can’t start without them.",
      "A crane near Heathrow can get in the way of aircraft. Before we book a crane for your roof, the airport has to agree its height and its hours. That takes time, so let us know as soon as you can.",
    ],
  },
  demand: [
    {
      service: "chiller-installation",
      why: "Large offices and data halls round Heathrow depend on chillers, which cool the water for their air conditioning. We service and replace them, and can plan with you what to do if one breaks down.",
    },
    {
      service: "emergency-hvac",
      why: "Chilled cargo can spoil within a few hours of a fault. We can repair the cooling in a cargo shed at night and at weekends too.",
    },
    {
      service: "system-commissioning",
      why: "A restaurant or a flight kitchen has an opening day that can’t move. Tell us the date, and we’ll plan the gas tests round it.",
    },
  ],
  street: {
    line: ["timber frames", "by-law terrace", "semi", "parade", "hotel 7", "office park", "data centre", "shed"],
    notes: [
      ["semi", "In an extended semi, a leak may be under the new floor, so we trace it before we lift tiles."],
      ["hotel", "One hotel room too warm? We can repair its unit while the rooms around it stay in use."],
      ["data centre", "In a data hall, we try to keep the chilled water on while we repair a pump or a valve."],
    ],
  },
} as const satisfies AreaCopy;
