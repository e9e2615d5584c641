import type { AreaCopy } from "../../types";

export const chigwell = {
  description:
    "Boiler repair, gas engineers and emergency plumbers in Chigwell, Grange Hill and Abridge, with pool halls, gas meters and landlord gas checks.",
  lead: "Looking for an emergency plumber, a gas engineer or boiler repair in Chigwell, Grange Hill or Abridge? We look after large houses with pools, family homes and rented flats.",
  buildings: [
    "Manor Road, Hainault Road and the private lanes beyond have large detached houses, many rebuilt since the eighties with gates, cinemas and indoor pools. Old Chigwell, with the church, the King’s Head and the school, is a conservation area.",
    "Grange Hill has interwar semis and shops by the Central line. Limes Farm is a council estate of flats and houses from the late sixties, and farms and stables lie along the Roding towards Abridge.",
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
