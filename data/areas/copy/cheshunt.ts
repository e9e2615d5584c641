import type { AreaCopy } from "../../types";

export const cheshunt = {
  description:
    "Emergency plumbers and gas engineers in Cheshunt, Waltham Cross and Goffs Oak. Call us for boiler repair, a leak in a flat or the roof units on a store.",
  lead: "Our emergency plumbers, gas engineers and heating engineers cover Cheshunt, Waltham Cross and Goffs Oak. We repair boilers, stop leaks in new flats and service roof units on large stores.",
  buildings: [
    "Bungalows at Goffs Oak may stand on old glasshouse land, where water pipes can still be buried, so we look for them before we dig for a drain. For a leak in a flat at Cheshunt Lakeside, by the Lee Valley park, tell us the block, the floor and who holds the key to the riser, so that we can shut the water off sooner.",
    "Before we work on the roof of a store at Brookfield or in the Pavilions precinct at Waltham Cross, please find out who has the roof key. In the print halls at Park Plaza, we can set the plant to hold the temperature and humidity you need.",
  ],
  working: [
    "The valley floor is wet gravel, and an empty tank buried in it can float up, so we fix any new one to a heavy slab. If your drain is pumped, we can service the pump and fit an alarm.",
  ],
  dayAndNight: [
    "Water coming through your ceiling? Call our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour. If you manage a block, we can look after its [booster pumps](/plumbing-services/pump-installation) and keep your [Legionella checks and records](/services/water-system-maintenance) up to date.",
    "We can repair your store’s [rooftop air conditioning](/services/rooftop-unit-installation) or service it every year. At home, you can book [boiler repair](/boiler-services). If you rent out a home with gas, we can do the [gas safety record](/gas-services/landlord-gas-safety).",
  ],
  benefits: [
    "Before a repair in your flat, we find out which valve shuts off its water",
    "We agree with the block’s manager which homes will lose water, and when",
    "If you rent out a flat, we can do the gas check and the boiler service in one visit",
  ],
  demand: [
    {
      service: "commercial-installation",
      why: "New blocks by the station need pumped cold water, heating and drainage, and we install all three.",
    },
    {
      service: "rooftop-unit-installation",
      why: "On a flat roof of a store beside the A10, we can fit units that both heat and cool.",
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
      ["shopping centre", "Shop too warm? We can service its cooling units before you open."],
    ],
  },
} as const satisfies AreaCopy;
