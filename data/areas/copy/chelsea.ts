import type { AreaCopy } from "../../types";

export const chelsea = {
  description:
    "Emergency plumbers, gas engineers, boiler repair and air conditioning in Chelsea and World’s End, for houses, basements, mansion flats and shops.",
  lead: "Call our emergency plumbers and gas engineers in Chelsea, day or night, about a leak, a boiler repair or a basement pump alarm. We also repair air conditioning in homes, shops, restaurants and offices.",
  advice: {
    houses: [
      "A house with two basement levels has to pump out its foul and storm water. We fit the pumps in pairs, in case one fails. If you’re often away, the alarm can call someone who can let us in.",
      "If you have an indoor pool, we can keep the air in its room at a slightly lower pressure, so that damp air stays out of the rest of the house.",
      "Hot water has a long way to go in a tall Georgian or stucco house. If it’s slow to reach the top, we check the pipes and the circulation pump.",
      "Air conditioning needn’t spoil a fine room. We plan the grilles, ducts and drains with your joiner, so little of them shows.",
      "An artist’s studio loses heat through its large windows, so we size the heating to match.",
    ],
    flats: [
      "If your heating stops in a tower at World’s End, or in a flat by the old Lots Road power station, tell your landlord or the building manager first, as you may share a boiler.",
      "In a mansion block, one valve may shut off a whole column of flats, so we ask the porter for the valve chart before we close one.",
    ],
    access: [
      "In conservation areas, air con units are rarely allowed on a roof that faces the street, above a house or a shop. We look at the rear of the roof instead, or a cellar with ducts to the outside.",
    ],
  },
  demand: [
    {
      service: "air-conditioning-installation",
      why: "An attic or a studio may have little wall space. We can fit ducted units, or low ones that stand on the floor.",
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
      ["mansion block", "Hot water off in your whole mansion block? We repair shared boilers too."],
    ],
  },
} as const satisfies AreaCopy;
