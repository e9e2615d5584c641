import type { AreaCopy } from "../../types";

export const tottenham = {
  description:
    "For High Road kitchens, rented terraces and Lea Valley workshops in Tottenham: emergency plumbers, gas engineers, boiler repair and landlord checks.",
  lead: "Need an emergency plumber or a gas engineer in Tottenham, from Seven Sisters to Tottenham Hale? Call us. We also do boiler repair, landlord gas checks and gas work in restaurants and workshops.",
  buildings: [
    "If you have a Georgian house on the High Road, we’ll put flues and outdoor units at the back. Many Victorian terraces in Seven Sisters, West Green and South Tottenham have an added storey, so we check that the heating can cope. No room for a cylinder in your Tower Gardens cottage? We can fit a combination boiler.",
    "If you’re cold in the residential towers at Tottenham Hale, or in Hale Village, ask the manager whether other flats are cold too. In a retail warehouse, or a workshop on Garman Road or Brantwood Road, we can start before your shift.",
  ],
  working: [
    "Piped gas was taken out of Broadwater Farm in 2018, after surveys of its large concrete panels. If you manage another panel block, we must read how it was assessed before we price any gas work, so please have the reports to hand.",
  ],
  dayAndNight: [
    "For a burst pipe in a tower or a blocked drain in a terrace, call our [plumbers, day or night](/services/emergency-plumbing-repairs). If you need a [boiler repair](/boiler-services) in a house with several boilers, please say which room yours is in. We issue [gas safety records](/gas-services/landlord-gas-safety) for landlords too.",
    "If the gas network has turned off a leaking supply, we can do the [gas leak repair and retest](/services/emergency-gas-repairs). We also plan [gas and extract for kitchens](/gas-services/commercial-kitchen-gas) and lay [larger gas pipes](/gas-services/gas-pipework-installation). For anything else at work, ask our [commercial gas engineers](/gas-services).",
  ],
  benefits: [
    "We’ll book visits, skips and crane lifts around stadium event days, when roads close and parking is restricted",
    "We can test every boiler in a shared house on one visit",
    "Before you order another burner, we’ll tell you whether your gas pipe can take it",
  ],
  demand: [
    {
      service: "gas-pipework-installation",
      why: "If your bakery, laundry or body shop needs more gas than the landlord’s pipe can carry, we can lay a larger one.",
    },
    {
      service: "landlord-gas-safety",
      why: "If you rent out a house round Seven Sisters or West Green Road, we can check its gas each year, however many appliances it has.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "In a small restaurant or grill, we plan charcoal, gas and extract together.",
    },
  ],
  street: {
    line: [
      "by-law terrace",
      "Georgian terrace",
      "stadium",
      "cottage estate",
      "glass tower",
      "slab 7",
      "parade",
      "factory",
    ],
    notes: [
      ["cottage estate", "Cottage fronts are protected, so flues and meters go at the back."],
      ["slab", "Heat at Broadwater Farm is shared, so try your landlord first."],
      ["factory", "Ovens and spray booths on one gas supply? We test them together."],
    ],
  },
} as const satisfies AreaCopy;
