import type { AreaCopy } from "../../types";

export const woolwich = {
  description:
    "Boiler repair, emergency plumbing and gas safety checks in Woolwich, Thamesmead, Eltham and Charlton: Royal Arsenal flats, estates and workshops.",
  lead: "Our emergency plumbers and gas engineers work in Woolwich, and from Charlton to Eltham and Thamesmead. Call us for boiler repair, a landlord’s gas check, shared heating or a weak shower.",
  buildings: [
    "If you live in one of the Royal Arsenal’s listed foundries or gun stores, you’ll need the manager’s consent before we cut into a wall. No hot water in one of the towers along the Thames? Ask a neighbour first, because the plant may be shared.",
    "In Thamesmead’s precast blocks of the 1960s, we’ll need the landlord’s consent before we fit a new flue. Pipes in an interwar council house in Eltham, or a cottage on the Progress Estate, may be in a solid floor, so we trace them before we drill. Near the Town Hall or the hospital, or at one of Charlton’s retail warehouses? Tell us where we can unload. Steep steps to your door in Plumstead or on Shooters Hill? Please tell us when you book.",
  ],
  working: [
    "Parts of Thamesmead lie below high tide, so we keep plant above the undercroft, where water can’t reach it.",
  ],
  dayAndNight: [
    "From Powis Street to the top of Shooters Hill, our [emergency plumbers](/services/emergency-plumbing-repairs) come out at any hour. If your shower is weak or a sump pump fails, ask for our [pump engineers](/plumbing-services/pump-installation).",
    "For rented homes we renew the [landlord gas certificate](/gas-services/landlord-gas-safety), and for families we [repair or replace the boiler](/boiler-services). If you manage flats, talk to us about [shared heating](/heating-services) and [lower running costs](/services/energy-efficient-solutions). For workshops, call our [industrial and commercial gas engineers](/gas-services).",
  ],
  benefits: [
    "With consent, we can run an Arsenal flat’s vents up internal shafts, so that protected windows stay as they are",
    "In industrial units at Charlton Riverside, we test the gas supply with every appliance running",
    "In the wet ground at Thamesmead we wrap pipes, support them and keep them easy to reach",
  ],
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "If one plant room heats many homes, small losses add up, so we find and stop them.",
    },
    {
      service: "landlord-gas-safety",
      why: "In rented flats and former council houses in Abbey Wood and Eltham, we check every appliance and the whole of its flue.",
    },
    {
      service: "pump-installation",
      why: "We fit pumps that clear water at Thamesmead, and pumps that lift it to the taps on Shooters Hill.",
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
      ["warehouse", "Thick walls in a gun store? We plan each vent’s route first."],
      ["cottage estate", "Protected cottage roof? We agree your flue’s route first."],
      ["slab", "Gas work in a precast block? We read its structural file first."],
    ],
  },
} as const satisfies AreaCopy;
