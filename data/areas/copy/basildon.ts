import type { AreaCopy } from "../../types";

export const basildon = {
  description:
    "Emergency plumbing, boiler repair and gas engineers in Basildon, Billericay and Wickford, with ventilation and heating for factories by the A127.",
  lead: "Need an emergency plumber, a gas engineer or boiler repair in Basildon, Billericay or Wickford? We work in New Town homes, and we repair heating, extract and cooling in the factories beside the A127.",
  buildings: [
    "If you live in a tower block such as Brooke House, the caretaker may have to shut the water off for us, so please have the number ready. If you have one of the Georgian shops in Billericay High Street, we’ll usually take the flue out at the rear. No gas at your house in Langdon Hills? Ask us what else could heat it.",
    "If you run a factory at Pipps Hill, Cranes or Burnt Mills, tell us how high the heaters are hung, so that we bring the right platform. For work at the hospital in Nethermayne, please allow time for a permit.",
  ],
  working: [
    "Swapping a warm-air heater for a boiler means new pipes through floors and walls that never had any. We’ll price both, and tell you plainly if a new warm-air heater is the better choice.",
    "Is your roof asbestos cement? Please have your asbestos register ready, so that we can read it before we go up.",
  ],
  dayAndNight: [
    "At home you can book [boiler repair and servicing](/boiler-services), and our [emergency plumbers](/services/emergency-plumbing-repairs) take calls about burst pipes and blocked drains all night. If you rent out a house on the estates, we can do its [CP12 gas check](/gas-services/landlord-gas-safety).",
    "You can put your factory’s [ventilation](/services/ventilation-systems) and gas heaters under one [maintenance contract](/maintenance). We can add its [gas safety certificates](/services/gas-safety-certificates).",
  ],
  benefits: [
    "We can service your factory’s heaters and extract one bay at a time",
    "If your New Town house is on a footpath, tell us the nearest garage court and we’ll park there",
    "We’ll measure the air your extract takes out and the air that replaces it, and show you both figures",
  ],
  demand: [
    {
      service: "ventilation-systems",
      why: "Machining and coating can foul the air, so we fit extract at the source and bring in fresh air.",
    },
    {
      service: "gas-system-installations",
      why: "Heaters, burners and offices may share one gas supply, so we check that it’s large enough before we add to it.",
    },
    {
      service: "rooftop-unit-installation",
      why: "If your shop in the town centre has a flat roof, we can put a combined heating and cooling unit on it.",
    },
  ],
  street: {
    line: [
      "new-town terrace",
      "point tower",
      "shopping centre",
      "parade",
      "hospital 6",
      "Georgian terrace",
      "factory",
      "school",
    ],
    notes: [
      ["new-town terrace", "Warm-air heater from the sixties? We can often still service it."],
      ["shopping centre", "We can reach plant on a flat roof without closing the shop below."],
      ["factory", "Cold workshop? We’ll check whether your fans blow the heat out."],
    ],
  },
} as const satisfies AreaCopy;
