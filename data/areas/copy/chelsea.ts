import type { AreaCopy } from "../../types";

export const chelsea = {
  description:
    "Emergency plumbers, gas engineers, boiler repair and air conditioning in Chelsea and World’s End, for houses, basements, mansion flats and shops.",
  lead: "Call our emergency plumbers and gas engineers in Chelsea, day or night, about a leak, a boiler repair or a basement pump alarm. We also repair air conditioning in homes, shops, restaurants and offices.",
  advice: {
    houses: [
      "We plan grilles, ducts and drains with your joiner, so little shows.",
      "If you’re often away, we can set your pump alarm to call someone who can let us in.",
      "In a house with two basement levels, we fit pumps for foul and storm water in pairs, in case one fails.",
      "If you have an indoor pool, we can keep the room at slightly lower pressure, so damp air stays out of the house.",
      "If hot water is slow to reach the top of a Georgian or stucco house, we check the pipes and the circulation pump.",
    ],
    flats: [
      "If your heating stops in a tower at World’s End, or in a flat by the old Lots Road power station, tell your landlord or the building manager, as you may share a boiler.",
      "In a mansion block, we ask the porter for the valve chart before we shut anything off.",
    ],
    shops: ["We can come to your shop, office or restaurant before you open."],
    offices: ["Artists’ studios lose heat through large windows, so we size the heating to match."],
    access: [
      "In conservation areas, air con units are rarely allowed on a roof facing the street. We look at the rear of the roof instead, or a cellar, with ducts to the outside.",
    ],
  },
  demand: [
    {
      service: "air-conditioning-installation",
      why: "Ducted or low-level units suit an attic or studio with little wall space.",
    },
    {
      service: "ventilation-systems",
      why: "Basement gyms and hospital treatment rooms often have no windows. We can duct in fresh air.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "We test every joint in a new bathroom before the tiles go on.",
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
      ["Georgian terrace", "Leak behind Georgian panelling? We try not to damage the wood."],
      ["stucco terrace", "If your basement pool or cinema room is stuffy, we check the fans."],
      ["mansion block", "No hot water in your mansion flat? We repair shared boilers too."],
    ],
  },
} as const satisfies AreaCopy;
