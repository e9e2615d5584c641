import type { AreaCopy } from "../../types";

export const chigwell = {
  description:
    "Boiler repair, gas engineers and emergency plumbers in Chigwell, Grange Hill and Abridge. We also help with indoor pools and landlord gas checks.",
  lead: "Ring us for an emergency plumber, a gas engineer or boiler repair in Chigwell, Grange Hill or Abridge. We work in large houses with pools, in family homes and in rented flats.",
  buildings: [
    "A rebuilt detached house on Manor Road may still have its old water pipe, so we measure the flow before you add a bathroom. Old Chigwell is a conservation area, so we keep flues off the front. For a school, we can service the boilers in the holidays.",
    "Interwar semis at Grange Hill may have a gas pipe too narrow for a new boiler. We can replace it. In the council flats at Limes Farm, we may have to shut off the water for your whole staircase, so please warn the neighbours.",
  ],
  working: [
    "For an indoor pool, we size the dehumidifier to suit the water’s area and temperature. We keep the air pressure in the pool room a little lower than in the house, so that the smell of chlorine stays out.",
    "A basement in heavy clay may need a sump with two pumps, which we can fit. If your house by the river at Abridge can flood, we can mount the boiler higher up.",
  ],
  dayAndNight: [
    "If your boiler has stopped or the pool stays cold, our [heating engineers](/heating-services) can check the whole system. You can also ask us for [cooling in a basement room](/services/air-conditioning-installation), [new bathrooms](/services/bathroom-kitchen-plumbing) or a [bigger gas meter](/gas-services/gas-meter-installation).",
    "For your rented flats, we do the [landlord gas check, also called a CP12](/gas-services/landlord-gas-safety), and a [boiler repair](/boiler-services) if we find a fault. If a pipe bursts, call us for an [emergency plumber](/services/emergency-plumbing-repairs).",
  ],
  benefits: [
    "If your gates need a code, please send it when you book",
    "We’ll check that your gas supply can feed the house, the pool and the annexe together",
    "If your boiler’s flue ends over a path, we’ll check that it’s still allowed there",
  ],
  demand: [
    {
      service: "gas-meter-installation",
      why: "A house on Manor Road may need more gas than a standard meter can supply. We can arrange a larger one.",
    },
    {
      service: "air-conditioning-installation",
      why: "Home cinemas, gyms and big south-facing kitchens can overheat even with a window open. We can cool them.",
    },
    {
      service: "landlord-gas-safety",
      why: "Rent out a flat at Limes Farm or over the Grange Hill shops? We can check its gas every year.",
    },
  ],
  street: {
    line: ["church", "school", "pub", "detached house", "semi", "parade", "council block 4"],
    notes: [
      ["detached house", "Range cooker due a service? We can do it when we service the boiler."],
      ["semi", "Boiler overdue for its service? We can do it before winter."],
      ["council block", "Do you own a flat in a council block? We can repair its boiler."],
    ],
  },
} as const satisfies AreaCopy;
