import type { AreaCopy } from "../../types";

export const woolwich = {
  description:
    "Boiler repair, emergency plumbing and gas safety checks in Woolwich, Thamesmead, Eltham and Charlton: Royal Arsenal flats, estates and workshops.",
  lead: "We send emergency plumbers and gas engineers to Woolwich, Plumstead, Thamesmead, Eltham and Charlton. Book us for boiler repair, a landlord’s gas check, shared heating or a shower with too little pressure.",
  buildings: [
    "In a home in the Royal Arsenal’s listed foundries and gun stores, ask the manager before you cut a wall or a vent. In the towers along the Thames, ask whether your neighbours have the same fault.",
    "In Thamesmead’s precast blocks of the 1960s, the landlord’s consent comes before a new flue. An interwar council house in Eltham, or a cottage on the Progress Estate, may have its pipes in a solid floor. Near the Town Hall and the hospital, and at Charlton’s retail sheds, tell us where we can unload. In Plumstead and on Shooters Hill, say how many steps there are.",
  ],
  working: [
    "Flats in the Arsenal get their heat from shared plant. With consent, we take vents through old loading doors or up internal shafts.",
    "In Thamesmead the ground is below high tide and canals carry the rain, so we keep plant above the undercroft.",
  ],
  dayAndNight: [
    "From Powis Street to the top of Shooters Hill, you can call our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour. For a low shower or a sump that fails, ask for our [pump engineers](/plumbing-services/pump-installation).",
    "If you rent out a home, we can renew your [landlord gas certificate](/gas-services/landlord-gas-safety). Families can book [boiler repair or a new boiler](/boiler-services). If you manage flats, talk to us about [shared heating](/heating-services) and [lower running costs](/services/energy-efficient-solutions). Workshops can call our [industrial and commercial gas engineers](/gas-services).",
  ],
  benefits: [
    "We ventilate your Arsenal flat without changing a protected window",
    "We test the gas of heavy units at Charlton Riverside under full load",
    "Pipes in the wet ground at Thamesmead are wrapped, supported and easy to reach",
  ],
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "Where one plant room heats many homes, small losses in a pipe or a pump add up.",
    },
    {
      service: "landlord-gas-safety",
      why: "In rented flats and former council houses in Abbey Wood and Eltham, we check every appliance and see its flue along its length.",
    },
    {
      service: "pump-installation",
      why: "Thamesmead drains by pump and terraces on Shooters Hill need a boost, so each end needs the right pump.",
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
      ["warehouse", "Gun stores have deep brick walls, so a vent needs a planned route."],
      ["cottage estate", "The conservation area protects roofs and chimneys as well as fronts."],
      ["slab", "We read a precast block’s structural file before we touch its gas."],
    ],
  },
} as const satisfies AreaCopy;
