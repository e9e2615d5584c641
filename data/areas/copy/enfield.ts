import type { AreaCopy } from "../../types";

export const enfield = {
  description:
    "Leak, broken boiler or cold factory in Enfield? Our emergency plumbers, gas engineers and heating engineers work from Winchmore Hill to Brimsdown.",
  lead: "For an emergency plumber, a gas engineer or a boiler repair in Enfield, from Winchmore Hill to Brimsdown, ring us 24 hours a day. We also repair heating in factories, and air con in shops, restaurants and offices.",
  advice: {
    houses: [
      "In the Edwardian houses in Palmers Green and Winchmore Hill, and near Southgate station, the old gas pipe may be too small for a new boiler. We check it before you choose one.",
      "An old back boiler sits behind the fire, with its flue in the chimney. When we replace yours, we make the old flue safe too.",
      "The ground near the Lee in Enfield Lock is wet, so a basement there may need a pump. We can fit one that lifts out for servicing.",
    ],
    flats: [
      "Flats in Ponders End, Oakwood and Ladderswood may be on Energetik’s heat network. If your heating stops, ask Energetik whether the network is running.",
      "When the network is running and only your flat is cold, the fault may be in the heat interface unit (HIU), the box that passes heat from the network to your radiators. Tell your landlord or the operator first.",
      "If your tower block by the Edmonton Green shopping centre has no water, tell the estate office rather than a plumber, as a shared pump may have failed.",
    ],
    offices: [
      "A hospital building, or a factory in Brimsdown, can’t lose its heating, gas or water without warning, so tell us who has to agree to a shutdown. In a factory or warehouse, we can work between shifts.",
    ],
    access: [
      "In the Enfield Town conservation area, a flue that can be seen from the street may need the council’s permission. Ask us where yours can go before you order a boiler.",
    ],
  },
  demand: [
    {
      service: "heating-system-maintenance",
      why: "Where one boiler room heats a whole block, dirty water or a worn pump can leave every home cold. We check both at each visit.",
    },
    {
      service: "gas-system-installations",
      why: "A factory unit or a restaurant rarely has gas pipes where the next tenant needs them. When you take one over, we can run them to your appliances.",
    },
    {
      service: "energy-efficient-solutions",
      why: "In tall units such as those at Innova Park, heat collects under the roof, where it’s wasted. We can fit fans that push it back down.",
    },
  ],
  street: {
    line: ["parade", "station", "bay terrace", "church", "shopping centre", "point tower", "hospital 5", "factory"],
    notes: [
      ["bay terrace", "Radiators in your terraced house cold at the bottom? We check the system for sludge."],
      ["point tower", "On Energetik’s network, the radiators in your flat may be yours to repair. We can do that."],
      ["factory", "Gas heaters in a factory need a supply of air, so we check the vents as well as the burners."],
    ],
    network: "point tower",
  },
} as const satisfies AreaCopy;
