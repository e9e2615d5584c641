import type { AreaCopy } from "../../types";

export const chelsea = {
  description:
    "Emergency plumbers, gas engineers, boiler repair and air conditioning in Chelsea and World’s End, for houses, basements, mansion flats and shops.",
  lead: "Call our emergency plumbers and gas engineers in Chelsea, day or night, about a leak, a boiler repair or a basement pump alarm. We also repair air conditioning in homes and shops, and kitchen fans in restaurants.",
  advice: {
    houses: [
      "A house with two basement levels usually has to pump out its sewage and rainwater. We fit the pumps in pairs, in case one fails, with an alarm that can call a keyholder when you’re away.",
      "If you have an indoor pool, we can set the fans so that the air pressure is slightly lower in the pool room than in the rest of the house. That keeps the damp air out of your other rooms.",
      "Hot water has a long way to go in a tall Georgian or stucco house. If it’s slow to reach the top bathroom, we check the pipes and the circulation pump.",
      "Air conditioning needn’t spoil a fine room. We plan the grilles, ducts and drains with your joiner, so that very little of them shows.",
    ],
    flats: [
      "Flats in the World’s End towers and by the old Lots Road power station may share a boiler. If your heating stops and you rent, ring your landlord or the council; if you own the flat, ring the building manager.",
      "In a mansion block, one valve may shut off a whole column of flats, so we ask the porter for the valve chart before we close one.",
    ],
    shops: [
      "In a basement restaurant, a fan has to supply the air that the gas burners need. If the fan fails, a safety valve may shut off the gas. We can repair the fan or the valve before you open.",
    ],
    offices: [
      "A clinic or a gallery may have to keep its rooms at a steady temperature. Before we switch off your air conditioning, we agree with you how long the rooms can do without it.",
    ],
    access: [
      "In conservation areas, air con units are rarely allowed on the street side of a roof, whether it’s a house or a shop. Instead, we look for a place at the rear of the roof, or in a cellar with ducts to the outside.",
    ],
  },
  demand: [
    {
      service: "air-conditioning-installation",
      why: "An attic or a studio may have little wall space. We can fit ducted units, or low units that stand on the floor.",
    },
    {
      service: "ventilation-systems",
      why: "Basement gyms and hospital treatment rooms often have no windows, so we duct in fresh air.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "A leak in an upstairs bathroom can ruin the ceiling below, so we test every joint before the tiles go on.",
    },
  ],
  street: {
    line: [
      "Georgian terrace",
      "church",
      "stucco terrace",
      "parade",
      "mansion block 6",
      "hospital 6",
      "pub",
      "power station",
    ],
    notes: [
      [
        "Georgian terrace",
        "Leak behind Georgian panelling? We trace it first, so that less of the wood has to come off.",
      ],
      ["stucco terrace", "If your basement cinema room is stuffy, we check the fans and the ducts."],
      ["mansion block", "If you manage a mansion block and the hot water is off, we can repair the shared boiler."],
    ],
  },
} as const satisfies AreaCopy;
