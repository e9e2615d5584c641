import type { AreaCopy } from "../../types";

export const woolwich = {
  description:
    "Boiler repair, emergency plumbers and gas safety checks in Woolwich, Thamesmead, Eltham and Charlton, with air conditioning for shops and offices.",
  lead: "Our emergency plumbers and gas engineers cover Woolwich, Charlton, Eltham and Thamesmead day and night. Call us about a leak or a boiler repair, or the air con in a shop, restaurant or office.",
  advice: {
    houses: [
      "Parts of Thamesmead lie below high-tide level, so we fit boilers and controls above flood level.",
      "In the towers along the Thames, the hot water may be shared, so tell the building manager if yours fails.",
    ],
    flats: [
      "We’ll plan the flue for a listed flat before you order a boiler.",
      "In a block of flats, we’ll arrange water shut-offs with the building manager.",
      "Pipes in an interwar council house in Eltham, or in a cottage on the Progress Estate, may run through a solid floor. We trace them before we drill.",
      "In Thamesmead’s concrete slab blocks, the owner’s structural records must show the block is safe for gas. Please ask for them before you book gas work.",
    ],
    shops: ["In restaurants, and in units at Charlton Riverside, we test the gas supply with all the appliances on."],
    offices: [
      "If you’re near the Town Hall or Queen Elizabeth Hospital, or in one of Charlton’s retail warehouses, please tell us where we can unload.",
    ],
    access: [
      "Many old gun stores in the Royal Arsenal are listed. You’ll need consent from the council and the freeholder before we cut into a wall.",
    ],
  },
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "When one plant room heats many homes, small heat losses add up. We can find and reduce them.",
    },
    {
      service: "landlord-gas-safety",
      why: "If you let a home in Abbey Wood or Eltham, we check every gas appliance and flue you provide.",
    },
    {
      service: "pump-installation",
      why: "We can fit pumps that clear floodwater on low ground in Plumstead, or raise the water pressure up on Shooters Hill.",
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
      ["warehouse", "Stuffy flat at Royal Arsenal? We can fit vents through thick walls."],
      ["cottage estate", "Pipe leaking under a solid floor? We can trace it."],
      ["slab", "Before you plan a flue in a slab block, get the freeholder’s consent."],
    ],
  },
} as const satisfies AreaCopy;
