import type { AreaCopy } from "../../types";

export const banstead = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Banstead, Nork, Tadworth and Kingswood, with air conditioning for shops, offices and large homes.",
  lead: "Call us at any hour for an emergency plumber, a gas engineer or a boiler repair in Banstead, Nork, Tadworth or Kingswood. We also repair air conditioning in shops, pubs and offices, and heating in schools.",
  advice: {
    houses: [
      "The water company already softens the water here, but some scale still forms. Before you buy a softener, we can test your water and tell you whether one is worth having.",
      "Victorian houses in Tadworth may still have a lead supply pipe, and lead can get into the water you drink. We can replace the part that belongs to you, from the boundary to the house.",
      "In a detached house in Walton-on-the-Hill, the water pressure may be too low for a combi boiler, which takes its water straight from the main. We can test it before you choose, and replace your pipe if that’s the cause.",
      "A boiler in a cold garage can freeze, and so can its condensate pipe, the plastic pipe that drains water from the boiler. We can fit frost protection and insulate the pipe.",
      "The fan of a heat pump or an air con unit can be heard next door, so we look for a place away from your neighbours’ windows.",
    ],
    flats: [
      "If you own your home on the post-war Preston estate, a new boiler may need its flue in a different place. We check where it can come out before we quote.",
    ],
    shops: [
      "If your shop is in the High Street or by Tadworth station, we can start before you open, so you lose as little trading time as possible.",
    ],
  },
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "Many gardens here are large enough for the buried pipes of a ground-source heat pump. We can compare one with an air-source pump before you decide.",
    },
    {
      service: "gas-pipework-installation",
      why: "The gas pipe in a 1930s semi may be too narrow for a bigger boiler. We can check it before you buy, and run a larger pipe if you need one.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "A second bathroom in a bungalow needs its own water, waste and heating pipes. We can run all three and fit the bathroom.",
    },
  ],
  street: {
    line: ["church", "parade", "semi", "bungalow", "semi", "station", "new-town terrace", "villa", "detached house"],
    notes: [
      ["semi", "When we fit a combi boiler in your semi, the old tank in the loft can come out."],
      ["bungalow", "Heating a new loft room above your bungalow? We check whether the boiler is large enough."],
      ["detached house", "If one wing of a detached house stays cold, we can give it a heating zone of its own."],
    ],
  },
} as const satisfies AreaCopy;
