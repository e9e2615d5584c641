import type { AreaCopy } from "../../types";

export const orpington = {
  description:
    "Boiler repair, gas engineers and HVAC engineers in Orpington: Petts Wood semis, Crofton bungalows, Cray Valley units and homes without mains gas.",
  lead: "Call us for an emergency plumber, boiler repair or a gas engineer anywhere in Orpington, from Petts Wood to the lanes round Downe. We also repair heaters and air conditioning in shops and warehouses along the Cray.",
  buildings: [
    "A half-timbered semi in Petts Wood may have boards over brick, so we choose the flue’s place with care. If the loft of a Crofton or Chelsfield bungalow is too low for a cylinder, we’ll find it another place. On the post-war council estates at St Paul’s Cray and Ramsden, terraces can share a drain, so we check next door. We bring a platform to reach overhead heaters in the warehouses and shops of Cray Avenue and the Nugent Shopping Park. At the hospital near Farnborough Common we plan with the estates team. If you live at Downe, let us know about a private drain.",
  ],
  working: [
    "Tap water from the chalk soon leaves scale in a boiler and on immersion heaters. We’ll fit protection to suit your water and set a date for descaling, to prevent a breakdown. In the Chenies conservation area at Petts Wood we keep flues and outdoor units off the front of the house.",
    "Beyond the last gas main, heat comes from oil, bottled gas or a heat pump, and your electrical supply decides how large the pump may be. In a high warehouse, fans that push warm air down from the roof often save more than a new heater would. Near the river we keep electrics and burners above flood level.",
  ],
  dayAndNight: [
    "If the hot water fails or the boiler bangs when it heats, ask us for [boiler repair and descaling](/boiler-services). If a tank bursts at night, ring our [emergency plumbers](/services/emergency-plumbing-repairs). If the job can wait, book a [local plumber](/plumbing-services/plumber-london).",
    "Thinking of giving up oil? We’ll tell you what a [heat pump](/services/energy-efficient-solutions) would need at your house. We fit [rooftop air conditioning units](/services/rooftop-unit-installation) for shops at the Nugent park, and one [HVAC maintenance contract](/maintenance) can cover all the plant in a trade unit. We do the yearly [gas check](/gas-services/landlord-gas-safety) for landlords.",
  ],
  benefits: [
    "We’ll test how hard your own tap water is before we recommend anything against scale",
    "If you have no mains gas, we can price oil, bottled gas and a heat pump side by side",
    "We’ll check that your boiler is large enough before you add rooms in the roof",
  ],
  demand: [
    {
      service: "rooftop-unit-installation",
      why: "We put the plant of retail and trade units along the Cray on the roof, as they have no plant room.",
    },
    {
      service: "energy-efficient-solutions",
      why: "Most houses here have room outside for a heat pump, and we can work out what yours would cost to run.",
    },
    {
      service: "appliance-servicing",
      why: "Your combination boiler will last longer if we clean its heat exchanger and filter every year.",
    },
  ],
  street: {
    line: ["semi", "bungalow", "timber frames", "parade", "church", "new-town terrace", "hospital 6", "shed"],
    notes: [
      ["semi", "If the taps have a white crust, we’ll check the boiler for scale."],
      ["bungalow", "If your bungalow has grown, we check that the boiler is big enough."],
      ["shed", "We can link heaters to the doors, so the warehouse stays warm."],
    ],
  },
} as const satisfies AreaCopy;
