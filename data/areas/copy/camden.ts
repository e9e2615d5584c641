import type { AreaCopy } from "../../types";

export const camden = {
  description:
    "Leak, cold flat or broken air con? Emergency plumbers, gas engineers and air conditioning repair in Camden Town, King’s Cross and Kentish Town.",
  lead: "We send emergency plumbers, gas engineers and air conditioning engineers to homes, shops, restaurants and offices in Camden Town, King’s Cross and Kentish Town. They repair leaks, boilers, kitchen fans and air con.",
  buildings: [
    "In stucco terraces by Regent’s Park, bathrooms are often one above another, so a leak may start two floors above the stain. Many houses in Primrose Hill and Camden Town have one stopcock for several flats, so please warn your neighbours before a planned repair.",
    "In Kentish Town workshops and units by the canal at Chalk Farm, we keep the loading bay clear for deliveries. Office or laboratory near Euston or St Pancras station? Ask your building manager for a work permit as soon as we agree a date.",
  ],
  working: [
    "King’s Cross has its own heating network, and a cooling network north of the canal. In the new flats, we repair what is on your side of the heat interface unit, and the network’s operator repairs the rest.",
    "An outdoor air con unit on a listed Crown Estate terrace needs the estate’s approval as well as listed building consent.",
  ],
  dayAndNight: [
    "For a burst pipe or a blocked drain, [ring us]({phone}) at any hour and we’ll send [emergency plumbers](/services/emergency-plumbing-repairs). We [repair gas leaks](/services/emergency-gas-repairs) once the supply has been made safe.",
    "If the radiators or the hot taps are cold, call us for a [boiler repair](/boiler-services). For landlords, we do the annual gas safety check and issue the [CP12 certificate](/gas-services/landlord-gas-safety).",
    "Air con not working in your office, studio or shop? Book a [repair](/air-conditioning), or [call us out](/services/emergency-hvac) if it can’t wait. We do [kitchen gas repairs and checks](/gas-services/commercial-kitchen-gas) in restaurants and bars, and clean [ventilation ducts](/services/ventilation-systems). For managed buildings, we offer [maintenance contracts](/maintenance).",
  ],
  benefits: [
    "On the King’s Cross network, we set your heating to the temperatures the operator asks for",
    "Before you order outdoor plant, we assess the noise at your neighbours’ windows (BS 4142)",
    "We can work in your market stall or bar between closing time and the first delivery",
  ],
  demand: [
    {
      service: "ventilation-systems",
      why: "Clubs and rehearsal rooms fill up quickly, so we size the fresh air for a full house.",
    },
    {
      service: "hvac-system-design",
      why: "Fitting out an office in N1C? We design the heating and cooling to run from the networks.",
    },
    {
      service: "air-conditioning-installation",
      why: "Studio in a narrow mews? We fit quiet units, as neighbours sleep close by.",
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
      ["market hall", "Market kitchen with no window? We plan ducts that bring in fresh air."],
      ["factory", "Studio in an old piano factory too hot? We can fit air con."],
      ["new flats", "Cold flat at King’s Cross? We check your heat interface unit."],
    ],
    network: "new flats",
  },
} as const satisfies AreaCopy;
