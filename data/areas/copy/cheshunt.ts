import type { AreaCopy } from "../../types";

export const cheshunt = {
  description:
    "Emergency plumbers and gas engineers in Cheshunt, Waltham Cross and Goffs Oak. Call us for boiler repair, a leak in a flat or the roof units on a store.",
  lead: "Our emergency plumbers, gas engineers and heating engineers cover Cheshunt, Waltham Cross and Goffs Oak. We repair boilers, stop leaks in new flats and look after roof units on large stores.",
  buildings: [
    "If your bungalow at Goffs Oak stands where glasshouses were, tell us before you plan a drain or an extension. In a flat at Cheshunt Lakeside, near the Lee Valley park, look for your valve on the landing.",
    "At Brookfield’s large glass-fronted stores and in the Pavilions precinct at Waltham Cross, please find out who has the key to the roof. If you work in one of the print halls at Park Plaza, tell us the temperature and humidity it has to keep.",
  ],
  working: [
    "The valley floor is wet gravel, where an empty tank below ground can float, so we hold it down with a heavy slab. Low streets rely on pumped drains. If you own such a pump, keep a spare impeller (the part that turns).",
    "When you report a leak in a flat, tell us the block, the floor and who holds the key to the riser, and we can shut it off sooner.",
  ],
  dayAndNight: [
    "If water is coming through your ceiling, call our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour. We look after [booster pumps](/plumbing-services/pump-installation) and stored water for managing agents, with [Legionella checks and records](/services/water-system-maintenance).",
    "In a store or a print hall we repair [rooftop air conditioning](/services/rooftop-unit-installation) or service it every year. At home, book [boiler repair](/boiler-services), or the [gas safety record](/gas-services/landlord-gas-safety) that every landlord of a home with gas needs.",
  ],
  benefits: [
    "We test the valves in your flat and on your landing before we drain anything",
    "Once we know what lies in the ground, we’ll mark out the new drain with you",
    "On one visit we service your door heaters as well as your roof units",
  ],
  demand: [
    {
      service: "commercial-installation",
      why: "We install pumped cold water, meters and drainage in the new blocks by the station.",
    },
    {
      service: "rooftop-unit-installation",
      why: "We fit packaged heating and cooling on the flat roofs beside the A10, which are strong and easy to reach.",
    },
    {
      service: "water-system-maintenance",
      why: "We help you keep showers in leisure buildings, and stored water in care homes, free of Legionella.",
    },
  ],
  street: {
    line: ["glasshouse", "bungalow", "pub", "parade", "new flats 6", "waterside", "shopping centre", "factory"],
    notes: [
      ["bungalow", "Old nursery mains may cross your garden, so we’ll trace them first."],
      ["new flats", "A Lakeside block may share one plant room, and we can service it."],
      ["shopping centre", "We work before opening time, when nobody is under our platform."],
    ],
  },
} as const satisfies AreaCopy;
