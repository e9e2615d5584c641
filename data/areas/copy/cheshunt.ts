import type { AreaCopy } from "../../types";

export const cheshunt = {
  description:
    "Emergency plumbers and gas engineers in Cheshunt, Waltham Cross and Goffs Oak: boiler repair, leaks in flats, roof units for Brookfield stores.",
  lead: "Our emergency plumbers, gas engineers and heating engineers cover Cheshunt, Waltham Cross and Goffs Oak. Boiler repair, leaks in new flats and roof units on large stores are all part of our work.",
  buildings: [
    "A bungalow or a close at Goffs Oak may stand where glasshouses were, so old pipes can lie in the ground. At Cheshunt Lakeside, near the Lee Valley park, look for your valve on the landing.",
    "For Brookfield’s large glass-fronted stores, and for shops in the Pavilions precinct at Waltham Cross, we ask who holds the key to the roof. For print halls at Park Plaza, tell us which temperature and humidity they need.",
  ],
  working: [
    "The valley floor is wet gravel, so a tank below ground needs a heavy slab that stops it from floating. Low streets rely on pumped drains, and we advise owners to keep a spare impeller (the part of the pump that turns).",
    "When you report a leak in a flat, tell us the block and the floor, and who holds the key to the riser.",
  ],
  dayAndNight: [
    "If water is coming through your ceiling, call our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour. For managing agents we look after [booster pumps](/plumbing-services/pump-installation) and stored water, with [Legionella checks and records](/services/water-system-maintenance).",
    "A store or a print hall can have its [rooftop air conditioning](/services/rooftop-unit-installation) repaired or put on a yearly service. At home, book [boiler repair](/boiler-services), or the [gas safety record](/gas-services/landlord-gas-safety) that every landlord of a home with gas needs.",
  ],
  benefits: [
    "We test the valves in your flat and on your landing before we drain anything",
    "Old pipes and cables are traced before we dig, so that none is cut by mistake",
    "Your door heaters and roof units are serviced before the store opens",
  ],
  demand: [
    {
      service: "commercial-installation",
      why: "Apartments and mixed blocks by the station need pumped cold water, meters and drainage from the ground up.",
    },
    {
      service: "rooftop-unit-installation",
      why: "Wide flat roofs beside the A10 are strong enough for packaged units and easy to reach.",
    },
    {
      service: "water-system-maintenance",
      why: "Showers in leisure buildings by the lakes, and stored water in care homes, must be kept free of Legionella.",
    },
  ],
  street: {
    line: ["glasshouse", "bungalow", "pub", "parade", "new flats 6", "waterside", "shopping centre", "factory"],
    notes: [
      ["bungalow", "Old nursery mains may still lie under the garden of a bungalow."],
      ["new flats", "Blocks at Lakeside usually share one plant room for heat and water."],
      ["shopping centre", "Before opening time there are no customers under our platform."],
    ],
  },
} as const satisfies AreaCopy;
