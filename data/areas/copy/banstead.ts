import type { AreaCopy } from "../../types";

export const banstead = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Banstead, Nork, Tadworth and Kingswood, with air conditioning for shops, offices and large homes.",
  lead: "Call us at any hour for an emergency plumber, a gas engineer or a boiler repair in Banstead, Nork, Tadworth or Kingswood. We work in homes and schools, and repair air conditioning in shops, pubs and offices.",
  advice: {
    houses: [
      "If your boiler is in the garage, we can protect it and its condensate pipe from frost.",
      "Before you choose a combi boiler, we can test your water pressure and flow.",
      "We place a heat pump or air con unit away from next door’s windows.",
      "The water company softens the water here, but some scale still forms. Before you buy a softener, we can test your water and say whether one is worth having.",
      "If water pressure is low in your detached house in Walton-on-the-Hill, we can test and replace the pipe from the road.",
      "Victorian houses in Tadworth may still have a lead supply pipe, which we can replace.",
    ],
    flats: ["On the post-war Preston estate, a new boiler may mean moving the flue. We check before we quote."],
    shops: ["In the High Street and by Tadworth station, we can start before your shop opens."],
  },
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "If you have a large garden, we can compare ground-source and air-source heat pumps.",
    },
    {
      service: "gas-pipework-installation",
      why: "The gas pipe in a 1930s semi may be too small for a bigger boiler. We can check it before you buy.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "If you’re adding a bathroom to your bungalow, we can run the water, waste and heating pipes.",
    },
  ],
  street: {
    line: ["church", "parade", "semi", "bungalow", "semi", "station", "new-town terrace", "villa", "detached house"],
    notes: [
      ["semi", "With a new combi in your semi, the old loft tank can come out."],
      ["bungalow", "We’ll tell you if the old boiler in your bungalow is worth repairing."],
      ["detached house", "House slow to warm up? We check the pump, valves and controls."],
    ],
  },
} as const satisfies AreaCopy;
