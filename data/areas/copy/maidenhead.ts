import type { AreaCopy } from "../../types";

export const maidenhead = {
  description:
    "Burst pipe, broken boiler or air conditioning fault in Maidenhead, Bray, Cookham or Bourne End? Call our emergency plumbers, gas and HVAC engineers.",
  lead: "Need an emergency plumber, a gas engineer or a boiler repair in Maidenhead, Bray, Cookham, Taplow or Bourne End? Call us day or night. We also repair air con in shops and offices, and gas ovens in restaurants.",
  advice: {
    houses: [
      "We seal the gaps where pipes come through the walls, to keep flood water out.",
      "When low roads in Cookham and Bray flood, we ask you which way to come.",
      "After a flood, leave the boiler off until we’ve checked it.",
      "If a sump pump fails, ring us at any hour.",
      "Before you buy a boiler for a terrace in Furze Platt or Cox Green, or a Victorian house by the Thames, let us measure the water flow.",
    ],
    flats: [
      "New flats near the station and at Chapel Arches may share heating or water. If yours fails, ring your landlord or the managing agent.",
    ],
    shops: ["In town-centre shops, we can start work before you open."],
    access: [
      "On an office park such as Vanwall or Norreys Drive, we can give each floor its own air conditioning controls, so you don’t cool an empty one.",
    ],
  },
  demand: [
    {
      service: "hvac-system-design",
      why: "If two tenants are to share your office, we can split the heating and cooling between them.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "Before you buy a range for your restaurant, we check that the gas meter and pipe can supply it.",
    },
    {
      service: "commercial-installation",
      why: "We can plan the pumps, drains and risers of new flats before the walls go up.",
    },
  ],
  street: {
    line: ["arches", "parade", "new flats 8", "1960s office 6", "waterside", "villa", "pub", "office park"],
    notes: [
      ["new flats", "Whole block of flats cold? We check the shared boilers first."],
      ["waterside", "Near the Thames, we can move your boiler above flood level."],
      ["villa", "Cold rooms in a Victorian house? The radiators may need balancing."],
    ],
  },
} as const satisfies AreaCopy;
