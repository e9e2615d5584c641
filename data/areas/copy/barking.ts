import type { AreaCopy } from "../../types";

export const barking = {
  description:
    "Emergency plumbers, gas engineers, boiler repair and air conditioning in Barking and Barking Riverside, for homes, shops, offices and workshops.",
  lead: "Day or night, our emergency plumbers and gas engineers cover Barking, from the station and Town Hall to Barking Riverside. Call us for a boiler repair at home, or about air con, gas ovens or heaters at work.",
  advice: {
    houses: [
      "If you let several homes, we can do all the gas safety checks in one week.",
      "If you and next door have no water, ring the water company first.",
      "Before you choose a boiler for a terrace or bay-fronted house, ask us where the flue can go.",
    ],
    flats: [
      "In new flats and on council estates, we ask who has the key to the stopcock cupboard.",
      "Flats on the town-centre heat network have a heat interface unit (HIU) in the hall cupboard instead of a boiler. If yours fails, tell your landlord or the operator first. If you own the unit, we can service it.",
    ],
    shops: ["We can come to shops and workshops out of hours."],
    offices: [
      "If your plant room is on low ground near the Roding, it may need a sump pump and a flood alarm.",
      "We can fit heaters in factories and warehouses. Send us a photo of the gas meter: its size limits the choice.",
    ],
  },
  demand: [
    {
      service: "heating-system-maintenance",
      why: "One worn pump can leave a whole block of flats cold. We service shared pumps every year.",
    },
    {
      service: "appliance-servicing",
      why: "We clean the dust out of workshop heater burners at the annual service.",
    },
    {
      service: "pump-installation",
      why: "We fit and repair the pumps that keep basements and lift pits near the river dry.",
    },
  ],
  street: {
    line: ["church", "station", "town hall", "by-law terrace", "slab 9", "new flats", "bay terrace", "factory", "shed"],
    notes: [
      ["by-law terrace", "No room for a cylinder in your terrace? You could have a combi boiler."],
      ["new flats", "Only your flat cold? Its heat interface unit may be faulty."],
      ["factory", "We can bring a platform to repair a heater high up in a workshop."],
    ],
    network: "new flats",
  },
} as const satisfies AreaCopy;
