import type { AreaCopy } from "../../types";

export const woolwich = {
  description:
    "Boiler repair, emergency plumbers and gas safety checks in Woolwich, Thamesmead, Eltham and Charlton, with air conditioning for shops and offices.",
  lead: "Call us day or night for an emergency plumber, a gas engineer or a boiler repair in Woolwich, Charlton, Eltham or Thamesmead. In shops, restaurants and offices, we repair air conditioning and test gas kitchen appliances.",
  advice: {
    houses: [
      "Parts of Thamesmead lie below high-tide level, so we fit boilers and their controls above flood level there.",
      "In a council-built house in Eltham, or a cottage on the Progress Estate, the pipes may run through a solid floor. We trace them before we drill, so that we don’t cause a leak.",
    ],
    flats: [
      "Many of the old military buildings in the Royal Arsenal are listed. Before we cut into a wall, you’ll need listed building consent from the council’s planners and permission from the freeholder. If you want a new boiler, we first draw the route of its flue, for the planners and the freeholder.",
      "In the towers along the Thames, the hot water may be shared. If yours fails, tell your landlord or the building manager first, as the fault may be in the plant room.",
      "In Thamesmead’s blocks built of large concrete panels, the freeholder’s structural records must show that the building is safe for gas. Please ask for them before you book gas work.",
    ],
    shops: [
      "Gas pressure can fall when every burner is lit, so in restaurants, and in units at Charlton Riverside, we test the supply with all the appliances on.",
    ],
    offices: [
      "If part of your office stays hot while the air con runs, the cooled air may not be getting there. We measure the airflow at each outlet before you pay for a larger unit.",
    ],
    access: [
      "If you’re near the Town Hall or Queen Elizabeth Hospital, or in one of Charlton’s retail warehouses, please tell us where we can unload. Boilers and compressors are too heavy to carry far.",
      "A retail warehouse usually has its air con on the roof. Tell us when you ring whether there’s a fixed ladder or a hatch, so that we know whether to bring a platform.",
    ],
  },
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "In a large block, one plant room may heat many homes, and small heat losses add up. We can find those losses and reduce them.",
    },
    {
      service: "landlord-gas-safety",
      why: "Rented houses in Abbey Wood and Eltham may have a gas boiler, a hob and a fire. We check every appliance and flue you provide, and issue the CP12.",
    },
    {
      service: "pump-installation",
      why: "Low ground in Plumstead can flood, and up on Shooters Hill the water pressure can be low. We can fit pumps that clear floodwater, or that raise the pressure.",
    },
  ],
  street: {
    line: [
      "warehouse 4",
      "glass tower",
      "parade",
      "town hall",
      "cottage estate",
      "slab 8",
      "by-law terrace",
      "hospital 5",
      "shed",
    ],
    notes: [
      [
        "cottage estate",
        "Cottages often have low eaves. We check that a new flue is clear of the gutter and the windows.",
      ],
      ["slab", "Mould on the cold walls of a concrete flat? A better extractor fan keeps the air drier."],
      ["by-law terrace", "Old boiler in a Victorian terraced house? We tell you whether it’s worth repairing."],
    ],
  },
} as const satisfies AreaCopy;
