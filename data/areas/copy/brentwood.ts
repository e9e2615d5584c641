import type { AreaCopy } from "../../types";

export const brentwood = {
  description:
    "Emergency plumbers, gas engineers and heating engineers for homes, schools, shops and restaurants in Brentwood, Shenfield, Hutton and Warley.",
  lead: "Our emergency plumbers and gas engineers cover Brentwood, Shenfield, Hutton and Warley at any hour. Call us for a boiler repair at home, or for heating, air con or gas cookers in a restaurant or school.",
  advice: {
    houses: [
      "Before you buy a new boiler, we can measure your water pressure and check the gas pipe.",
      "In a Hutton Mount garden, we check for protected trees before we dig.",
      "Before you replace an old boiler, ask us whether it’s worth repairing.",
      "Many semis in Shenfield still have a loft tank. Ask us about water pressure before choosing a shower.",
      "A detached house in Hutton Mount may have a long water pipe from the road. We can test and repair it.",
    ],
    flats: [
      "The former hospital on Warley Hill is now flats. We plan new flues there with the management company and the council.",
    ],
    shops: [
      "We can test your restaurant’s gas cut-off and extract fan in one visit.",
      "We can come to Hutton Road shops and High Street pubs before they open.",
    ],
    offices: [
      "If you look after a school, we can do longer jobs in the holidays.",
      "If your factory heater stops, send us a photo of the rating plate, so we can bring the right parts.",
    ],
    access: ["If you live on a private road, tell us about any rules on parking or working hours."],
  },
  demand: [
    {
      service: "commercial-boiler-installation",
      why: "Schools and care homes often grow block by block. We check how much heat yours needs before we replace a boiler.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "We can fit a valve that shuts off your restaurant’s gas when the kitchen fan stops.",
    },
    {
      service: "air-conditioning-installation",
      why: "If your garden room gets hot, we can fit air con and keep the outdoor unit out of sight.",
    },
  ],
  street: {
    line: ["pub", "parade", "church", "school", "new flats 5", "semi", "detached house", "factory"],
    notes: [
      ["parade", "We can raise your kitchen duct to carry smells above the flats."],
      ["school", "If your school boiler keeps stopping, we check the gas pressure too."],
      ["detached house", "Loft bedroom too hot to sleep in? Ask us about air conditioning."],
    ],
  },
} as const satisfies AreaCopy;
