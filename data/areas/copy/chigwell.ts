import type { AreaCopy } from "../../types";

export const chigwell = {
  description:
    "Boiler repair, gas engineers and emergency plumbers in Chigwell, Grange Hill and Abridge, with pool halls, gas meters and landlord gas checks.",
  lead: "Looking for an emergency plumber, a gas engineer or boiler repair in Chigwell, Grange Hill or Abridge? We look after large houses with pools, family homes and rented flats.",
  buildings: [
    "A detached house on Manor Road may have been rebuilt since the eighties round its old supply pipe, so we measure the flow before we add a bathroom. In the lanes of Old Chigwell, which is a conservation area, flues stay off the front, and the school’s plant is best reached in the holidays.",
    "Interwar semis and the shops at Grange Hill often have a thin gas pipe under the hall. On the council estate at Limes Farm, ask the landlord where the water for your stair shuts.",
  ],
  working: [
    "We size a pool’s dehumidifier on how much water the pool gives off. The air pressure in the hall is kept a little lower than in the house, so that chlorine stays out of your rooms.",
    "A basement in London Clay needs a sump with two pumps. Land by the river at Abridge floods, and farms beyond the gas main burn oil or bottled gas. Please tell us about gates, drives and where a van may stand.",
  ],
  dayAndNight: [
    "For a boiler that has locked out or a pool that stays cold, our [engineers for large house heating](/heating-services) look at the whole system. You can also ask us for [cooling in a basement room](/services/air-conditioning-installation), [new bathrooms](/services/bathroom-kitchen-plumbing) or a [bigger gas meter](/gas-services/gas-meter-installation).",
    "In rented flats we carry out the [landlord gas check, also called a CP12](/gas-services/landlord-gas-safety), and [boiler repair](/boiler-services) if it finds a fault. When a pipe bursts, we send an [emergency plumber](/services/emergency-plumbing-repairs).",
  ],
  benefits: [
    "Your pool hall stays dry as well as warm, and its windows stay clear",
    "You know the gas load of house, pool and annexe before the meter is ordered",
    "We measure a flue over a walkway against today’s guidance",
  ],
  demand: [
    {
      service: "gas-meter-installation",
      why: "A rebuilt house on Manor Road can need more gas than a standard house meter passes.",
    },
    {
      service: "air-conditioning-installation",
      why: "Home cinemas, gyms and big south-facing kitchens take in more heat than an open window lets out.",
    },
    {
      service: "landlord-gas-safety",
      why: "Flats at Limes Farm and over the Grange Hill shops each have their own boiler and flue.",
    },
  ],
  street: {
    line: ["church", "school", "pub", "detached house", "semi", "parade", "council block 4"],
    notes: [
      ["detached house", "A pool heater, a range and two boilers add up to a lot of gas."],
      ["semi", "For an interwar semi, a yearly service is usually enough."],
      ["council block", "Some flues at Limes Farm end over a walkway that neighbours share."],
    ],
  },
} as const satisfies AreaCopy;
