import type { AreaCopy } from "../../types";

export const brentwood = {
  description:
    "Emergency plumbers, gas engineers and heating engineers for homes, schools, shops and restaurants in Brentwood, Shenfield, Hutton and Warley.",
  lead: "Our emergency plumbers and gas engineers cover Brentwood, Shenfield, Hutton and Warley at any hour. Call us for a boiler repair at home, or for the heating, air con or gas cookers in your restaurant or school.",
  advice: {
    houses: [
      "Many semis in Shenfield still have a water tank in the loft, which gives too little pressure for some showers. Before you choose a shower, ask us which kinds will work with your tank.",
      "A detached house in Hutton Mount may have a long water pipe from the road. If yours leaks, we can find and repair the leak, and we check for protected trees before we dig in the garden.",
    ],
    flats: [
      "The former hospital on Warley Hill is now flats. A new flue there needs the agreement of the management company and the council. Ask both of them before you order a boiler, and we’ll draw the route of the flue for your application.",
    ],
    shops: [
      "We can come to shops in Hutton Road and pubs in the High Street before they open. In a pub, we can test the kitchen’s gas cut-off and its extract fan in the same visit.",
    ],
    offices: [
      "If you look after a school, we can do the longer jobs in the holidays, so that no classroom is cold in term time.",
      "The rating plate on a factory heater gives its make and model. If yours stops, send us a photo of the plate, so that we can bring the right parts.",
    ],
    access: [
      "Some private roads have rules on where vans may park and when builders may work. If yours has any, please tell us when you book, so that we come at the right time and park in the right place.",
    ],
  },
  demand: [
    {
      service: "commercial-boiler-installation",
      why: "Schools and care homes often grow block by block, so the old boiler may no longer be the right size. We check how much heat all your blocks need before we replace it.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "A kitchen can fill with fumes if the cooking goes on after the fan stops. We can fit a valve that then shuts off the gas at once.",
    },
    {
      service: "air-conditioning-installation",
      why: "A garden room with a lot of glass gets hot in summer. We can fit air con and keep the outdoor unit out of sight.",
    },
  ],
  street: {
    line: ["pub", "parade", "church", "school", "new flats 5", "semi", "detached house", "factory"],
    notes: [
      ["parade", "Kitchen smells reaching the flats above? We can raise the duct, once you have consent."],
      ["school", "If your school boiler keeps stopping, we check the gas pressure too."],
      ["detached house", "Loft bedroom too hot to sleep in? Ask us about air conditioning."],
    ],
  },
} as const satisfies AreaCopy;
