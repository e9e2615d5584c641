import type { AreaCopy } from "../../types";

export const camden = {
  description:
    "Leak, cold flat or broken air con? Emergency plumbers, gas engineers and air conditioning repair in Camden Town, King’s Cross and Kentish Town.",
  lead: "Call us at any hour for an emergency plumber, a gas engineer or a boiler repair in Camden Town, King’s Cross or Kentish Town. We repair air con in shops and offices, and gas and extract in restaurants.",
  buildings: [
    "One stopcock often serves several flats in Primrose Hill and Camden Town. Please warn your neighbours before we turn it off.",
    "In stucco terraces by Regent’s Park, bathrooms are often one above another, so a leak may start two floors above the stain.",
    "In workshops by the canal in Chalk Farm, we can service heaters out of hours.",
    "When you book us for an office or laboratory near Euston or St Pancras station, tell us who issues permits to work.",
  ],
  working: [
    "King’s Cross has its own heating network, and a cooling network north of the canal. The new flats have a heat interface unit (HIU) instead of a boiler. If yours fails, ask your landlord or the operator: one of them has to repair it.",
    "An outdoor air con unit on a listed Crown Estate terrace needs the estate’s approval as well as listed building consent.",
  ],
  benefits: [
    "We find out which flats share your water before we turn it off",
    "Before you order an outdoor unit, we assess the noise at your neighbours’ windows (BS 4142)",
    "We can work at your market stall or bar between closing and the first delivery",
  ],
  demand: [
    {
      service: "ventilation-systems",
      why: "Clubs and rehearsal rooms fill up quickly. We size the fresh air for a full house.",
    },
    {
      service: "hvac-system-design",
      why: "For an office fit-out in N1C, we design heating and cooling that run off the networks.",
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
      ["factory", "We repair studio air con in old piano factories."],
      ["new flats", "King’s Cross flat cold? It may be a stuck valve: we replace it."],
    ],
    network: "new flats",
  },
} as const satisfies AreaCopy;
