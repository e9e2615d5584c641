import type { AreaCopy } from "../../types";

export const hillingdon = {
  description:
    "Emergency plumbers, boiler repair and air conditioning in Hillingdon, Ruislip, Hayes and Heathrow, for homes, shops, hotels, offices and data centres.",
  lead: "Our emergency plumbers and gas engineers come day or night to Hillingdon, Ruislip, Ickenham, Hayes and West Drayton. Ring us for a leak, a boiler repair, or failed air con in an office, hotel or Heathrow cargo shed.",
  advice: {
    houses: [
      "Outdoor air con units clog with dust and seeds, so we wash them before summer.",
      "We test your water pressure before you choose a combi boiler.",
      "To work airside at Heathrow, we need passes, an induction and an escort. Please tell us early who arranges them.",
      "A new flue on a Ruislip or Eastcote semi may face a shared side path. We choose its position with you.",
      "If pipes at the back of your terrace in Hayes or West Drayton have frozen before, we can lag them.",
      "In a timber-framed building, such as the barns at Manor Farm, we join pipes without a flame.",
    ],
    shops: ["We can replace hotel air con floor by floor, so you can sell the other rooms."],
    access: [
      "Before we book a crane near Heathrow, we clear its height and hours with the airport.",
      "If the air con isn’t coping in your office at Stockley Park or another office park, tell us which rooms get hot and when, and we’ll put it right.",
    ],
  },
  demand: [
    {
      service: "chiller-installation",
      why: "We service and replace chillers, and can plan with you for a breakdown.",
    },
    {
      service: "emergency-hvac",
      why: "We repair cargo-shed cooling at night and at weekends too.",
    },
    {
      service: "system-commissioning",
      why: "Tell us when your restaurant or flight kitchen opens, and we’ll plan the gas tests round it.",
    },
  ],
  street: {
    line: ["timber frames", "by-law terrace", "semi", "parade", "hotel 7", "office park", "data centre", "shed"],
    notes: [
      ["semi", "Boiler losing pressure in your semi? We’ll look for a leak first."],
      ["hotel", "We can repair the air con in hotel rooms, day or night."],
      ["data centre", "In data halls, we try to keep chilled water on during a repair."],
    ],
  },
} as const satisfies AreaCopy;
