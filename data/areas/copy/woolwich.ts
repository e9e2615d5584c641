import type { AreaCopy } from "../../types";

export const woolwich = {
  description:
    "Boiler repair, emergency plumbers and gas safety checks in Woolwich, Thamesmead, Eltham and Charlton, with air conditioning for shops and offices.",
  lead: "Our emergency plumbers and gas engineers work day and night, from Woolwich and Charlton to Eltham and Thamesmead. Call us about a leak or a boiler repair, or air conditioning in a shop, restaurant or office.",
  buildings: [
    "Many old gun stores in the Royal Arsenal are listed. You need consent from the council and the freeholder before we cut into a wall.",
    "In the towers along the Thames, the hot water may be shared, so tell the building manager if yours fails.",
    "Pipes in an interwar council house in Eltham, or in a cottage on the Progress Estate, may run through a solid floor. We trace them before we drill.",
    "In Thamesmead’s concrete slab blocks, the owner’s structural records must show that gas is safe there. A new flue needs the freeholder’s consent as well.",
  ],
  working: [
    "Parts of Thamesmead lie below high-tide level. We fit boilers and controls above flood level.",
    "Please tell us where to unload near the Town Hall or Queen Elizabeth Hospital, and at Charlton’s retail warehouses.",
  ],
  benefits: [
    "We plan the flue for a listed flat before you order a boiler",
    "In units at Charlton Riverside, we test the gas supply with all the appliances on",
    "We arrange water shut-offs in a block of flats with the building manager",
  ],
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "When one plant room heats many homes, small heat losses add up. We find and reduce them.",
    },
    {
      service: "landlord-gas-safety",
      why: "If you let a home in Abbey Wood or Eltham, we check every gas appliance and flue you provide.",
    },
    {
      service: "pump-installation",
      why: "We fit pumps that clear floodwater on low ground in Plumstead, or raise the water pressure up on Shooters Hill.",
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
      ["warehouse", "Stuffy Royal Arsenal flat? We can fit vents through thick walls."],
      ["cottage estate", "If a pipe leaks under a cottage’s solid floor, we trace and repair it."],
      ["slab", "In a 1960s slab block, we ask for structural records before gas work."],
    ],
  },
} as const satisfies AreaCopy;
