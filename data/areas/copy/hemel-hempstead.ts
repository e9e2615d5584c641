import type { AreaCopy } from "../../types";

export const hemelHempstead = {
  description:
    "Boiler repair, emergency plumbers and air conditioning in Hemel Hempstead, Apsley, Berkhamsted and Kings Langley, for homes, offices and warehouses.",
  lead: "Ring our emergency plumbers and gas engineers day or night for a leak or a boiler repair in Hemel Hempstead, Berkhamsted or Kings Langley. We look after air con in shops, and heating in schools and warehouses.",
  advice: {
    houses: [
      "Hard water leaves limescale in boilers and cylinders. If yours rumbles or heats slowly, that may be why, and we can remove the scale.",
      "Groundwater is high along the Gade, and some basement car parks by the canal depend on pumps. We service the pumps, and can repair one at any hour.",
      "In the New Town neighbourhoods of Adeyfield, Gadebridge and Grovehill, the boiler may be in an outside store. We can lag its pipes against frost.",
    ],
    flats: [
      "The stopcock of a canal-side flat in Apsley or Nash Mills may be on the landing. Find it before you have a leak.",
      "No water in Kodak’s former tower? Ask a neighbour. If theirs is off too, tell the building manager.",
    ],
    offices: [
      "We clean and repair office air conditioning outside working hours.",
      "In pubs we can work outside opening hours, and in churches between services.",
      "In a warehouse, radiant heaters can warm just the loading bays, so you don’t pay to heat the aisles.",
    ],
    access: ["Near the Maylands fuel depot, we check whether we need a permit to dig or for hot works."],
  },
  demand: [
    {
      service: "gas-system-installations",
      why: "If your new warehouse needs more gas, we’ll work out the supply your heaters need.",
    },
    {
      service: "pump-installation",
      why: "In a block on a hill, we can fit pumps that raise the pressure on every floor.",
    },
    {
      service: "commercial-boiler-installation",
      why: "Before you replace old boilers, we check that new ones fit through the doors and suit the pipework.",
    },
  ],
  street: {
    line: ["church", "pub", "new-town terrace", "parade", "glass tower", "waterside", "school", "shed"],
    notes: [
      ["new-town terrace", "If one end of your New Town house is cold, we check the valves first."],
      ["school", "We can replace a worn-out school boiler in the summer holidays."],
      ["shed", "Warehouse cold in the mornings? We can repair heaters between shifts."],
    ],
  },
} as const satisfies AreaCopy;
