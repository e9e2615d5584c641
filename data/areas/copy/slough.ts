import type { AreaCopy } from "../../types";

export const slough = {
  description:
    "Emergency plumbers, gas engineers and cooling engineers for homes, offices, factories and data centres in Slough, Langley, Britwell and Poyle.",
  lead: "Our emergency plumbers and gas engineers come out day or night for a leak or a boiler repair in Slough, Britwell, Langley or Poyle. We repair shop and office air con, and cooling in factories and data centres.",
  advice: {
    houses: [
      "We use tracer gas to find a leaking heating pipe under a solid floor.",
      "We keep your refrigerant leak-check records ready for inspection.",
      "If your site has an induction, tell us when you book, so our engineers can do it beforehand.",
      "If the boiler in your semi is getting old, ask us for the price of a repair before you think about a new one.",
    ],
    flats: [
      "The Trading Estate has its own power station, and its own heat and water networks. We agree any shutdown with the operator.",
      "If a pipe leaks in the new flats at the former Horlicks factory, ring us and tell the building manager, as the pipe may be shared.",
    ],
    offices: [
      "We change chillers one at a time, and test each one before we start on the next.",
      "A factory’s neighbours hear all its cooling units at once, so we measure the total noise.",
      "In Poyle and Langley warehouses, we can repair heating early or late, so your loading bays stay open.",
    ],
    access: ["Heathrow is close, so we clear any crane with the airport first."],
  },
  demand: [
    {
      service: "chiller-installation",
      why: "Data halls need cooling all year, so we can include a standby chiller.",
    },
    {
      service: "emergency-hvac",
      why: "If cooling fails in your data hall or on a production line, we treat it as an emergency.",
    },
    {
      service: "planned-maintenance",
      why: "If you have several industrial units, we’ll keep track of when each gas check is due.",
    },
  ],
  street: {
    line: ["semi", "parade", "new flats 6", "factory", "power station", "1960s office 6", "data centre", "shed"],
    notes: [
      ["new flats", "Leak in a new flat? We trace it before we open a wall."],
      ["1960s office", "Weak air con in your office? Road dirt may have clogged the filters."],
      ["data centre", "We can hire in a chiller while we repair the one at your data hall."],
    ],
  },
} as const satisfies AreaCopy;
