import type { AreaCopy } from "../../types";

export const banstead = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Banstead, Nork, Tadworth and Kingswood, and larger gas pipes for houses on long drives.",
  lead: "Need boiler repair, a gas engineer or an emergency plumber in Banstead, Nork or Tadworth? Call us at any hour. We can also look after a shop’s plumbing and air conditioning.",
  buildings: [
    "The older villas at Tadworth may still have a lead supply pipe, which we can replace. On the post-war Preston estate, a new boiler may need its flue in a new place, so we check before we quote. If the taps run slowly in your detached house at Walton-on-the-Hill, we can test the pipe from the road.",
  ],
  working: [
    "The water company softens the local groundwater, but it still leaves scale. We can test your water and tell you whether a softener is worth fitting.",
  ],
  dayAndNight: [
    "Has the heating stopped? Book a [boiler repair](/boiler-services). For a burst pipe or a leaking tank, ring our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour. If you rent out a flat near the station, we can do its yearly [gas safety check for landlords](/gas-services/landlord-gas-safety). In large houses in Kingswood, we can [lay a bigger gas pipe](/gas-services/gas-pipework-installation) and service the [air conditioning](/air-conditioning).",
  ],
  benefits: [
    "If your new boiler goes in the garage, we’ll protect it and its waste pipe from frost",
    "Before you choose a combination boiler, we’ll test your water pressure and flow",
    "We’ll place your heat pump or air conditioning unit away from next door’s windows",
  ],
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "A house with a large garden may have room for a ground-source heat pump. We’ll compare it with an air-source one.",
    },
    {
      service: "gas-pipework-installation",
      why: "The gas pipe in a 1930s semi may be too small for a range cooker or a bigger boiler, so we work out its size before you buy.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "Adding a bathroom to your bungalow in Nork? We can fit its water, waste and heating.",
    },
  ],
  street: {
    line: ["church", "parade", "semi", "bungalow", "semi", "station", "new-town terrace", "villa", "detached house"],
    notes: [
      ["semi", "Tank still in the loft? We can take it out when we fit a combi boiler."],
      ["bungalow", "New bathroom in the loft? We’ll plan the route for its soil pipe."],
      ["detached house", "Gates on your drive? Give us the code and we’ll bring the van up."],
    ],
  },
} as const satisfies AreaCopy;
