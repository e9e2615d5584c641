import type { AreaCopy } from "../../types";

export const brentwood = {
  description:
    "Emergency plumbers, gas engineers and heating engineers for homes, schools, shops and restaurants in Brentwood, Shenfield, Hutton and Warley.",
  lead: "Our emergency plumbers, gas engineers and heating engineers work in Brentwood, Shenfield, Hutton and Warley. Call us about a leak, a boiler repair, kitchen gas or an office that is too warm.",
  buildings: [
    "Many semis in Shenfield still have a loft tank, so ask us about the water pressure before you choose a shower. A detached house at Hutton Mount may have a long water pipe from the road, which we can test for leaks. The former hospital on Warley Hill is now flats, and we plan any new flue there with the management company and the council.",
    "For shops on Hutton Road and pubs on the High Street, we can come before you open. When a factory heater stops, a photograph of its rating plate helps us bring the right parts.",
  ],
  working: [
    "In schools, we do the longer jobs in the holidays.",
    "If your road is private, tell us its rules on parking and working hours.",
  ],
  dayAndNight: [
    "Ring our [emergency plumbers](/services/emergency-plumbing-repairs) about burst pipes, leaks and blocked drains at any hour, and follow our [emergency steps](/emergency) until we come. If your heating or hot water fails, book a [boiler repair](/boiler-services). We also fit [bathrooms](/services/bathroom-kitchen-plumbing).",
    "Landlords can have the [yearly gas check](/gas-services/landlord-gas-safety) and the boiler service done on one visit.",
    "When the gas in a restaurant shuts off before the evening service, call our [commercial kitchen gas engineers](/gas-services/commercial-kitchen-gas). Office or shop too hot? We repair [air conditioning](/air-conditioning) and fit new units. For schools, care homes and managed buildings we offer [yearly servicing under contract](/maintenance), including the [gas certificates](/services/gas-safety-certificates).",
  ],
  benefits: [
    "Before you buy a new boiler, we measure your water pressure and check the gas pipe",
    "We test a restaurant’s gas cut-off and its extract on the same visit",
    "At Hutton Mount we ask about covenants and protected trees before anyone digs a trench",
  ],
  demand: [
    {
      service: "commercial-boiler-installation",
      why: "Schools and care homes often grow block by block, so we check how much heat they need today before we replace an old boiler.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "In a restaurant kitchen, we fit a valve that shuts off the gas when the extract fan stops.",
    },
    {
      service: "air-conditioning-installation",
      why: "Garden room too hot? We cool it and keep the outdoor unit out of sight.",
    },
  ],
  street: {
    line: ["pub", "parade", "church", "school", "new flats 5", "semi", "detached house", "factory"],
    notes: [
      ["parade", "Cooking smells reach the flats above? We take the kitchen duct higher."],
      ["school", "School boilers short of gas? We check the meter and the pipe."],
      ["detached house", "Bedroom under the roof too hot to sleep in? We cool it."],
    ],
  },
} as const satisfies AreaCopy;
