import type { AreaCopy } from "../../types";

export const orpington = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Orpington, Petts Wood, Chelsfield and St Paul’s Cray, with air conditioning for shops and offices.",
  lead: "Day or night, our emergency plumbers and gas engineers come out for a leak or a boiler repair in Orpington, from Petts Wood to Farnborough and Downe. We also repair air con in shops, pubs and offices.",
  advice: {
    houses: [
      "We measure how hard your water is before we suggest a softener.",
      "We can check that your boiler is large enough before you convert the loft.",
      "The tap water is hard and leaves scale in boilers and on immersion heaters. We can descale them, and fit a scale reducer or a softener.",
      "Thinking of replacing a gas or oil boiler with a heat pump? We’ll check how much heat your home loses, and its electricity supply.",
      "A bungalow loft in Crofton or Chelsfield may be too low for a hot water cylinder, so we’ll find somewhere else for it.",
      "In a post-war house in St Paul’s Cray, a combi boiler would free the cylinder cupboard.",
      "If your boiler is old, ask us whether another repair is worth what it costs.",
      "If your drain blocks in Downe, tell us whether you have a septic tank.",
    ],
    access: [
      "In Petts Wood’s conservation areas, we keep heat pumps and flues off the front of half-timbered semis.",
      "Heaters in warehouses hang high, so tell us the height when you book, and we’ll bring an access platform.",
    ],
  },
  demand: [
    {
      service: "rooftop-unit-installation",
      why: "Shop with no plant room? The heating and cooling can go on the roof.",
    },
    {
      service: "energy-efficient-solutions",
      why: "We’ll work out what a heat pump would cost to run in your house.",
    },
    {
      service: "appliance-servicing",
      why: "A combi usually lasts longer if we clean its heat exchanger and filter every year.",
    },
  ],
  street: {
    line: ["semi", "bungalow", "timber frames", "parade", "church", "new-town terrace", "1960s office 5", "shed"],
    notes: [
      ["semi", "We can lag the pipes and tank in your loft before they freeze."],
      ["bungalow", "Cold bungalow? We check the boiler and controls, then the radiators."],
      ["shed", "We can set warehouse heaters to stop when a door opens."],
    ],
  },
} as const satisfies AreaCopy;
