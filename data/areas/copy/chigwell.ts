import type { AreaCopy } from "../../types";

export const chigwell = {
  description:
    "Boiler repair, gas engineers and emergency plumbers in Chigwell, Grange Hill and Abridge, for family homes, rented flats, pubs and houses with pools.",
  lead: "Ring us, day or night, for an emergency plumber, a gas engineer or a boiler repair in Chigwell, Grange Hill or Abridge. We also look after pool heating and air conditioning in large houses, and repair gas ovens in pubs.",
  advice: {
    houses: [
      "Gas pipes in interwar semis in Grange Hill can be too narrow for a new boiler. We can fit larger ones as part of the same job.",
      "A rebuilt house on Manor Road may still have the old water pipe, which was laid for a smaller house. We can measure the flow before you add a bathroom.",
      "Houses by the river in Abridge may flood, so when you need a new boiler there, we can mount it higher up the wall.",
      "For an indoor pool, we can repair the heater and choose a dehumidifier to suit the pool’s area and temperature. We set up the ventilation so that the pool room is at slightly lower pressure than the house, which keeps the smell of chlorine out of your home.",
      "If you’re planning a basement in heavy clay, water will drain away from it slowly. Allow for a sump (a pit that collects the water) with two pumps, in case one fails.",
    ],
    flats: [
      "In the council flats at Limes Farm, one valve may shut off the water to a whole staircase. If you own a flat there, please warn your neighbours before planned work.",
    ],
    shops: [
      "In a pub kitchen, the gas may shut off by itself when the extract fan stops. If your ovens won’t light, check whether the fan is running, and tell us when you ring.",
    ],
    offices: [
      "If you look after a school, a church or a golf club, tell us in which weeks it’s least used. We can service the boilers and check the hot water then.",
    ],
    access: [
      "Chigwell village is a conservation area, so we keep flues off the front of the house. If your old flue comes out over a path, we check whether the new one can go in the same place, as its steam could be a nuisance.",
    ],
  },
  demand: [
    {
      service: "gas-meter-installation",
      why: "A large house with a pool or an annexe may need more gas than a standard meter can supply. We work out how much gas you need, and can arrange a larger meter.",
    },
    {
      service: "air-conditioning-installation",
      why: "A home cinema, a gym or a south-facing kitchen can overheat while the rest of the house is cool. We put in air conditioning for those rooms.",
    },
    {
      service: "landlord-gas-safety",
      why: "If you let a flat that has gas, the law requires a safety check once a year. We check the appliances and flues, and send you the CP12.",
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
