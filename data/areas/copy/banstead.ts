import type { AreaCopy } from "../../types";

export const banstead = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Banstead, Nork, Tadworth and Kingswood, and larger gas pipes for houses on long drives.",
  lead: "We have emergency plumbers, gas engineers and heating engineers for Banstead, Nork and Tadworth. Call us about boiler repair at home, or plumbing and air conditioning for your shop.",
  buildings: [
    "Does your semi or bungalow in Nork still have a water tank in the loft? We’ll test the mains pressure before you change to a combination boiler. If you own one of the railway villas at Tadworth, your supply pipe may still be lead, and we can replace it. On the post-war Preston estate, we check whether a new flue can come out where the old one did. Detached houses at Walton-on-the-Hill can have a long water pipe of their own, so tell us if your taps run slowly. If you live near the station, please tell us where we can park.",
  ],
  working: [
    "Banstead is high and exposed, so we put outdoor units against a sheltered wall with the clearances that the maker requires.",
    "The water company has to soften the local groundwater, but it’s still hard enough to leave scale.",
  ],
  dayAndNight: [
    "Has the heating stopped? Book a [boiler repair](/boiler-services). For a burst pipe or a leaking tank, ring our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour. Do you rent out a flat over the shops? It needs a yearly [gas safety check for landlords](/gas-services/landlord-gas-safety). If you live in Kingswood, we can [lay a larger gas pipe](/gas-services/gas-pipework-installation) or look after your [air conditioning](/air-conditioning).",
  ],
  benefits: [
    "If your garage is to become a boiler room, we’ll add ventilation, frost protection and a drain for the condensate (waste water)",
    "We test the hardness at your own tap, and then help you choose the scale treatment",
    "If a new boiler needs a larger pipe from the meter box, we’ll tell you before we start",
  ],
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "Houses round the golf courses have room for a heat pump, so we’ll compare pipes in the ground with a quiet outdoor unit.",
    },
    {
      service: "gas-pipework-installation",
      why: "A 1930s gas pipe can’t feed a pool, a range cooker or a second boiler, so we lay a larger one.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "A bungalow in Nork often has room for a second bathroom, and we can fit its water, waste and heating.",
    },
  ],
  street: {
    line: ["church", "parade", "semi", "bungalow", "semi", "station", "new-town terrace", "villa", "detached house"],
    notes: [
      ["semi", "It’s windy near the Downs, so we choose your flue position carefully."],
      ["bungalow", "Bathroom in the loft? It needs a soil pipe, and we’ll find the route."],
      ["detached house", "Gates and a long drive? Give us the code, and we’ll bring the van up."],
    ],
  },
} as const satisfies AreaCopy;
