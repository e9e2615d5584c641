import type { AreaCopy } from "../../types";

export const banstead = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Banstead, Nork, Tadworth and Kingswood, and larger gas pipes for houses on long drives.",
  lead: "Need boiler repair, a gas engineer or an emergency plumber in Banstead, Nork or Tadworth? Call us at any hour. If you run a shop, we can look after its plumbing and air conditioning too.",
  buildings: [
    "If you own one of the railway villas at Tadworth, your supply pipe may still be lead, and we can replace it. On the post-war Preston estate, your old flue may be in the wrong place for a new boiler, so we check before we quote. Do your taps run slowly in a detached house at Walton-on-the-Hill? The pipe from the road may be to blame, and we can test it.",
    "If you live near the station, please tell us where we can park.",
  ],
  working: [
    "The water company softens the local groundwater, but it still leaves scale. We’ll test it at your tap and help you choose a treatment.",
  ],
  dayAndNight: [
    "Has the heating stopped? Book a [boiler repair](/boiler-services). For a burst pipe or a leaking tank, ring our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour. If you rent out a flat over the shops, we can do its yearly [gas safety check for landlords](/gas-services/landlord-gas-safety). In larger houses in Kingswood, we can [lay a bigger gas pipe](/gas-services/gas-pipework-installation) and look after the [air conditioning](/air-conditioning).",
  ],
  benefits: [
    "Boiler going in the garage? We’ll add ventilation, frost protection and a drain for the condensate (waste water)",
    "Before you choose a combination boiler, we’ll test your mains pressure",
    "For a heat pump or air conditioning, we’ll look for a wall that’s sheltered from the wind",
  ],
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "A house beside the golf course may have room for a heat pump. We’ll compare a ground-source pump with an air-source one.",
    },
    {
      service: "gas-pipework-installation",
      why: "The gas pipe in a 1930s semi may be too small for a range cooker or a second boiler, so we can lay a larger one.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "Bungalows in Nork often have room for a second bathroom, and we can fit its water, waste and heating.",
    },
  ],
  street: {
    line: ["church", "parade", "semi", "bungalow", "semi", "station", "new-town terrace", "villa", "detached house"],
    notes: [
      ["semi", "Tank still in the loft? We can take it out when we fit a new boiler."],
      ["bungalow", "Bathroom in the loft? We’ll find the route for its soil pipe."],
      ["detached house", "Gates and a long drive? Give us the code and we’ll bring the van up."],
    ],
  },
} as const satisfies AreaCopy;
