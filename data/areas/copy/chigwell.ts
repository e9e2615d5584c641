import type { AreaCopy } from "../../types";

export const chigwell = {
  description:
    "Boiler repair, gas engineers and emergency plumbers in Chigwell, Grange Hill and Abridge, for family homes, rented flats, shops and houses with pools.",
  lead: "Ring us, day or night, for an emergency plumber, a gas engineer or a boiler repair in Chigwell, Grange Hill or Abridge. We work in family homes, rented flats, large houses with pools, shops, pubs and schools.",
  advice: {
    houses: [
      "We can service your gas range cooker and boiler in one visit.",
      "Before you add a pool or an annexe, we check that the gas supply can feed it too.",
      "If your flue comes out over a path, we check whether a new one can.",
      "For an indoor pool, we can repair the heater and size the dehumidifier to suit the pool’s area and temperature. We also keep the pool room at slightly lower pressure than the house, so the smell of chlorine stays out of it.",
      "If your house is by the river in Abridge, we can mount the boiler higher up in case of flooding.",
      "Gas pipes in interwar semis in Grange Hill can be too narrow for a new boiler. We can replace them on the same job.",
      "A rebuilt house on Manor Road may still have the old water pipe. We can measure the flow before you add a bathroom.",
    ],
    flats: [
      "In the council flats at Limes Farm, one valve may shut off the water to a whole staircase, so please warn your neighbours before planned work.",
    ],
    access: [
      "If you’re planning a basement in heavy clay, allow for a sump with two pumps.",
      "Chigwell village is a conservation area, so we keep flues off the front.",
    ],
  },
  demand: [
    {
      service: "gas-meter-installation",
      why: "A large house may need more gas than a standard meter can supply. We can arrange a larger meter.",
    },
    {
      service: "air-conditioning-installation",
      why: "If your home cinema, gym or south-facing kitchen overheats, we can put in air conditioning.",
    },
    {
      service: "landlord-gas-safety",
      why: "We can do the annual gas safety check in each home you let, and send you the CP12.",
    },
  ],
  street: {
    line: ["church", "school", "pub", "detached house", "semi", "parade", "council block 4"],
    notes: [
      ["detached house", "If your pool room smells of chlorine, we can check the ventilation."],
      ["semi", "Boiler in your semi losing pressure? We look for the leak first."],
      ["council block", "Bought your council flat? We can repair and service the boiler."],
    ],
  },
} as const satisfies AreaCopy;
