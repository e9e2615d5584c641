import type { AreaCopy } from "../../types";

export const rickmansworth = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Rickmansworth, Chorleywood, Moor Park and Maple Cross, with pumps and air conditioning.",
  lead: "Ring us day or night for an emergency plumber, a gas engineer or a boiler repair in Rickmansworth, Chorleywood, Moor Park or Maple Cross. We also repair cellar pumps, and air con in shops and offices.",
  advice: {
    houses: [
      "We find leaks in hidden heating pipes with a thermal camera.",
      "In Moor Park, the council and the residents’ company have a say over roofs, house fronts and outbuildings. We put flues and air conditioning units behind the house.",
      "Houses in Heronsgate or Sarratt may not be on mains drainage. If your drain keeps blocking, tell us where it goes, if you know.",
      "The water here is hard, so we look for scale at a boiler service and can clear it.",
      "A new boiler is usually a simple job in interwar and post-war homes in Mill End and Croxley Green, once we’ve checked the gas pipe. If your old one is worth repairing, we’ll say so first.",
      "If one end of your detached house in Chorleywood never gets warm, we check the pump, the valves and the pipe sizes.",
      "Floors can be damp by the lock and the wharves in Batchworth, so we lag the pipes underneath with waterproof foam.",
    ],
    flats: ["We can do a landlord’s gas check and boiler service in one visit."],
    access: [
      "We draw the air conditioning plans that Moor Park’s residents’ company and the council ask for.",
      "Moor Park’s roads are private, so please send us the delivery rules.",
      "The High Street is in a conservation area, so air conditioning units for pubs and shops go in the yard behind.",
    ],
  },
  demand: [
    {
      service: "pump-installation",
      why: "Groundwater can rise into cellars near the rivers and canal. We can fit pumps in pairs, with an alarm.",
    },
    {
      service: "air-conditioning-installation",
      why: "We fit air conditioning in glass-fronted offices and top-floor bedrooms, and check which consents you need.",
    },
    {
      service: "commercial-boiler-installation",
      why: "We replace worn-out school boilers in the holidays.",
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
      ["waterside", "If a cellar or lift pit by the lock floods, we can pump it out."],
      ["school", "If your school’s heating fails, we check the boiler and pump."],
      ["detached house", "Large house costing a lot to heat? We can fit controls for each zone."],
    ],
  },
} as const satisfies AreaCopy;
