import type { AreaCopy } from "../../types";

export const orpington = {
  description:
    "Boiler repair, gas engineers and HVAC engineers in Orpington: Petts Wood semis, Crofton bungalows, Cray Valley units and homes without mains gas.",
  lead: "Call us for an emergency plumber, boiler repair or a gas engineer anywhere in Orpington, from Petts Wood to the lanes round Downe. We also repair heaters and air conditioning in shops and warehouses along the Cray.",
  buildings: [
    "On a half-timbered semi in Petts Wood, we’ll take the flue out clear of the timber. If the loft of your Crofton or Chelsfield bungalow is too low for a hot water cylinder, we’ll find another place for it. If your drain blocks on the post-war estates at St Paul’s Cray and Ramsden, ask next door, because a drain you share is usually the water company’s to clear. At Downe, tell us when you book if your house isn’t on the main sewer.",
    "To reach overhead heaters in a warehouse on Cray Avenue or a shop at the Nugent Shopping Park, we’ll bring a platform. For a hospital building near Farnborough Common, we’ll agree every shutdown with you.",
  ],
  working: [
    "Tap water from the chalk leaves scale in boilers and on immersion heaters. We can descale yours and fit protection that suits your water. In the Chenies conservation area at Petts Wood we keep flues and heat pumps off the front of the house.",
    "Before you choose a heat pump, we’ll work out your heat loss and check your electrical supply. In a high warehouse, we can fit fans that push the warm air back down. Near the Cray we keep electrics and burners above flood level.",
  ],
  dayAndNight: [
    "No hot water, or a boiler that bangs when it heats? Ask us for [boiler repair and descaling](/boiler-services). If a tank bursts at night, ring our [emergency plumbers](/services/emergency-plumbing-repairs). For a job that can wait, book a [local plumber](/plumbing-services/plumber-london).",
    "Thinking of giving up oil? We’ll tell you what a [heat pump](/services/energy-efficient-solutions) would need at your house. For shops we fit [rooftop air conditioning units](/services/rooftop-unit-installation), and one [HVAC maintenance contract](/maintenance) can cover all the plant in a trade unit. Landlords can book the yearly [gas check](/gas-services/landlord-gas-safety) with us.",
  ],
  benefits: [
    "We’ll test how hard your own tap water is before we recommend a softener",
    "If your stopcock is stuck or a tap drips, we can repair or replace it",
    "Before you add rooms in the roof, we’ll check that your boiler is large enough",
  ],
  demand: [
    {
      service: "rooftop-unit-installation",
      why: "If your shop or trade unit along the Cray has no plant room, the heating and cooling can go on its roof.",
    },
    {
      service: "energy-efficient-solutions",
      why: "Many houses have room outside for a heat pump, and we can work out what yours would cost to run.",
    },
    {
      service: "appliance-servicing",
      why: "Your combination boiler should last longer if we clean its heat exchanger and filter every year.",
    },
  ],
  street: {
    line: ["semi", "bungalow", "timber frames", "parade", "church", "new-town terrace", "hospital 6", "shed"],
    notes: [
      ["semi", "Tank in the loft of your semi? We can lag it before winter."],
      ["bungalow", "Cold bungalow? We can balance the heating or fit larger radiators."],
      ["shed", "We can set warehouse heaters to stop while a loading door is open."],
    ],
  },
} as const satisfies AreaCopy;
