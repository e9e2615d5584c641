import type { AreaCopy } from "../../types";

export const cheshunt = {
  description:
    "Emergency plumbers and gas engineers in Cheshunt, Waltham Cross and Goffs Oak, for boiler repair, leaks, landlords’ gas checks and air conditioning.",
  lead: "Our emergency plumbers and gas engineers cover Cheshunt, Waltham Cross and Goffs Oak at any hour, for leaks, blocked drains and boiler repairs. We also repair air con in shops and offices, and gas appliances in pubs.",
  advice: {
    houses: [
      "We can check your water pressure before you choose a new boiler.",
      "If your neighbours’ water must go off, we’ll agree a time with the building manager.",
      "On low ground by the Lea, your drains may depend on a pump. We can service the pump, and fit an alarm that warns you when it stops.",
      "If your old boiler breaks down, ask us whether a repair makes sense.",
      "Some bungalows in Goffs Oak stand on old glasshouse land, which may hide old water pipes. We look for them before we dig.",
    ],
    flats: [
      "If you’re a landlord, we can service the boiler when we check the gas.",
      "For a leak in the new flats at Cheshunt Lakeside, by the Lee Valley Park, tell us the block and floor, so we can shut the water off sooner.",
    ],
    access: [
      "Before we work on a shop roof at Brookfield or the Pavilions shopping centre in Waltham Cross, we arrange access with the centre’s manager.",
      "In the print halls at Park Plaza, we can set the air conditioning to hold the humidity you need.",
    ],
  },
  demand: [
    {
      service: "commercial-installation",
      why: "In a new block of flats, we install pumped cold water, heating and drainage.",
    },
    {
      service: "rooftop-unit-installation",
      why: "We fit and service rooftop units that heat and cool shops.",
    },
    {
      service: "water-system-maintenance",
      why: "Legionella can grow in leisure centre showers and in stored water at care homes. We test both.",
    },
  ],
  street: {
    line: ["glasshouse", "bungalow", "pub", "parade", "new flats 6", "waterside", "shopping centre", "factory"],
    notes: [
      ["bungalow", "Extending a bungalow? We check whether the boiler will cope."],
      ["pub", "If the gas oven in your pub won’t light, we can repair it."],
      ["shopping centre", "If your shop is cold by the door, an air curtain may help."],
    ],
  },
} as const satisfies AreaCopy;
