import type { AreaCopy } from "../../types";

export const cheshunt = {
  description:
    "Emergency plumbers and gas engineers in Cheshunt, Waltham Cross and Goffs Oak. Call us for boiler repair, a leak in a flat or the roof units on a store.",
  lead: "Our emergency plumbers, gas engineers and heating engineers cover Cheshunt, Waltham Cross and Goffs Oak. We repair boilers, stop leaks in new flats and look after roof units on large stores.",
  buildings: [
    "If your bungalow at Goffs Oak was built on old glasshouse land, tell us before you plan a drain or an extension, because water mains may be buried there. Found a leak in your flat at Cheshunt Lakeside, by the Lee Valley park? Tell us the block, the floor and who holds the key to the riser, so that we can shut the water off sooner.",
    "If you run a store at Brookfield or in the Pavilions precinct at Waltham Cross, please find out who has the key to the roof before we come. If you run one of the print halls at Park Plaza, tell us the temperature and humidity you have to keep.",
  ],
  working: [
    "The valley floor is wet gravel, and an empty tank buried in it can float up, so we fix it to a heavy slab. If your drain is pumped, it’s worth keeping a spare impeller (the part that turns).",
  ],
  dayAndNight: [
    "Water coming through your ceiling? Call our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour. If you manage a block, we can look after its [booster pumps](/plumbing-services/pump-installation) and keep your [Legionella checks and records](/services/water-system-maintenance) up to date.",
    "We can repair your store’s [rooftop air conditioning](/services/rooftop-unit-installation) or service it every year. At home, you can book [boiler repair](/boiler-services). If you rent out a home with gas, we can do the [gas safety record](/gas-services/landlord-gas-safety).",
  ],
  benefits: [
    "We test the valves in your flat and on your landing before we drain anything",
    "Before planned work in a block, we’ll agree with the manager which homes lose water",
    "We can service your door heaters and roof units on the same visit",
  ],
  demand: [
    {
      service: "commercial-installation",
      why: "New blocks by the station need pumped cold water, meters and drainage, and we install all three.",
    },
    {
      service: "rooftop-unit-installation",
      why: "If your store beside the A10 has a flat roof, we can fit units up there that both heat and cool.",
    },
    {
      service: "water-system-maintenance",
      why: "Legionella can grow in leisure centre showers and in a care home’s stored water, so we test both.",
    },
  ],
  street: {
    line: ["glasshouse", "bungalow", "pub", "parade", "new flats 6", "waterside", "shopping centre", "factory"],
    notes: [
      ["bungalow", "Extending your bungalow? We’ll check that the boiler can heat it."],
      ["new flats", "Manage a block at Lakeside? We can service its shared plant room."],
      ["shopping centre", "We work before opening time, when nobody is under our platform."],
    ],
  },
} as const satisfies AreaCopy;
