import type { AreaCopy } from "../../types";

export const camden = {
  description:
    "Leak, cold flat or broken air con? Emergency plumbers, gas engineers and air conditioning repair in Camden Town, King’s Cross and Kentish Town.",
  lead: "Call us at any hour for an emergency plumber, a gas engineer or a boiler repair in Camden Town, King’s Cross or Kentish Town. We repair air con in shops, offices and restaurants, and extract fans in kitchens.",
  advice: {
    houses: [
      "We check who shares your stopcock, so you can warn them in good time.",
      "Before you order an outdoor unit, we can assess the noise at your neighbours’ windows (BS 4142).",
      "In stucco terraces by Regent’s Park, bathrooms are often one above another, so a leak may start two floors above the stain.",
    ],
    flats: [
      "King’s Cross has its own heating network, and a cooling network north of the canal. The new flats have a heat interface unit (HIU) instead of a boiler. If yours stops working, tell your landlord or the operator first.",
      "One stopcock often serves several flats in Primrose Hill and Camden Town, so turning yours off may leave your neighbours without water.",
    ],
    shops: ["Workshop by the canal in Chalk Farm? We can service the heaters out of hours."],
    access: [
      "We can work at your market stall or bar between closing and the first delivery.",
      "An outdoor air con unit on a listed Crown Estate terrace needs the estate’s approval as well as listed building consent.",
      "When you book us for an office or laboratory near Euston or St Pancras station, tell us who issues permits to work.",
    ],
  },
  demand: [
    {
      service: "ventilation-systems",
      why: "Clubs and rehearsal rooms fill up quickly, so we size the fresh air for a full house.",
    },
    {
      service: "hvac-system-design",
      why: "For an office fit-out in N1C, we can design heating and cooling that run off the networks.",
    },
    {
      service: "air-conditioning-installation",
      why: "A mews studio has close neighbours, so we choose quiet units.",
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
      ["market hall", "If your market kitchen has no window, we can duct in fresh air."],
      ["factory", "We repair air con in old factories that are now studios."],
      ["new flats", "Is it just your flat that’s cold? It may be a stuck valve."],
    ],
    network: "new flats",
  },
} as const satisfies AreaCopy;
