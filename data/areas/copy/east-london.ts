import type { AreaCopy } from "../../types";

export const eastLondon = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in east London, from Shoreditch and Canary Wharf to Stratford, Ilford and Dagenham.",
  lead: "If you need an emergency plumber, a gas engineer or boiler repair in east London, we can help from Shoreditch to Dagenham. We also cool hot offices and shops, and repair heating in blocks of flats and factories.",
  buildings: [
    "In the bay-windowed terraces of [Waltham Forest](/areas/waltham-forest) and [Ilford](/areas/ilford), two houses may share a supply pipe, so tell your neighbours before we shut it off. The cottages of [Barking](/areas/barking) and [Dagenham](/areas/dagenham) have small kitchens, so we find a place for the flue before we quote. In [Romford](/areas/romford) and the rest of [Havering](/areas/havering), we replace old loft tanks and fit shower pumps.",
    "On council estates, and in flats in [Canary Wharf](/areas/canary-wharf), [Stratford](/areas/stratford) and the Royal Docks in [Newham](/areas/newham), heat and water often come from shared plant, so ask the manager before you order a boiler.",
    "In [Shoreditch](/areas/shoreditch), [Hackney](/areas/hackney) and [Tower Hamlets](/areas/tower-hamlets), we work in offices, workshops, market kitchens and Georgian houses.",
  ],
  working: [
    "If your flat has a heat exchanger in place of a boiler, we service that too.",
    "Near the Lea, the Roding and the Thames, basements and lift pits may depend on pumps, which we repair and replace.",
  ],
  dayAndNight: [
    "Is water coming through the ceiling, or a drain backing up? Call our [emergency plumbers at any hour](/services/emergency-plumbing-repairs).",
    "For a house or a flat with a gas boiler, ask for a [boiler repair](/boiler-services). We also do the landlord’s [gas check each year](/gas-services/landlord-gas-safety). In a flat on a heat network, our [heating engineers](/heating-services) can tell whether the fault is in your flat or outside it.",
    "We repair and fit [air conditioning](/air-conditioning) in offices and shops. In restaurants we do [kitchen gas repairs](/gas-services/commercial-kitchen-gas) and fit [extract fans](/services/ventilation-systems), and in bakeries, breweries and factories our [gas engineers](/gas-services) repair burners.",
    "If you manage towers or offices, ask us to check the [stored water](/services/water-system-maintenance), and to maintain the [heating and cooling](/hvac-services) under a [yearly contract](/maintenance).",
  ],
  benefits: [
    "Gas isn’t allowed in some concrete panel blocks, so we check the structural records before we quote",
    "We service a factory’s heaters between shifts",
    "We arrange inductions, crane notices and hot works permits in advance",
  ],
  demand: [
    {
      service: "gas-system-installations",
      why: "Does your workshop or laundry need more gas than its meter can supply? We arrange a larger meter and fit the pipes.",
    },
    {
      service: "ventilation-systems",
      why: "In railway arches, we fit ducts that take heat and smells away from nearby homes.",
    },
    {
      service: "water-system-maintenance",
      why: "In student blocks, we measure the water temperatures and keep the Legionella records.",
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
      ["factory", "Cold factory? We install radiant heaters and their gas pipes."],
    ],
  },
} as const satisfies AreaCopy;
