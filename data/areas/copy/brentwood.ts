import type { AreaCopy } from "../../types";

export const brentwood = {
  description:
    "Gas engineers, boiler repair and emergency plumbers in Brentwood, Shenfield and Hutton, with kitchen gas for restaurants and school boiler rooms.",
  lead: "Our emergency plumbers, gas engineers and heating engineers work in Brentwood, Shenfield and Warley. Call us about boiler repair at home, gas in a restaurant kitchen or a bedroom that overheats.",
  buildings: [
    "The former hospital on Warley Hill is now flats, and thick walls and listed chimneys limit where a flue can go. We’ll plan yours with the management company and the council. Many semis in Shenfield still have a loft tank, so ask us about the water pressure before you choose a shower.",
    "If you run a shop on Hutton Road or a pub on the High Street, we can come before you open. A detached house at Hutton Mount may have a long water pipe from the road, which we can test for leaks. If a factory heater stops at Hutton or Childerditch, send us a photograph of its rating plate, so that we bring the right parts.",
  ],
  working: [
    "If a school’s boiler rooms are linked, their pumps can work against each other, so we measure the flows before we replace one.",
    "If your road is private, tell us its rules on parking and working hours.",
  ],
  dayAndNight: [
    "Has the gas shut off or a fan failed before the evening service? Ring our [commercial kitchen gas engineers](/gas-services/commercial-kitchen-gas). For a school or a care home, we offer [yearly servicing under contract](/maintenance), which can include the [gas certificates for the site](/services/gas-safety-certificates).",
    "At home, you can book [boiler repair](/boiler-services), [bathroom plumbing](/services/bathroom-kitchen-plumbing) or [air conditioning repair](/air-conditioning). If water or heating fails at night, ring us, and follow our [emergency steps](/emergency) until we come.",
  ],
  benefits: [
    "If you rent out a flat or a house, we can do its yearly gas check when we service the boiler",
    "We test your kitchen’s gas cut-off and its extract on the same visit",
    "At Hutton Mount we’ll ask about covenants and protected trees before anyone digs a trench",
  ],
  demand: [
    {
      service: "commercial-boiler-installation",
      why: "Schools and care homes often grow block by block, so we check how much heat they need today before we replace an old boiler.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "For a kitchen in an old shop, we can fit a valve that shuts off the gas when the extract fan stops.",
    },
    {
      service: "air-conditioning-installation",
      why: "Garden room too hot? We can cool it and keep the outdoor unit out of sight.",
    },
  ],
  street: {
    line: ["pub", "parade", "church", "school", "new flats 5", "semi", "detached house", "factory"],
    notes: [
      ["parade", "Kitchen duct near flats? We can take it up above their windows."],
      ["school", "School boiler rooms on one meter? We’ll check there’s enough gas."],
      ["detached house", "Bedroom under the roof too hot to sleep in? We can cool it."],
    ],
  },
} as const satisfies AreaCopy;
