import type { AreaCopy } from "../../types";

export const woolwich = {
  description:
    "Boiler repair, emergency plumbing and gas safety checks in Woolwich, Thamesmead, Eltham and Charlton: Royal Arsenal flats, estates and workshops.",
  lead: "Our emergency plumbers and gas engineers work in Woolwich, and from Charlton to Eltham and Thamesmead. Call us for boiler repair, a landlord’s gas check, shared heating or air conditioning.",
  buildings: [
    "In the Royal Arsenal’s listed foundries or gun stores, you’ll need the council’s and the freeholder’s consent before we cut into a wall. If the hot water fails in one of the towers along the Thames, check with a neighbour, because the plant may be shared.",
    "In Thamesmead’s precast blocks of the 1960s, we’ll need the landlord’s consent before we fit a new flue. Pipes in an interwar council house in Eltham, or a cottage on the Progress Estate, may be in a solid floor, so we trace them before we drill. Near the Town Hall or the hospital, or at Charlton’s retail warehouses, we’ll agree with you where to unload.",
  ],
  working: ["Parts of Thamesmead lie below high tide, so we fit boilers and controls high up, above flood level."],
  dayAndNight: [
    "From Plumstead to the top of Shooters Hill, our [emergency plumbers](/services/emergency-plumbing-repairs) come out at any hour. If your shower is weak or a sump pump fails, ask for our [pump engineers](/plumbing-services/pump-installation).",
    "For rented homes we renew the [landlord gas certificate](/gas-services/landlord-gas-safety), and in any home we can [repair or replace the boiler](/boiler-services). Office too hot? We repair [air conditioning](/air-conditioning). If you manage flats, talk to us about [shared heating](/heating-services) and [lower running costs](/services/energy-efficient-solutions). For workshops, call our [industrial and commercial gas engineers](/gas-services).",
  ],
  benefits: [
    "With consent, we can run an Arsenal flat’s vents up internal shafts, so that protected windows stay as they are",
    "In industrial units at Charlton Riverside, we test the gas supply with every appliance running",
    "In the wet ground at Thamesmead, we wrap our pipes against corrosion and support them",
  ],
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "If one plant room heats many homes, small heat losses add up. We can find and reduce them.",
    },
    {
      service: "landlord-gas-safety",
      why: "In homes you rent out in Abbey Wood or Eltham, we check every gas appliance and flue that you provide.",
    },
    {
      service: "pump-installation",
      why: "We can fit pumps that clear floodwater at Thamesmead or raise tap pressure on Shooters Hill.",
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
      ["warehouse", "Flat in an old gun store? We plan the vents round its thick walls."],
      ["cottage estate", "Cottage with a protected roof? We can run the flue elsewhere."],
      ["slab", "Gas work in a precast block? We check its structure first."],
    ],
  },
} as const satisfies AreaCopy;
