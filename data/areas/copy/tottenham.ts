import type { AreaCopy } from "../../types";

export const tottenham = {
  description:
    "For High Road kitchens, rented terraces and Lea Valley workshops in Tottenham: emergency plumbers, gas engineers, boiler repair and landlord checks.",
  lead: "We send emergency plumbers and gas engineers to Tottenham, from Seven Sisters to Tottenham Hale. You can also book boiler repair, landlord gas checks and gas work for a restaurant or workshop.",
  buildings: [
    "On a Georgian house on the High Road, flues and units belong at the back. Victorian terraces in Seven Sisters, West Green and South Tottenham often have an added storey, and the heating may never have grown with it. A cottage in Tower Gardens may have little room for a cylinder.",
    "In the residential towers at Tottenham Hale, or in Hale Village, ask the manager whether other flats are cold too. In retail sheds, and in the workshops of Garman Road, Brantwood Road and Marsh Lane, we can start before your shift.",
  ],
  working: [
    "Piped gas was taken out of Broadwater Farm in 2018, after surveys of its large concrete panels. In any other panel block, we read how it was assessed before we price gas work, so please have the reports to hand or tell us who manages the block.",
    "If your workshop has several burners, we test the supply with all of them at full fire and show you on a gauge that the pressure holds.",
  ],
  dayAndNight: [
    "For a burst pipe in a tower or a blocked drain in a terrace, call our [plumbers, day or night](/services/emergency-plumbing-repairs). If you need a [boiler repair](/boiler-services) in a house with several boilers, tell us which room or meter it is. Landlords can book their [gas safety records](/gas-services/landlord-gas-safety) with us too.",
    "Once the gas network has turned off a leaking supply, we do the [gas leak repair and retest](/services/emergency-gas-repairs). We also plan [gas and extract for kitchens](/gas-services/commercial-kitchen-gas) and lay [larger gas pipes](/gas-services/gas-pipework-installation). For anything else at work, ask our [commercial gas engineers](/gas-services).",
  ],
  benefits: [
    "We book visits, skips and lifts round stadium event days, when roads close and parking is restricted",
    "One visit is enough to test every boiler in a shared house",
    "We tell you before you order whether your gas pipe can take another burner",
  ],
  demand: [
    {
      service: "gas-pipework-installation",
      why: "When a bakery, laundry or body shop adds burners, the pipe that its landlord laid is often too small for them.",
    },
    {
      service: "landlord-gas-safety",
      why: "Many terraces round Seven Sisters and West Green Road are rented, some as shared houses with several appliances each.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "In a small restaurant or grill, charcoal, gas and extract have to be planned together.",
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
      ["slab", "Broadwater Farm is heated from its own energy centre."],
      ["factory", "Ovens, dryers and spray booths all draw on one gas supply."],
    ],
  },
} as const satisfies AreaCopy;
