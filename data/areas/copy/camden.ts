import type { AreaCopy } from "../../types";

export const camden = {
  description:
    "Leak, cold flat or broken air con? Emergency plumbers, gas engineers and air conditioning repair in Camden Town, King’s Cross and Kentish Town.",
  lead: "Call us at any hour for an emergency plumber, a gas engineer or a boiler repair in Camden Town, King’s Cross or Kentish Town. We also repair air con in shops, offices and restaurants, and extract fans in kitchens.",
  advice: {
    houses: [
      "In the stucco terraces by Regent’s Park, bathrooms are often one above another, so a leak may start two floors above the stain. We trace it upwards before we open a ceiling.",
    ],
    flats: [
      "King’s Cross has its own heating network, and a cooling network north of the canal. The new flats have a heat interface unit (HIU) instead of a boiler. If yours stops working, tell your landlord or the operator first.",
      "One stopcock often serves several flats in Primrose Hill and Camden Town, so turning yours off may leave your neighbours without water. We check who shares it, so you can warn them in good time.",
    ],
    shops: [
      "A market stall or a bar in Camden Town has few quiet hours. For planned work, we can come after you close and finish before the first delivery.",
    ],
    offices: [
      "When you book us for an office or a laboratory near Euston or St Pancras station, tell us who issues permits to work. We’ll apply before the day, so our engineer isn’t kept waiting at the desk.",
      "Gas heaters have to be off and cool before we can service them. If your workshop is by the canal in Chalk Farm, we can do it out of hours.",
    ],
    access: [
      "An outdoor air con unit on a listed Crown Estate terrace needs the estate’s approval as well as listed building consent, so don’t order one until you have both.",
      "Houses stand close together here, and a unit that’s too loud may be refused. Before you order one, we can assess the noise at your neighbours’ windows (to BS 4142).",
    ],
  },
  demand: [
    {
      service: "ventilation-systems",
      why: "Clubs and rehearsal rooms fill up quickly, so we size the ventilation for a full house.",
    },
    {
      service: "hvac-system-design",
      why: "If you’re fitting out an office in N1C, we can design heating and cooling that run off King’s Cross’s own networks.",
    },
    {
      service: "air-conditioning-installation",
      why: "A mews studio is narrow and its neighbours are close, so we choose small, quiet units.",
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
      ["factory", "Studio too hot in an old factory? Its deep floors rely on air con, and we can repair it."],
      ["new flats", "Is it only your flat that’s cold? A valve may be stuck."],
    ],
    network: "new flats",
  },
} as const satisfies AreaCopy;
