import type { AreaCopy } from "../../types";

export const camden = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Camden Town, King’s Cross and Kentish Town, and ventilation for kitchens in the markets.",
  lead: "We have emergency plumbers, gas engineers and air conditioning engineers for Camden Town, King’s Cross and Kentish Town. Call us about boiler repair, a broken kitchen fan, noisy plant or a home with no hot water.",
  buildings: [
    "In the stucco terraces by Regent’s Park, bathrooms are often one above another, so a leak may start two floors above the stain. Many houses in Primrose Hill and Camden Town have one stopcock for several flats, so please warn your neighbours before a repair.",
    "If you have a workshop in Kentish Town or a unit by the canal at Chalk Farm, tell us when you expect deliveries and we’ll keep the bay clear. For work in an office or a laboratory near Euston or St Pancras station, please ask your building manager for a permit as soon as we agree a date.",
  ],
  working: [
    "King’s Cross has its own heating network, and a cooling network north of the canal. In the new flats there, we work on your side of the heat exchanger, and the network’s operator looks after the other. We’ll show you where your part begins.",
    "New outdoor plant has to be quiet here. BS 4142, the standard for plant noise, compares it with the background noise, and a fan that hums counts as louder. In a listed Crown Estate terrace, you’ll need the estate’s approval as well as listed building consent.",
  ],
  dayAndNight: [
    "Venues by the lock can [ring us]({phone}) at night about a blocked drain or a failed fan. We send [emergency plumbers](/services/emergency-plumbing-repairs), make [urgent air conditioning and heating repairs](/services/emergency-hvac) and [repair gas leaks](/services/emergency-gas-repairs) once the supply has been made safe.",
    "By appointment we clean [ventilation and ducts](/services/ventilation-systems), test [kitchen gas](/gas-services/commercial-kitchen-gas), service [air conditioning](/air-conditioning) and offer [boiler repair and servicing](/boiler-services). If you rent out a flat in Kentish Town or Primrose Hill, we can issue its [CP12 gas certificate](/gas-services/landlord-gas-safety).",
  ],
  benefits: [
    "On the King’s Cross network, we’ll set your heating to the return temperature the operator requires",
    "We’ll work out how loud new plant would be at the nearest bedroom before you order it",
    "We can work in your market stall or bar between closing time and the first delivery",
  ],
  demand: [
    {
      service: "ventilation-systems",
      why: "Clubs and rehearsal rooms by the lock fill up quickly, so we size the fresh air for a full house.",
    },
    {
      service: "hvac-system-design",
      why: "Fitting out an office in N1C? We’ll size its coils and pipes to suit the networks’ temperatures.",
    },
    {
      service: "air-conditioning-installation",
      why: "We fit quiet units for studios whose neighbours sleep just across a narrow mews.",
    },
  ],
  street: {
    line: [
      "stucco terrace",
      "market hall",
      "waterside",
      "by-law terrace",
      "factory",
      "station",
      "new flats 7",
      "university",
      "mews",
    ],
    notes: [
      ["market hall", "Market kitchen with no window? We’ll plan ducts for its fresh air."],
      ["factory", "Studio in an old piano factory too hot? We can cool it."],
      ["new flats", "Cold flat at King’s Cross? We’ll check your side of the network."],
    ],
    network: "new flats",
  },
} as const satisfies AreaCopy;
