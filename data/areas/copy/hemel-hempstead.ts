import type { AreaCopy } from "../../types";

export const hemelHempstead = {
  description:
    "Boiler repair, emergency plumbers and air conditioning in Hemel Hempstead, Apsley, Berkhamsted and Kings Langley, for homes, offices and warehouses.",
  lead: "Ring our emergency plumbers and gas engineers day or night for a leak or a boiler repair in Hemel Hempstead, Berkhamsted or Kings Langley. We also repair air con in offices, and heating in schools and warehouses.",
  advice: {
    houses: [
      "In the New Town neighbourhoods of Adeyfield, Gadebridge and Grovehill, the boiler may be in an outside store. We can lag the pipes there against frost, including the condensate pipe, which carries waste water from the boiler and can freeze.",
      "The water here is hard and leaves limescale in boilers and hot water cylinders. If your boiler rumbles or takes a long time to heat the water, scale may be the cause, and we can remove it.",
    ],
    flats: [
      "The stopcock for a canal-side flat in Apsley, Nash Mills or Berkhamsted may be in a cupboard on the landing. Find yours before you have a leak, and if the cupboard is locked, ask the managing agent for the key.",
      "If your water goes off in Kodak’s former tower, ask a neighbour whether their taps are dry too. If they are, the fault is outside your flat, so tell the building manager.",
      "Groundwater is high along the Gade, and some basement car parks by the canal depend on pumps to stay dry. If you manage a car park there, we can service the pumps, and repair them at any hour if they fail.",
    ],
    shops: [
      "If the air con stops in your shop in the Marlowes centre, ask the centre’s manager whether the building supplies the cooling. If the unit is yours, we can come before you open.",
    ],
    offices: [
      "Heating the whole of a large warehouse wastes gas when people only work at the doors. Radiant heaters can warm just the loading bays, so that you don’t pay to heat the aisles.",
      "If you can’t switch off the air conditioning in your office during the day, we can clean and repair it outside working hours.",
    ],
    access: [
      "Fuel pipes may run underground near the Maylands fuel depot. Before we dig there, or do hot works such as welding, we check whether we need a permit and who issues it.",
    ],
  },
  demand: [
    {
      service: "gas-system-installations",
      why: "A new warehouse may need more gas than the old building did. We’ll work out the supply that your heaters need.",
    },
    {
      service: "pump-installation",
      why: "The town is built on hills, and the water pressure in a block near the top may be low. We can fit pumps that raise the pressure on every floor.",
    },
    {
      service: "commercial-boiler-installation",
      why: "School boiler rooms are often small and hard to get into. Before you replace old boilers, we check that new ones fit through the doors and suit the pipework.",
    },
  ],
  street: {
    line: ["church", "pub", "new-town terrace", "parade", "glass tower", "waterside", "school", "shed"],
    notes: [
      ["new-town terrace", "Old warm-air heating in a New Town house? We can replace it with a boiler and radiators."],
      ["school", "We can replace a worn-out school boiler in the summer, and test the new one long before winter."],
      ["shed", "Cold at floor level in a tall warehouse? Fans can push the warm air down from the roof."],
    ],
  },
} as const satisfies AreaCopy;
