import type { AreaCopy } from "../../types";

export const rickmansworth = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Rickmansworth, Chorleywood, Moor Park and Maple Cross, with pumps and air conditioning.",
  lead: "Ring us day or night for an emergency plumber, a gas engineer or a boiler repair in Rickmansworth, Chorleywood, Moor Park or Maple Cross. We also repair pumps in cellars, and air con in shops, pubs and offices.",
  advice: {
    houses: [
      "Houses in Heronsgate or Sarratt may not be on mains drainage. If your drain keeps blocking, tell us where it goes, if you know, because a full septic tank or cesspit has to be emptied first.",
      "In an interwar or post-war house in Mill End or Croxley Green, a new boiler is usually a simple job. We check first that the gas pipe is wide enough.",
      "Does one end of your detached house in Chorleywood never get warm? Before you pay for a new boiler, we can check the pump, the valves and the sizes of the pipes.",
      "Floors can be damp by the lock and the wharves in Batchworth, so when we lag the pipes under one, we use a waterproof foam.",
    ],
    flats: [
      "If you own a flat, the outside walls usually belong to the freeholder. Before you order a boiler that needs a new flue, ask for the freeholder’s permission, and we’ll supply the drawing.",
    ],
    shops: [
      "The High Street is in a conservation area, so we put air conditioning units for pubs and shops in the yard behind. Ask us whether yours has room for one before you order.",
    ],
    offices: [
      "If your office in the town centre or at Maple Cross is too hot on one side and too cold on the other, the controls may be at fault. We can test them before you pay for new equipment.",
    ],
    access: [
      "In Moor Park, you may have to ask the council and the residents’ company before you change a roof, a house front or an outbuilding. We put flues and air conditioning units behind the house, and can draw the plans that both ask for.",
      "Moor Park’s roads are private. Please send us the delivery rules before we order a boiler or a heat pump for you.",
    ],
  },
  demand: [
    {
      service: "pump-installation",
      why: "Groundwater can rise into cellars near the rivers and the canal. We can fit pumps in pairs, in case one fails, with an alarm that warns you.",
    },
    {
      service: "air-conditioning-installation",
      why: "Glass-fronted offices and top-floor bedrooms get hot in summer. We can fit air conditioning in both, once you have any consents that the building needs.",
    },
    {
      service: "commercial-boiler-installation",
      why: "A school can’t do without heating in term time, so we replace worn-out school boilers in the holidays.",
    },
  ],
  street: {
    line: [
      "pub",
      "church",
      "waterside",
      "school",
      "semi",
      "new-town terrace",
      "parade",
      "detached house",
      "1960s office 4",
    ],
    notes: [
      ["waterside", "If the lift pit of your building by the lock fills with water, we can pump it out."],
      ["school", "School hall cold while the classrooms are warm? We check the hall’s own pump and valve first."],
      ["detached house", "Large house costly to heat? We can fit separate controls for bedrooms and living rooms."],
    ],
  },
} as const satisfies AreaCopy;
