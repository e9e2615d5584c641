import type { AreaCopy } from "../../types";

export const orpington = {
  description:
    "Boiler repair, gas engineers and HVAC engineers in Orpington: Petts Wood semis, Crofton bungalows, Cray Valley units and homes without mains gas.",
  lead: "Call us for an emergency plumber, boiler repair or a gas engineer anywhere in Orpington, from Petts Wood to the lanes round Downe. For shops and warehouses along the Cray we repair heaters and air conditioning.",
  buildings: [
    "A half-timbered semi in Petts Wood may have boards over brick, so we choose the flue’s place with care. A bungalow in Crofton or Chelsfield has a low loft, where a cylinder rarely fits. On the post-war council estates at St Paul’s Cray and Ramsden, a terrace may share a drain. In the warehouses and shops of Cray Avenue and the Nugent Shopping Park, we bring a platform for heaters overhead. For the hospital near Farnborough Common we need the permit rules, and at Downe you may have a private drain.",
  ],
  working: [
    "Tap water from the chalk soon leaves scale in a boiler and on immersion heaters. We fit protection to suit your water and set a date for descaling, so that it does not come to a breakdown. In the Chenies conservation area at Petts Wood we keep flues and outdoor units off the front of the house.",
    "Beyond the last gas main, heat comes from oil, bottled gas or a heat pump, and your electrical supply decides how large the pump may be. Fans that push warm air down from a high warehouse roof often save more than a new heater would. Near the river we keep electrics and burners above flood level.",
  ],
  dayAndNight: [
    "If the hot water fails or the boiler bangs when it heats, ask us for [boiler repair and descaling](/boiler-services). If a tank bursts at night, call our [emergency plumbers](/services/emergency-plumbing-repairs). A job that can wait goes to a [local plumber](/plumbing-services/plumber-london) at a time that suits you.",
    "Thinking of giving up oil? We can tell you what a [heat pump](/services/energy-efficient-solutions) would need at your house. For a shop at the Nugent park we fit [rooftop air conditioning units](/services/rooftop-unit-installation), and a trade unit can have one [HVAC maintenance contract](/maintenance) for all its plant. If you are a landlord, we do the yearly [gas check](/gas-services/landlord-gas-safety).",
  ],
  benefits: [
    "We measure the hardness at your own tap before we recommend anything against scale",
    "If you have no mains gas, you get oil, bottled gas and heat pump compared with their costs",
    "We check whether your boiler is large enough before you add rooms in the roof",
  ],
  demand: [
    {
      service: "rooftop-unit-installation",
      why: "Retail and trade units along the Cray have wide, empty roofs but no ceiling void or plant room.",
    },
    {
      service: "energy-efficient-solutions",
      why: "Most houses here have a garden wall and enough space for a heat pump, unlike the terraces nearer town.",
    },
    {
      service: "appliance-servicing",
      why: "A combination boiler lasts longer if its heat exchanger and filter are cleaned every year.",
    },
  ],
  street: {
    line: ["semi", "bungalow", "timber frames", "parade", "church", "new-town terrace", "hospital 6", "shed"],
    notes: [
      ["semi", "White crust round the taps means scale inside the boiler too."],
      ["bungalow", "Many bungalow boilers were sized for a single floor."],
      ["shed", "Linking the heaters to the doors keeps warm air in the shed."],
    ],
  },
} as const satisfies AreaCopy;
