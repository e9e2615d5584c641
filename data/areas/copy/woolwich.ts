import type { AreaCopy } from "../../types";

export const woolwich = {
  description:
    "Boiler repair, emergency plumbing and gas safety checks in Woolwich, Thamesmead, Eltham and Charlton: Royal Arsenal flats, estates and workshops.",
  lead: "Our emergency plumbers and gas engineers come to Woolwich, Plumstead, Thamesmead, Eltham and Charlton. Book us for boiler repair, a landlord’s gas check, shared heating or a shower with too little pressure.",
  buildings: [
    "In the Royal Arsenal’s listed foundries and gun stores, you need the manager’s consent before we cut a wall or a vent. If the hot water fails in one of the towers along the Thames, ask a neighbour first, because the plant may be shared.",
    "In Thamesmead’s precast blocks of the 1960s, we need the landlord’s consent before we fit a new flue. An interwar council house in Eltham, or a cottage on the Progress Estate, may have its pipes in a solid floor, so we trace them first. Near the Town Hall and the hospital, and at Charlton’s retail warehouses, we’ll agree where we can unload. In Plumstead and on Shooters Hill, tell us about steep steps.",
  ],
  working: [
    "In the Arsenal, with consent, we can take vents through old loading doors or up internal shafts.",
    "We keep plant above the undercroft in Thamesmead, because the ground is below high tide and canals carry the rain.",
  ],
  dayAndNight: [
    "From Powis Street to the top of Shooters Hill, our [emergency plumbers](/services/emergency-plumbing-repairs) come at any hour. If your shower is weak or a sump fails, ask for our [pump engineers](/plumbing-services/pump-installation).",
    "We renew the [landlord gas certificate](/gas-services/landlord-gas-safety) of a rented home, and do [boiler repair or a new boiler](/boiler-services) for families. If you manage flats, talk to us about [shared heating](/heating-services) and [lower running costs](/services/energy-efficient-solutions). Our [industrial and commercial gas engineers](/gas-services) work in workshops.",
  ],
  benefits: [
    "We can ventilate your Arsenal flat without changing a protected window",
    "We test the gas of heavy units at Charlton Riverside under full load",
    "In the wet ground at Thamesmead we wrap pipes, support them and keep them easy to reach",
  ],
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "Where one plant room heats many homes, small losses add up, and we find and stop them.",
    },
    {
      service: "landlord-gas-safety",
      why: "In rented flats and former council houses in Abbey Wood and Eltham, we check every appliance and the whole of its flue.",
    },
    {
      service: "pump-installation",
      why: "We pump water out at Thamesmead and up to the taps on Shooters Hill, each with the right pump.",
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
      ["warehouse", "We plan each vent’s route through the deep walls of a gun store."],
      ["cottage estate", "Roofs and chimneys are protected here, so we plan flues with care."],
      ["slab", "We read a precast block’s structural file before we touch its gas."],
    ],
  },
} as const satisfies AreaCopy;
