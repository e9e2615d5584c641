import type { AreaCopy } from "../../types";

export const cheshunt = {
  description:
    "Emergency plumbers and gas engineers in Cheshunt, Waltham Cross and Goffs Oak, for boiler repair, leaks, landlords’ gas checks and air conditioning.",
  lead: "Our emergency plumbers and gas engineers cover Cheshunt, Waltham Cross and Goffs Oak at any hour, for leaks, blocked drains and boiler repairs. We also repair air con in shops and print halls, and gas appliances in pubs.",
  advice: {
    houses: [
      "Some bungalows in Goffs Oak stand on old glasshouse land, where the growers’ water pipes may still lie in the ground. We look for them before we dig.",
      "If your house is on low ground by the Lea, its drains may depend on a pump. We can service it, and fit an alarm that warns you when it stops.",
    ],
    flats: [
      "If a pipe leaks in your new flat at Cheshunt Lakeside, by the Lee Valley Park, and you own the flat, ring us. Tell us the block and the floor, so that we can shut the water off sooner.",
      "If a planned repair means turning off your neighbours’ water too, we’ll agree a time with the building manager, who can warn them.",
      "A gas safety check isn’t the same as a boiler service. If you let a home, we can do both in one visit, so that your tenant only has to be in once.",
    ],
    shops: [
      "At Brookfield and in the Pavilions shopping centre in Waltham Cross, nobody may go on the roof until the centre’s manager agrees, so we arrange access before we work on your shop’s air conditioning.",
    ],
    offices: [
      "Paper swells and shrinks with the moisture in the air, so in a print hall at Park Plaza, we can set the air conditioning to hold the humidity you need.",
    ],
    access: [
      "If your yard or nursery is kept locked, give us the number of someone on site who can open the gate. In an emergency, we don’t want to wait outside it.",
    ],
  },
  demand: [
    {
      service: "commercial-installation",
      why: "A new block of flats needs pumps for its cold water, and heating and drains on every floor. We install all three.",
    },
    {
      service: "rooftop-unit-installation",
      why: "Large shops with flat roofs are often heated and cooled by a rooftop unit. We fit and service these units.",
    },
    {
      service: "water-system-maintenance",
      why: "Legionella can grow in leisure centre showers and in stored water at care homes. We test the water in both.",
    },
  ],
  street: {
    line: ["glasshouse", "bungalow", "pub", "parade", "new flats 6", "waterside", "shopping centre", "factory"],
    notes: [
      ["bungalow", "Extending your bungalow? We check whether the boiler can heat the new rooms too."],
      ["pub", "If the gas oven in your pub won’t light, we can repair it."],
      ["shopping centre", "Shop cold by the door? Ask us about an air curtain, which helps to keep the warm air in."],
    ],
  },
} as const satisfies AreaCopy;
