import type { AreaCopy } from "../../types";

export const eastLondon = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in east London, from Shoreditch and Canary Wharf to Stratford, Ilford and Dagenham.",
  lead: "Need an emergency plumber, a gas engineer or a boiler repair in east London? We cover Shoreditch to Dagenham, day or night, and repair air conditioning and heating in shops, offices and factories.",
  advice: {
    houses: [
      "If a pump stops in your basement or lift pit near the Lea, the Roding or the Thames, ring us at any hour.",
      "In bay-windowed terraces in [Waltham Forest](/areas/waltham-forest) and [Ilford](/areas/ilford), two houses may share a supply pipe, so please warn next door before we shut it off.",
      "In [Romford](/areas/romford) and the rest of [Havering](/areas/havering), a shower fed from an old loft tank may be weak. Ask us whether a pump would help.",
    ],
    flats: [
      "In a concrete panel block, the owner’s structural records must show it’s safe for gas before we quote for a boiler.",
      "Your flat may have a heat interface unit (HIU) instead of a boiler. If it fails, tell your landlord or the operator first. If your lease makes the repair your job, ring us.",
      "Houses on the Becontree estate in [Barking](/areas/barking) and [Dagenham](/areas/dagenham) have small kitchens, so we find a place for the flue before we quote.",
      "On council estates, and in the towers in [Canary Wharf](/areas/canary-wharf), [Stratford](/areas/stratford) and the Royal Docks in [Newham](/areas/newham), heating and hot water are often shared. If they fail, tell whoever runs the block, or ring us if that’s you.",
      "In [Shoreditch](/areas/shoreditch), [Hackney](/areas/hackney) and [Tower Hamlets](/areas/tower-hamlets), we can work out of hours in offices, workshops and market kitchens.",
    ],
    offices: ["We service factory heaters between shifts."],
    access: [
      "We attend inductions, arrange crane lifts and apply for hot work permits.",
      "A new flue on a Georgian house may need consent, so ask us before you order a boiler.",
    ],
  },
  demand: [
    {
      service: "gas-system-installations",
      why: "A workshop may need a larger gas meter and pipes. We can arrange both.",
    },
    {
      service: "ventilation-systems",
      why: "In railway arches, we fit ducts that carry heat and smells clear of nearby homes.",
    },
    {
      service: "water-system-maintenance",
      why: "We measure water temperatures in student blocks and keep the Legionella records.",
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
      ["council block", "In a council block, we can trace which flat a leak is coming from."],
      ["glass tower", "We repair the boilers and pumps for a tower’s shared heating."],
      ["factory", "Factory too cold to work in? We can fit radiant heaters."],
    ],
  },
} as const satisfies AreaCopy;
