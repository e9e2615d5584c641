import type { AreaCopy } from "../../types";

export const orpington = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Orpington, Petts Wood, Chelsfield and St Paul’s Cray, with air conditioning for shops and offices.",
  lead: "Day or night, our emergency plumbers and gas engineers come out for a leak or a boiler repair in Orpington, from Petts Wood to Farnborough and Downe. We also repair air con in shops and offices, and heaters in warehouses.",
  advice: {
    houses: [
      "The tap water here is hard and leaves limescale in boilers and on immersion heaters. We can remove the scale, and we test the water before we suggest a softener or a scale reducer.",
      "The loft of a bungalow in Crofton or Chelsfield may be too low for a hot water cylinder. We can find another place for it, or check whether you need one at all.",
      "In a post-war house in St Paul’s Cray, a combi boiler would free up the cylinder cupboard. A combi needs a strong flow of water, so we measure yours first.",
      "A house in Downe may have a septic tank. If your drain blocks, tell us whether you have one, because a tanker has to empty a full tank before we can clear the pipe.",
    ],
    flats: [
      "A flat over a shop in the High Street may have its flue on a roof or a wall that belongs to the freeholder. If you own the flat, ask the freeholder before you order a boiler that needs a new flue. We’ll supply a drawing of the flue for them.",
    ],
    shops: [
      "If your shop in the High Street or at the Nugent shopping park is too warm, we can service the air con before you open. In a restaurant, we can check the gas cookers in the same visit.",
    ],
    offices: [
      "Warehouse heaters are high up, so tell us the height when you book, and we’ll bring an access platform that reaches them.",
      "An office from the 1960s may have large windows and rooms that overheat on the sunny side. Before you pay for a second air con unit, we can test whether the first one still cools as well as it should.",
    ],
    access: [
      "A flue or a heat pump at the front of a house in Petts Wood’s conservation areas may need the council’s permission. On half-timbered semis, we look for a place at the side or the back.",
    ],
  },
  demand: [
    {
      service: "rooftop-unit-installation",
      why: "Shops in a parade rarely have a plant room. If yours has a flat roof of its own, one unit up there can do both the heating and the cooling.",
    },
    {
      service: "energy-efficient-solutions",
      why: "If you want to replace a gas or oil boiler with a heat pump, we work out how much heat your house loses, and what the heat pump would cost to run.",
    },
    {
      service: "appliance-servicing",
      why: "A combi that heats a family’s water works all year round. It usually lasts longer if we clean its filter and its heat exchanger (where the flame heats the water) every year.",
    },
  ],
  street: {
    line: ["semi", "bungalow", "timber frames", "parade", "church", "new-town terrace", "1960s office 5", "shed"],
    notes: [
      ["semi", "If your semi still has a cold water tank in the loft, we can lag it and its pipes before winter."],
      ["bungalow", "Furthest room of your bungalow cold? We adjust the radiators so that each gets its share."],
      ["shed", "We can fit a switch that stops your warehouse heaters while a loading door is open."],
    ],
  },
} as const satisfies AreaCopy;
