import type { AreaCopy } from "../../types";

export const eastLondon = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in east London, from Shoreditch and Canary Wharf to Stratford, Ilford and Dagenham.",
  lead: "For an emergency plumber, a gas engineer or a boiler repair in east London, from Shoreditch to Dagenham, ring us day or night. We also repair air conditioning and heating in shops, offices and factories.",
  advice: {
    houses: [
      "In the bay-windowed terraces of [Waltham Forest](/areas/waltham-forest) and [Ilford](/areas/ilford), two houses may share a supply pipe. Please warn next door before we shut it off.",
      "Houses on the Becontree estate in [Barking](/areas/barking) and [Dagenham](/areas/dagenham) have small kitchens, so we find a place for the boiler and its flue before we quote.",
      "In [Romford](/areas/romford) and the rest of [Havering](/areas/havering), a shower fed from an old loft tank may be weak. Ask us whether a pump would help before you buy a new shower.",
    ],
    flats: [
      "On council estates, and in the towers in [Canary Wharf](/areas/canary-wharf), [Stratford](/areas/stratford) and the Royal Docks in [Newham](/areas/newham), heating and hot water are often shared. If they fail, tell whoever runs the block, or ring us if that’s you.",
      "Your flat may have a heat interface unit (HIU), which takes heat from shared pipes, instead of a boiler. If it fails, tell your landlord or the operator first, and ring us if your lease makes the repair your job.",
      "In a block built of concrete panels, the freeholder’s structural records must show it’s safe for gas. Please ask the freeholder for them before we quote for a boiler.",
    ],
    shops: [
      "A market kitchen, a workshop or an office loses a day’s work when its gas or power is off, so in [Shoreditch](/areas/shoreditch), [Hackney](/areas/hackney) and [Tower Hamlets](/areas/tower-hamlets) we can work out of hours.",
    ],
    access: [
      "A large site may want an induction for every engineer, a crane plan and a permit for any work with a flame. We attend the induction and arrange the rest.",
      "A new flue on a Georgian house may need the council’s consent, so ask us where it can go before you order a boiler.",
    ],
  },
  demand: [
    {
      service: "gas-system-installations",
      why: "An old workshop may have too little gas for a new tenant’s ovens or heaters. We can arrange a larger meter and fit the pipes.",
    },
    {
      service: "ventilation-systems",
      why: "A kitchen in a railway arch may have homes close by. We fit ducts that carry its heat and smells clear of them.",
    },
    {
      service: "water-system-maintenance",
      why: "Rooms in student blocks stand empty in the holidays, when Legionella can grow in the pipes. We measure the water temperatures and keep the records.",
    },
  ],
  street: {
    line: [
      "warehouse 5",
      "market hall",
      "Georgian terrace",
      "council block 5",
      "dock",
      "glass tower",
      "bay terrace",
      "cottage estate",
      "factory",
    ],
    notes: [
      ["council block", "In a council block, a leak can run a long way. We can trace which flat it comes from."],
      ["dock", "If the pump stops in a basement or a lift pit near the river, ring us at any hour."],
      ["factory", "Factory too cold to work in? We can fit radiant heaters, and service them between shifts."],
    ],
  },
} as const satisfies AreaCopy;
