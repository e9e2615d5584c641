import type { AreaCopy } from "../../types";

export const cheshunt = {
  description:
    "Emergency plumbers and gas engineers in Cheshunt, Waltham Cross and Goffs Oak, for boiler repair, leaks, landlords’ gas checks and air conditioning.",
  lead: "Our emergency plumbers, gas engineers and heating engineers cover Cheshunt, Waltham Cross and Goffs Oak. We clear drains, repair leaks and boilers in homes, air conditioning in shops and offices, and gas appliances in pubs.",
  buildings: [
    "Some bungalows in Goffs Oak stand on old glasshouse land, which may hide old water pipes. We look for them before we dig. For a leak in the new flats at Cheshunt Lakeside, by the Lee Valley Park, tell us the block and floor, so we can shut the water off sooner.",
    "Before we work on a shop roof at Brookfield or in the Pavilions shopping centre in Waltham Cross, we arrange access with the centre’s manager. We can set the air conditioning in print halls at Park Plaza to keep the humidity you need.",
  ],
  working: [
    "On low ground by the Lea, your drains may depend on a pump. We service the pump, and can fit an alarm that warns you when it stops.",
  ],
  dayAndNight: [
    "Water coming through your ceiling, or a blocked drain? Call our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour. Boiler broken? If you rent your home, tell your landlord first. If you own or let it, ring us, day or night, for a [boiler repair](/boiler-services). For landlords we do the annual gas safety check and issue the [record](/gas-services/landlord-gas-safety).",
    "[Call us day or night](/services/emergency-hvac) when the [air conditioning](/air-conditioning) or a [rooftop unit](/services/rooftop-unit-installation) stops in your shop or office. We do [kitchen gas checks and repairs](/gas-services/commercial-kitchen-gas) in pubs and restaurants. If you manage a block, one [maintenance contract](/maintenance) can cover the [booster pumps](/plumbing-services/pump-installation) and the [Legionella checks](/services/water-system-maintenance).",
  ],
  benefits: [
    "We check your water pressure before you choose a new boiler",
    "We agree the time with the building manager if your neighbours’ water will be off",
    "If you’re a landlord, we can service the boiler when we check the gas",
  ],
  demand: [
    {
      service: "commercial-installation",
      why: "In a new block of flats, we install the pumped cold water, heating and drainage.",
    },
    {
      service: "rooftop-unit-installation",
      why: "We fit units on a flat roof to heat and cool the shop below.",
    },
    {
      service: "water-system-maintenance",
      why: "Legionella can grow in leisure centre showers and in a care home’s stored water. We test both.",
    },
  ],
  street: {
    line: ["glasshouse", "bungalow", "pub", "parade", "new flats 6", "waterside", "shopping centre", "factory"],
    notes: [
      ["bungalow", "Extending a bungalow? We fit a bigger boiler if it needs one."],
      ["new flats", "At Cheshunt Lakeside, we can service the plant of a whole block."],
      ["shopping centre", "We can fit an air curtain above a cold shop door."],
    ],
  },
} as const satisfies AreaCopy;
