import type { AreaCopy } from "../../types";

export const chigwell = {
  description:
    "Boiler repair, gas engineers and emergency plumbers in Chigwell, Grange Hill and Abridge, for family homes, rented flats, shops and houses with pools.",
  lead: "Ring us, day or night, for an emergency plumber, a gas engineer or a boiler repair in Chigwell, Grange Hill or Abridge. We also look after pool heating in large houses, and repair gas ovens and air con in shops, pubs and schools.",
  advice: {
    houses: [
      "For an indoor pool, we can repair the heater and choose a dehumidifier to suit the pool’s area and temperature. We keep the room at slightly lower pressure than the house, so the smell of chlorine stays out.",
      "If your house is by the river in Abridge, we can mount a new boiler higher up the wall in case of flooding.",
      "Gas pipes in interwar semis in Grange Hill can be too narrow for a new boiler. We can replace them on the same job.",
      "A rebuilt house on Manor Road may still have the old water pipe, which was laid for a smaller house. We can measure the flow before you add a bathroom.",
      "Water drains away slowly through heavy clay. If you’re planning a basement in it, allow for a sump (a pit that collects the water) with two pumps, in case one fails.",
    ],
    flats: [
      "In the council flats at Limes Farm, one valve may shut off the water to a whole staircase. If you own yours, please warn your neighbours before planned work.",
    ],
    access: [
      "Chigwell village is a conservation area, so we keep flues off the front of the house. If yours comes out over a path, we check whether a new one can, as its steam could be a nuisance.",
    ],
  },
  demand: [
    {
      service: "gas-meter-installation",
      why: "A large house with a pool or an annexe may need more gas than a standard meter can supply. We work out how much, and can arrange a larger meter.",
    },
    {
      service: "air-conditioning-installation",
      why: "A home cinema, a gym or a south-facing kitchen can overheat while the rest of the house is cool. We put in air conditioning for those rooms.",
    },
    {
      service: "landlord-gas-safety",
      why: "Every home you let with gas needs a safety check once a year. We check the appliances and flues, and send you the CP12.",
    },
  ],
  street: {
    line: ["church", "school", "pub", "detached house", "semi", "parade", "council block 4"],
    notes: [
      ["detached house", "Gas range cooker and boiler both due a service? We can do them in one visit."],
      ["semi", "Boiler in your semi losing pressure? We look for a leak in the heating pipes first."],
      ["council block", "Bought your council flat? We can repair and service the boiler."],
    ],
  },
} as const satisfies AreaCopy;
