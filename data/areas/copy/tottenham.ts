import type { AreaCopy } from "../../types";

export const tottenham = {
  description:
    "For High Road kitchens, rented terraces and Lea Valley workshops in Tottenham: emergency plumbers, gas engineers, boiler repair and landlord checks.",
  lead: "Need an emergency plumber or a gas engineer in Tottenham, from Seven Sisters to Tottenham Hale? Call us. We also do boiler repair, landlord gas checks and gas work in restaurants and workshops.",
  buildings: [
    "On a Georgian house on the High Road, we put flues and cooling units at the back. If a storey has been added to your Victorian terrace in Seven Sisters, West Green or South Tottenham, we can check that the heating can cope. Where a Tower Gardens cottage has no room for a cylinder, we can fit a combination boiler.",
    "If your heating fails in the towers at Tottenham Hale or Hale Village, ask the manager whether other flats are cold, because the heat may be shared. At a workshop on Garman Road or Brantwood Road, we can start before your shift.",
  ],
  working: [
    "Piped gas was taken out of Broadwater Farm in 2018, after surveys of its large concrete panels. If you manage another panel block, we’d have to read its structural assessment before we price any gas work.",
  ],
  dayAndNight: [
    "For a burst pipe in a tower or a blocked drain in a terrace, call our [plumbers, day or night](/services/emergency-plumbing-repairs). If you need a [boiler repair](/boiler-services) in a house with several boilers, please say which room yours is in. We issue [gas safety records](/gas-services/landlord-gas-safety) for landlords.",
    "If the gas network has turned off a leaking supply, we can do the [gas leak repair and retest](/services/emergency-gas-repairs). We also plan [gas and extract for kitchens](/gas-services/commercial-kitchen-gas) and lay [larger gas pipes](/gas-services/gas-pipework-installation). For other gas work, ask our [commercial gas engineers](/gas-services).",
  ],
  benefits: [
    "We’ll book visits, skips and crane lifts around stadium event days, when roads close and parking is restricted",
    "If your shop or café is too hot, we can repair its air conditioning or fit a new unit",
    "Before you order another oven or burner, we’ll tell you whether your gas pipe can supply it",
  ],
  demand: [
    {
      service: "gas-pipework-installation",
      why: "If your bakery, laundry or body shop needs more gas than the landlord’s pipe can carry, we can lay a larger one.",
    },
    {
      service: "landlord-gas-safety",
      why: "If you rent out a house round Seven Sisters or West Green Road, we can check all its gas appliances each year.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "Cooking with charcoal and gas in one small restaurant? We plan the extract for both.",
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
      ["cottage estate", "Protected cottage front? We bring the flue out at the back."],
      ["slab", "Cold flat at Broadwater Farm? Report it to your landlord before us."],
      ["factory", "Several ovens on one gas supply? We test them all running together."],
    ],
  },
} as const satisfies AreaCopy;
