import type { AreaCopy } from "../../types";

export const camden = {
  description:
    "Leak, cold flat or broken air con? Emergency plumbers, gas engineers and air conditioning repair in Camden Town, King’s Cross and Kentish Town.",
  lead: "Call us for an emergency plumber, a gas engineer or air conditioning repair in Camden Town, King’s Cross or Kentish Town. We repair leaks, boilers, kitchen fans and air con in homes, shops, restaurants and offices.",
  buildings: [
    "In stucco terraces by Regent’s Park, bathrooms are often one above another, so a leak may start two floors above the stain. In Primrose Hill and Camden Town, one stopcock often serves several flats, so please warn your neighbours before a planned repair.",
    "At workshops by the canal in Chalk Farm, we keep the loading bay clear. In an office or laboratory near Euston or St Pancras station, ask the building manager for a permit when we agree a date.",
  ],
  working: [
    "King’s Cross has its own heating network, and a cooling network north of the canal. In the new flats, a heat interface unit (HIU) heats your water. Ask your landlord or the operator who repairs it.",
    "An outdoor air con unit on a listed Crown Estate terrace needs the estate’s approval as well as listed building consent.",
  ],
  dayAndNight: [
    "For a burst pipe or a blocked drain, [ring us]({phone}) at any hour and we’ll send [emergency plumbers](/services/emergency-plumbing-repairs). We [repair gas leaks](/services/emergency-gas-repairs) once the gas emergency service has made the supply safe.",
    "If the radiators or the hot taps are cold, call us for a [boiler repair](/boiler-services). If you rent your home, call your landlord first: heating and hot water are their job. For landlords, we do the annual gas safety check and issue the [CP12 certificate](/gas-services/landlord-gas-safety).",
    "Air con not working in your office, studio or shop? Book a [repair](/air-conditioning), or [call us out](/services/emergency-hvac) if it can’t wait. We do [kitchen gas repairs and checks](/gas-services/commercial-kitchen-gas) in restaurants and bars, and clean [ventilation ducts](/services/ventilation-systems). For managed buildings, we offer [maintenance contracts](/maintenance).",
  ],
  benefits: [
    "In a house split into flats, we find out which of them lose water before we turn it off",
    "Before you order outdoor plant, we assess the noise at your neighbours’ windows (BS 4142)",
    "We can work at your market stall or bar between closing time and the first delivery",
  ],
  demand: [
    {
      service: "ventilation-systems",
      why: "Clubs and rehearsal rooms fill up quickly, so we size the fresh air for a full house.",
    },
    {
      service: "hvac-system-design",
      why: "For an office fit-out in N1C, we design heating and cooling that run from the networks.",
    },
    {
      service: "air-conditioning-installation",
      why: "In mews studios, we fit quiet units, as neighbours sleep close by.",
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
      ["market hall", "We fit fresh-air ducts in market kitchens that have no window."],
      ["factory", "In the old piano factory, air con keeps the studios cool."],
      ["new flats", "At King’s Cross, a cold flat often means a shut valve."],
    ],
    network: "new flats",
  },
} as const satisfies AreaCopy;
