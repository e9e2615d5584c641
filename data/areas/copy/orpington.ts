import type { AreaCopy } from "../../types";

export const orpington = {
  description:
    "Boiler repair, gas engineers and HVAC engineers in Orpington: Petts Wood semis, Crofton bungalows, Cray Valley units and homes without mains gas.",
  lead: "Call us for an emergency plumber, boiler repair or a gas engineer anywhere in Orpington, from Petts Wood to the lanes round Downe. We also repair heaters and air conditioning in shops and warehouses along the Cray.",
  buildings: [
    "The brickwork of a half-timbered semi in Petts Wood may be hidden behind boards, so we choose the flue position carefully. If the loft of your Crofton or Chelsfield bungalow is too low for a cylinder, we’ll find it another place. On the post-war council estates at St Paul’s Cray and Ramsden, a terrace may share its drain, so we check next door. If your house at Downe has a private drain, tell us when you book.",
    "For the overhead heaters in your warehouse on Cray Avenue, or your shop at the Nugent Shopping Park, we’ll bring a platform. If you manage a hospital building near Farnborough Common, we’ll agree dates with you.",
  ],
  working: [
    "Tap water from the chalk leaves scale in boilers and on immersion heaters. We can descale yours and fit protection that suits your water. In the Chenies conservation area at Petts Wood we keep flues and heat pumps off the front of the house.",
    "If you want a heat pump, we’ll check first what size your electrical supply can run. In a high warehouse, fans that push warm air down from the roof often save more than a new heater. Near the river we keep electrics and burners above flood level.",
  ],
  dayAndNight: [
    "No hot water, or a boiler that bangs when it heats? Ask us for [boiler repair and descaling](/boiler-services). If a tank bursts at night, ring our [emergency plumbers](/services/emergency-plumbing-repairs). For a job that can wait, book a [local plumber](/plumbing-services/plumber-london).",
    "Thinking of giving up oil? We’ll tell you what a [heat pump](/services/energy-efficient-solutions) would need at your house. For shops we fit [rooftop air conditioning units](/services/rooftop-unit-installation), and if you have a trade unit, one [HVAC maintenance contract](/maintenance) can cover all its plant. Landlords can book the yearly [gas check](/gas-services/landlord-gas-safety) with us.",
  ],
  benefits: [
    "We’ll test how hard your own tap water is before we recommend anything against scale",
    "If you have no mains gas, we can price oil, bottled gas and a heat pump side by side",
    "Before you add rooms in the roof, we’ll check that your boiler is large enough",
  ],
  demand: [
    {
      service: "rooftop-unit-installation",
      why: "Shops and trade units along the Cray rarely have a plant room, so we usually put the heating and cooling on the roof.",
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
      ["bungalow", "Extra rooms in your bungalow? They may need more radiators."],
      ["shed", "We can link heaters to the doors, so they stop when a door opens."],
    ],
  },
} as const satisfies AreaCopy;
