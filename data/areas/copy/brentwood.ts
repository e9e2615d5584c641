import type { AreaCopy } from "../../types";

export const brentwood = {
  description:
    "Emergency plumbers, gas engineers and heating engineers for homes, schools, shops and restaurants in Brentwood, Shenfield, Hutton and Warley.",
  lead: "Our emergency plumbers and gas engineers cover Brentwood, Shenfield, Hutton and Warley at any hour. Call us for a boiler repair at home, or for kitchen gas, heating or air con in a restaurant or school.",
  buildings: [
    "Many semis in Shenfield still have a loft tank. Ask us about water pressure before choosing a shower.",
    "A detached house in Hutton Mount may have a long water pipe from the road, which we can test and repair.",
    "The former hospital on Warley Hill is now flats. We plan new flues there with the management company and the council.",
    "We can come to Hutton Road shops and High Street pubs before they open.",
    "If your factory heater stops, send us a photo of the rating plate, so we bring the right parts.",
  ],
  working: [
    "Before you replace an old boiler, ask us whether it can be repaired for less.",
    "If you live on a private road, tell us its rules on parking and hours.",
    "We do longer jobs at schools in the holidays.",
  ],
  benefits: [
    "Before you buy a new boiler, we measure your water pressure and check the gas pipe",
    "We test your restaurant’s gas cut-off and extract fan in one visit",
    "In a Hutton Mount garden, we check for protected trees before we dig",
  ],
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
      why: "Garden rooms get hot. We fit air con and keep the outdoor unit out of sight.",
    },
  ],
  street: {
    line: ["pub", "parade", "church", "school", "new flats 5", "semi", "detached house", "factory"],
    notes: [
      ["parade", "We can raise a shop’s kitchen duct to carry smells above the flats."],
      ["school", "Low gas pressure can stop school boilers. We test the supply."],
      ["detached house", "Loft bedroom too hot to sleep in? We can fit air conditioning."],
    ],
  },
} as const satisfies AreaCopy;
