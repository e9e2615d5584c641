import type { AreaCopy } from "../../types";

export const camden = {
  description:
    "Leak, cold flat or broken air con? Emergency plumbers, gas engineers and air conditioning repair in Camden Town, King’s Cross and Kentish Town.",
  lead: "Call us at any hour for an emergency plumber, a gas engineer or a boiler repair in Camden Town, King’s Cross or Kentish Town. We also repair air con in offices, bars and restaurants, and extract fans in kitchens.",
  advice: {
    houses: [
      "In the stucco terraces by Regent’s Park, bathrooms are often one above another, so a leak may start two floors above the stain. We trace the water upwards before we open a ceiling.",
    ],
    flats: [
      "King’s Cross has its own heating network, and a cooling network north of the canal. The new flats have a heat interface unit (HIU) instead of a boiler. If the unit stops and you rent, ring your landlord. If you own the flat, look in your lease, and ring us if the unit is yours to repair.",
      "One stopcock often serves several flats in Primrose Hill and Camden Town, so your neighbours may lose their water when you turn off yours. We check which flats share it, so that you can warn people in good time.",
    ],
    shops: [
      "A restaurant, a bar or a market stall in Camden Town has few quiet hours. For planned work on the gas, the air con or the extract fan, we can come after you close and finish before the first delivery.",
    ],
    offices: [
      "When you book us for an office or a laboratory near Euston or St Pancras station, tell us who issues permits to work. We’ll apply before the day, so that our engineer isn’t kept waiting at reception.",
      "Gas heaters have to be off and cool before we can work on them. In the workshops by the canal in Chalk Farm, we can service them out of hours.",
    ],
    access: [
      "An outdoor air con unit on a listed Crown Estate terrace needs listed building consent from the council and the estate’s approval as landlord. Ask us for the drawings you need to apply, and don’t order a unit until you have both.",
      "Houses stand close together here, and the council may refuse permission for an air con unit that’s too loud. We can assess the noise at your neighbours’ windows (to the standard BS 4142) before you apply.",
    ],
  },
  demand: [
    {
      service: "ventilation-systems",
      why: "Clubs and rehearsal rooms fill up quickly, so we size the ventilation for a full house.",
    },
    {
      service: "hvac-system-design",
      why: "If you’re fitting out an office in N1C, we can design heating that runs off the King’s Cross network. North of the canal, we can do the same for cooling.",
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
      ["factory", "Studio in an old factory too hot? We fit and repair air con for rooms far from a window."],
      ["new flats", "Is it only your flat that’s cold? A valve may be stuck, and we can check it."],
    ],
    network: "new flats",
  },
} as const satisfies AreaCopy;
