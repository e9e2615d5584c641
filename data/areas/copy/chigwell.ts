import type { AreaCopy } from "../../types";

export const chigwell = {
  description:
    "Boiler repair, gas engineers and emergency plumbers in Chigwell, Grange Hill and Abridge, for family homes, rented flats, shops and houses with pools.",
  lead: "Ring us for an emergency plumber, a gas engineer or boiler repair in Chigwell, Grange Hill or Abridge. We work in family homes, rented flats, shops and schools, and in large houses with pools.",
  buildings: [
    "A rebuilt detached house on Manor Road may still have its old water pipe, so we measure the flow before you add a bathroom. Old Chigwell is a conservation area, so we keep flues off the front.",
    "Interwar semis at Grange Hill may have a gas pipe too narrow for a new boiler. We replace it when we fit the boiler. In the council flats at Limes Farm, we may have to shut off the water for a whole staircase, so please warn your neighbours before planned work.",
  ],
  working: [
    "For an indoor pool, we size the dehumidifier to suit the water’s area and temperature. We keep the air pressure in the pool room a little lower than in the house, so that the smell of chlorine stays out.",
    "A basement in heavy clay may need a sump with two pumps, which we fit. By the river at Abridge, where some houses can flood, we mount the boiler higher up.",
  ],
  dayAndNight: [
    "If a pipe bursts or the drains back up, an [emergency plumber](/services/emergency-plumbing-repairs) can come at any time of the day or night.",
    "When your boiler stops or the pool stays cold, our [heating engineers](/heating-services) check the whole system. We do [boiler repairs and servicing](/boiler-services) in every kind of home, and the [landlord gas check, also called a CP12](/gas-services/landlord-gas-safety).",
    "Shops and offices can call us for [air conditioning repair](/air-conditioning), and pubs and restaurants for [kitchen gas repairs and checks](/gas-services/commercial-kitchen-gas). For schools and managed flats, we offer a [maintenance contract](/maintenance).",
  ],
  benefits: [
    "We service a range cooker and a boiler on the same visit",
    "We check that your gas supply can feed the house, the pool and the annexe together",
    "If your boiler’s flue comes out over a path, we check that it’s still allowed there",
  ],
  demand: [
    {
      service: "gas-meter-installation",
      why: "A large house may need more gas than a standard meter can supply. We can arrange a larger meter.",
    },
    {
      service: "air-conditioning-installation",
      why: "Home cinemas, gyms and big south-facing kitchens can overheat even with a window open. We cool them.",
    },
    {
      service: "landlord-gas-safety",
      why: "Renting out a flat or a house? We do the gas check every year.",
    },
  ],
  street: {
    line: ["church", "school", "pub", "detached house", "semi", "parade", "council block 4"],
    notes: [
      ["detached house", "Pool room damp or smelling of chlorine? We check the ventilation."],
      ["semi", "Boiler losing pressure in your semi? We find out why."],
      ["council block", "Bought your council flat? We can repair and service its boiler."],
    ],
  },
} as const satisfies AreaCopy;
