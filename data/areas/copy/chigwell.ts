import type { AreaCopy } from "../../types";

export const chigwell = {
  description:
    "Boiler repair, gas engineers and emergency plumbers in Chigwell, Grange Hill and Abridge. Ask us too about pool halls, gas meters and landlord gas checks.",
  lead: "Looking for an emergency plumber, a gas engineer or boiler repair in Chigwell, Grange Hill or Abridge? We work in large houses with pools, in family homes and in rented flats.",
  buildings: [
    "If your detached house on Manor Road was rebuilt round its old supply pipe, we’ll measure the flow before you add a bathroom. Old Chigwell is a conservation area, so we keep flues off the front. Do you look after a school? We can work on its plant in the holidays.",
    "Interwar semis at Grange Hill often have a thin gas pipe under the hall, and we can replace it. In the council flats at Limes Farm, we may have to shut off the water for your whole staircase, so please warn the neighbours.",
  ],
  working: [
    "Is your pool indoors? We size its dehumidifier for the moisture that the water gives off. We keep the air pressure in the hall a little lower than in the house, so that the smell of chlorine stays out of your rooms.",
    "A basement in heavy clay may need a sump with two pumps, which we can fit. If you live by the river at Abridge, tell us whether your land floods and whether you have mains gas.",
  ],
  dayAndNight: [
    "If a boiler has locked out or the pool stays cold, our [heating engineers](/heating-services) can check the whole system. You can also ask us for [cooling in a basement room](/services/air-conditioning-installation), [new bathrooms](/services/bathroom-kitchen-plumbing) or a [bigger gas meter](/gas-services/gas-meter-installation).",
    "For your rented flats, we do the [landlord gas check, also called a CP12](/gas-services/landlord-gas-safety), and a [boiler repair](/boiler-services) if we find a fault. When a pipe bursts, we send an [emergency plumber](/services/emergency-plumbing-repairs).",
  ],
  benefits: [
    "If your gates need a code, please send it when you book",
    "Before you order a meter, we’ll add up the gas that your house, pool and annexe will use",
    "If your flue ends over a walkway, we’ll check it against today’s guidance",
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
      ["detached house", "Range cooker due a service? We can do it with the boilers."],
      ["semi", "Boiler in your semi not serviced this year? Book before winter."],
      ["council block", "Boiler out on the estate? Ask your landlord who repairs it."],
    ],
  },
} as const satisfies AreaCopy;
