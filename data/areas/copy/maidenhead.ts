import type { AreaCopy } from "../../types";

export const maidenhead = {
  description:
    "Burst pipe, broken boiler or air conditioning fault in Maidenhead, Bray, Cookham or Bourne End? Call our emergency plumbers, gas and HVAC engineers.",
  lead: "Need an emergency plumber, a gas engineer or a boiler repair in Maidenhead, Bray, Cookham, Taplow or Bourne End? Call us day or night. We also repair air con in shops and offices, and gas ovens in restaurants.",
  advice: {
    houses: [
      "If your house by the river floods, leave the boiler off until a gas engineer has checked it. Once the house is dry, we can seal the gaps where pipes come through the walls, which helps to keep the next flood out.",
      "Before you buy a combi for a terraced house in Furze Platt or Cox Green, or a Victorian house by the Thames, let us measure the water flow. If the pipe from the street is narrow, the shower will be weak.",
      "A cellar near the river may have a sump pump, which stands in a pit and pumps out the water that seeps in. We can test the pump before a wet winter, and repair it at any hour if it fails.",
    ],
    flats: [
      "The new flats near the station and at Chapel Arches may share heating or water. If either fails, ring your landlord or the managing agent, because the fault may be outside your flat.",
    ],
    shops: [
      "Pubs and restaurants by the river in Bray and Cookham are busiest at weekends, so we can service gas ovens and extract fans there early in the week.",
    ],
    offices: [
      "In an office building at Vanwall or on Norreys Drive, one set of controls may run the air conditioning on every floor. We can give each floor its own controls, so that you don’t pay to cool an empty floor.",
    ],
    access: [
      "Low roads in Cookham and Bray can flood when the Thames is high. If you ring us during a flood, please tell us which roads are still open, so that we reach you sooner.",
    ],
  },
  demand: [
    {
      service: "hvac-system-design",
      why: "Large offices are often divided when a tenant needs less space. If two tenants are to share your office, we can split the heating and cooling between them.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "Pub and restaurant kitchens in old buildings may have a small gas supply. Before you buy a range, we check that the meter and the pipe can supply enough gas for it.",
    },
    {
      service: "commercial-installation",
      why: "Blocks of flats are going up in the town centre. If you’re building one, we can plan the pumps, the drains and the risers (vertical pipes) before the walls are built.",
    },
  ],
  street: {
    line: ["arches", "parade", "new flats 8", "1960s office 6", "waterside", "villa", "pub", "office park"],
    notes: [
      ["new flats", "Do you manage a new block where every flat is cold? We can test the boilers they share."],
      [
        "waterside",
        "If your house by the Thames has flooded, we can move the boiler above the level the water reached.",
      ],
      ["villa", "Rooms with high ceilings in Victorian houses need larger radiators. We measure before we quote."],
    ],
  },
} as const satisfies AreaCopy;
