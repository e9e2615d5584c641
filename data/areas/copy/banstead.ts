import type { AreaCopy } from "../../types";

export const banstead = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Banstead, Nork, Tadworth and Kingswood, with air conditioning for shops and large homes.",
  lead: "Call us at any hour for an emergency plumber, a gas engineer or a boiler repair in Banstead, Nork, Tadworth or Kingswood. We also repair air conditioning in shops, and heating in schools.",
  advice: {
    houses: [
      "The water company already softens the water here, but some scale still forms. We can test your water and tell you whether a softener is still worth buying.",
      "Victorian houses in Tadworth may still have a lead supply pipe, and lead can get into the water you drink. We can replace the part of the pipe that belongs to you, from the boundary to the house.",
      "In a detached house in Walton-on-the-Hill, the water pressure may be too low for a combi boiler, which takes its water straight from the main. We can test the pressure before you choose a boiler, and replace your supply pipe if that’s the cause.",
      "A boiler in a cold garage can freeze, and so can its condensate pipe, the plastic pipe that carries waste water from the boiler. We can fit frost protection and insulate the pipe.",
      "Your neighbours may hear the fan in a heat pump or an air con unit, so we look for a place that’s well away from their windows.",
    ],
    flats: [
      "On the post-war Preston estate, the flue for a new boiler may have to come out in a different place from the old one. If you own your flat there, we check where it can go before we quote.",
    ],
    shops: [
      "If the air con in your shop in the High Street or by Tadworth station needs a repair, we can start before you open, so that you lose as little trading time as possible.",
    ],
    offices: [
      "A school hall may be hired out in the evening, when the classrooms are empty. If you look after a school, we can split the heating into zones, so that you needn’t warm the whole building for one evening class.",
    ],
    access: [
      "Some roads in Kingswood and Walton-on-the-Hill are private, and a gate or a width limit can stop a van. Tell us about yours when you book, so that we bring a van that gets through.",
    ],
  },
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "Many gardens here are large enough for the buried pipes of a ground-source heat pump. We can compare ground-source with air-source for your house before you decide.",
    },
    {
      service: "gas-pipework-installation",
      why: "The gas pipe in a 1930s semi may be too narrow for a bigger boiler. We can check it before you buy the boiler, and fit a larger pipe if you need one.",
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
      ["bungalow", "Putting a bedroom in the loft of your bungalow? We check that the boiler is large enough."],
      ["detached house", "If one wing of a detached house stays cold, we can give it a heating zone of its own."],
    ],
  },
} as const satisfies AreaCopy;
