import type { AreaCopy } from "../../types";

export const eastLondon = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in east London, from Shoreditch and Canary Wharf to Stratford, Ilford and Dagenham.",
  lead: "If you need an emergency plumber, a gas engineer or boiler repair in east London, we can help from Shoreditch to Dagenham. We also repair air conditioning in offices and shops, and heating in blocks of flats and factories.",
  buildings: [
    "In the bay-windowed terraces of [Waltham Forest](/areas/waltham-forest) and [Ilford](/areas/ilford), two houses may share a supply pipe, so please warn your neighbours before we shut it off. The cottages of [Barking](/areas/barking) and [Dagenham](/areas/dagenham) have small kitchens, so we find where the flue can go before we quote. In [Romford](/areas/romford) and the rest of [Havering](/areas/havering), we replace old loft tanks and fit shower pumps.",
    "On council estates, and in flats in [Canary Wharf](/areas/canary-wharf), [Stratford](/areas/stratford) and the Royal Docks in [Newham](/areas/newham), heat and water often come from shared plant, so ask the manager before you order a boiler.",
    "We work in offices, workshops, market kitchens and Georgian houses in [Shoreditch](/areas/shoreditch), [Hackney](/areas/hackney) and [Tower Hamlets](/areas/tower-hamlets).",
  ],
  working: [
    "If your flat has a heat interface unit (HIU), not a boiler, we service it.",
    "Basements and lift pits near the Lea, the Roding and the Thames may depend on pumps. We repair and replace them.",
  ],
  dayAndNight: [
    "Water through the ceiling, or a drain backing up? Call our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour.",
    "If your gas boiler breaks down, call us for a [boiler repair](/boiler-services). We also do landlords’ yearly [gas checks](/gas-services/landlord-gas-safety). Flat gone cold on a heat network? Our [heating engineers](/heating-services) can tell whether the fault is in your flat or outside it.",
    "[Air conditioning](/air-conditioning) not working in an office or a shop? We repair or replace it. In restaurants we do [kitchen gas repairs](/gas-services/commercial-kitchen-gas) and fit [extract fans](/services/ventilation-systems). Our [gas engineers](/gas-services) repair burners in bakeries, breweries and factories.",
    "If you manage towers or offices, we check [stored water](/services/water-system-maintenance), and maintain [heating and cooling](/hvac-services) under a [yearly contract](/maintenance).",
  ],
  benefits: [
    "Gas isn’t allowed in some concrete panel blocks, so we check the records before we quote for a boiler",
    "We service factory heaters between shifts",
    "We arrange inductions, crane lifts and hot work permits in advance",
  ],
  demand: [
    {
      service: "gas-system-installations",
      why: "Does your workshop or laundry need more gas than its meter can supply? We arrange a larger meter and fit the pipes.",
    },
    {
      service: "ventilation-systems",
      why: "In railway arches, we fit ducts that carry heat and smells clear of nearby homes.",
    },
    {
      service: "water-system-maintenance",
      why: "We measure the water temperatures in student blocks and keep the Legionella records.",
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
      ["council block", "Leak in a council block? We find out where it comes from."],
      ["glass tower", "Tower heating keeps failing? We repair shared boilers and pumps."],
      ["factory", "Cold factory? We install radiant heaters and the gas pipes."],
    ],
  },
} as const satisfies AreaCopy;
