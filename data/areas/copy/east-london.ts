import type { AreaCopy } from "../../types";

export const eastLondon = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in east London, from Shoreditch and Canary Wharf to Stratford, Ilford and Dagenham.",
  lead: "For an emergency plumber, a gas engineer or a boiler repair in east London, from Shoreditch to Dagenham, ring us day or night. We also repair air conditioning and heating in shops, offices and factories.",
  advice: {
    houses: [
      "In the bay-windowed terraces of [Waltham Forest](/areas/waltham-forest) and [Ilford](/areas/ilford), a house may share a water pipe with the one next door. If yours does, please warn your neighbours before we shut off the water.",
      "Houses on the Becontree estate in [Barking](/areas/barking) and [Dagenham](/areas/dagenham) have small kitchens, so we find a place for the boiler and its flue before we quote.",
      "In [Romford](/areas/romford) and the rest of [Havering](/areas/havering), a shower fed from an old loft tank may be weak. Ask us whether a pump would help before you buy a new shower.",
    ],
    flats: [
      "On council estates, and in the towers in [Canary Wharf](/areas/canary-wharf), [Stratford](/areas/stratford) and the Royal Docks in [Newham](/areas/newham), flats often share their heating and hot water. If yours fail, tell the council, your landlord or the managing agent. If you manage the block, ring us.",
      "Your flat may have a heat interface unit (HIU), which takes heat from shared pipes, instead of a boiler. If it fails and you own the flat, check your lease, and ring us if the HIU is yours to repair.",
      "A gas boiler can only go into a block built of concrete panels if the freeholder’s structural records show that the block is safe for gas. Please ask the freeholder for those records before we quote.",
    ],
    shops: [
      "For a shop, a market kitchen, a workshop or an office in [Shoreditch](/areas/shoreditch), [Hackney](/areas/hackney) or [Tower Hamlets](/areas/tower-hamlets), a day without gas can mean a day’s lost business. We can do planned work out of hours.",
    ],
    offices: [
      "If your factory or warehouse in [Dagenham](/areas/dagenham), [Barking](/areas/barking) or [Newham](/areas/newham) works in shifts, tell us what has to keep running, and we’ll plan the work round it.",
    ],
    access: [
      "A large site may want an induction for every engineer, a lifting plan for the crane and a permit for any work with a flame. Our engineers attend the induction, and we write the plan and apply for the permit.",
      "If your Georgian house is listed, a new flue may need listed building consent from the council’s planners. Ask us where a flue could go before you order a boiler.",
    ],
  },
  demand: [
    {
      service: "gas-system-installations",
      why: "An old workshop may have too little gas for a new tenant’s ovens or heaters. We can arrange a larger meter and fit the pipes.",
    },
    {
      service: "ventilation-systems",
      why: "A kitchen in a railway arch may have homes close by. We fit ducts that carry its heat and smells well clear of them.",
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
      ["council block", "If you manage a council block, we can trace a leak to the flat it comes from."],
      ["dock", "If the pump stops in a basement or a lift pit near the river, we can repair it at any hour."],
      ["factory", "Factory too cold to work in? We can fit radiant heaters, and service them between shifts."],
    ],
  },
} as const satisfies AreaCopy;
