import type { AreaCopy } from "../../types";

export const camden = {
  description:
    "Leak, cold flat or hot office? Emergency plumbers, gas engineers and air conditioning repair in Camden Town, King’s Cross and Kentish Town.",
  lead: "We have emergency plumbers, gas engineers and air conditioning engineers for Camden Town, King’s Cross and Kentish Town. Call us about a leak, a boiler repair, a hot office or a broken kitchen fan.",
  buildings: [
    "In the stucco terraces by Regent’s Park, bathrooms are often one above another, so a leak may start two floors above the stain. Many houses in Primrose Hill and Camden Town have one stopcock for several flats, so please warn your neighbours before a planned repair.",
    "In the workshops of Kentish Town and the units by the canal at Chalk Farm, we keep the loading bay clear for your deliveries. For an office or a laboratory near Euston or St Pancras station, please ask your building manager for a work permit as soon as we agree a date.",
  ],
  working: [
    "King’s Cross has its own heating network, and a cooling network north of the canal. In the new flats there, we repair what is on your side of the heat exchanger, and the network’s operator looks after the rest.",
    "In a listed Crown Estate terrace, new outdoor plant needs the estate’s approval as well as listed building consent.",
  ],
  dayAndNight: [
    "For a burst pipe or a blocked drain, [ring us]({phone}) at any hour and we’ll send [emergency plumbers](/services/emergency-plumbing-repairs). We also [repair gas leaks](/services/emergency-gas-repairs) once the supply has been made safe.",
    "In homes we offer [boiler repair and servicing](/boiler-services). For landlords we do the yearly gas check and issue the [CP12 gas certificate](/gas-services/landlord-gas-safety).",
    "Is your office, studio or shop too hot? Book an [air conditioning repair](/air-conditioning), or [call us out](/services/emergency-hvac) if it can’t wait. In restaurants and bars we do [kitchen gas repairs and checks](/gas-services/commercial-kitchen-gas) and clean [ventilation ducts](/services/ventilation-systems). For managed buildings we offer a [maintenance contract](/maintenance).",
  ],
  benefits: [
    "On the King’s Cross network, we set your heating to the temperatures the operator asks for",
    "Before you order outdoor plant, we assess its noise at your neighbours’ windows (BS 4142)",
    "We can work in your market stall or bar between closing time and the first delivery",
  ],
  demand: [
    {
      service: "ventilation-systems",
      why: "Clubs and rehearsal rooms fill up quickly, so we size the fresh air for a full house.",
    },
    {
      service: "hvac-system-design",
      why: "Fitting out an office in N1C? We design its heating and cooling to run from the networks.",
    },
    {
      service: "air-conditioning-installation",
      why: "For a studio in a narrow mews, we fit quiet units, because the neighbours sleep close by.",
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
      ["market hall", "Market kitchen with no window? We plan ducts for its fresh air."],
      ["factory", "Studio in an old piano factory too hot? We can cool it."],
      ["new flats", "Cold flat at King’s Cross? We check your side of the network."],
    ],
    network: "new flats",
  },
} as const satisfies AreaCopy;
