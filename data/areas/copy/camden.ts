import type { AreaCopy } from "../../types";

export const camden = {
  description:
    "Leak, cold flat or broken air con? Emergency plumbers, gas engineers and air conditioning repair in Camden Town, King’s Cross and Kentish Town.",
  lead: "Call us for an emergency plumber, a gas engineer or air conditioning repair in Camden Town, King’s Cross or Kentish Town. We deal with leaks, drains, boilers, kitchen fans and air con in homes, shops, restaurants and offices.",
  buildings: [
    "In stucco terraces by Regent’s Park, bathrooms are often one above another, so a leak may start two floors above the stain. One stopcock often serves several flats in Primrose Hill and Camden Town. Warn your neighbours before a planned repair.",
    "We keep the loading bay clear at workshops by the canal in Chalk Farm. For an office or laboratory near Euston or St Pancras station, tell us whom to ask for a permit when we agree a date.",
  ],
  working: [
    "King’s Cross has its own heating network, and a cooling network north of the canal. The new flats have a heat interface unit (HIU) instead of a boiler. Ask your landlord or the operator who repairs it.",
    "An outdoor air con unit on a listed Crown Estate terrace needs the estate’s approval as well as listed building consent.",
  ],
  dayAndNight: [
    "For a burst pipe or a blocked drain, [ring us]({phone}) at any hour and we’ll send [emergency plumbers](/services/emergency-plumbing-repairs). We [repair gas leaks](/services/emergency-gas-repairs) once the gas emergency service has made the supply safe.",
    "No heating or hot water? If you rent your home, call your landlord first: repairs are their job. If you own the home or let it, call us for a [boiler repair](/boiler-services). For landlords, we do the annual gas safety check and issue the [CP12 certificate](/gas-services/landlord-gas-safety).",
    "Air con not working in your office, shop or restaurant? Book a [repair](/air-conditioning), or [call us out](/services/emergency-hvac) if it can’t wait. In restaurants and bars, we repair [kitchen gas](/gas-services/commercial-kitchen-gas) and [extract fans](/services/ventilation-systems), day or night. If you manage a building, a [maintenance contract](/maintenance) can cover all this.",
  ],
  benefits: [
    "We find out which flats share your water pipe before we turn it off",
    "Before you order outdoor plant, we assess the noise at your neighbours’ windows (BS 4142)",
    "We can work at your market stall or bar between closing and the first delivery",
  ],
  demand: [
    {
      service: "ventilation-systems",
      why: "Clubs and rehearsal rooms fill up quickly. We size the fresh air for a full house.",
    },
    {
      service: "hvac-system-design",
      why: "For an office fit-out in N1C, we design heating and cooling that run from the networks.",
    },
    {
      service: "air-conditioning-installation",
      why: "We fit quiet units in mews studios, as neighbours sleep close by.",
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
      ["factory", "In the old piano factory, we repair studio air con."],
      ["new flats", "A stuck valve can leave a King’s Cross flat cold. We replace it."],
    ],
    network: "new flats",
  },
} as const satisfies AreaCopy;
