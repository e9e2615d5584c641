import type { AreaCopy } from "../../types";

export const eastLondon = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in east London, from Shoreditch and Canary Wharf to Stratford, Ilford and Dagenham.",
  lead: "If you need an emergency plumber, a gas engineer or boiler repair in east London, we can help from Shoreditch to Dagenham. We also repair heating in flats on heat networks, cool offices and service factory heaters.",
  buildings: [
    "On council estates, and in flats in [Canary Wharf](/areas/canary-wharf), [Stratford](/areas/stratford) and the Royal Docks in [Newham](/areas/newham), heat and water often come from shared plant, so ask the manager before you order a boiler. In [Shoreditch](/areas/shoreditch), [Hackney](/areas/hackney) and [Tower Hamlets](/areas/tower-hamlets), your workshop, market kitchen or Georgian house may share a drain with the housing next door, so if it blocks, we’ll trace it.",
    "If you live in a bay-windowed terrace in [Waltham Forest](/areas/waltham-forest) or [Ilford](/areas/ilford), you may share a supply pipe with next door, so tell them if you turn off the water. The cottages of [Barking](/areas/barking) and [Dagenham](/areas/dagenham) have small kitchens, so we find a place for the flue before we quote. Weak shower in your semi in [Romford](/areas/romford) or elsewhere in [Havering](/areas/havering)? The old loft tank may be the cause, and we can fit a pump.",
  ],
  working: [
    "Many newer flats have a heat exchanger in place of a boiler, and we can service it.",
    "Near the Lea, the Roding and the Thames, basements and lift pits may depend on pumps, which we can repair.",
  ],
  dayAndNight: [
    "If your flat on a heat network goes cold, our [heating engineers](/heating-services) can tell whether the fault is in your flat or outside it. For a house with a gas boiler, ask for [boiler repair](/boiler-services). If you rent the house out, we can do its [gas check each year](/gas-services/landlord-gas-safety). If you see a leak in a tall block, call our [emergency plumbers at any hour](/services/emergency-plumbing-repairs).",
    "Our [gas engineers](/gas-services) fit larger gas supplies in breweries, bakeries and restaurants, and test [kitchen interlocks](/gas-services/commercial-kitchen-gas). We also fit [extract fans in arches and basements](/services/ventilation-systems). In towers we can check the [stored water](/services/water-system-maintenance), and in offices repair the [heating and cooling](/hvac-services).",
  ],
  benefits: [
    "Gas isn’t allowed in some concrete panel blocks, so we check the structural records before we quote",
    "We can service a factory’s heaters between your shifts",
    "We arrange inductions, crane notices and hot works permits before we start on site",
  ],
  demand: [
    {
      service: "gas-system-installations",
      why: "If your workshop or laundry moves into a unit with a small gas meter, we can arrange a larger one and fit the pipes.",
    },
    {
      service: "ventilation-systems",
      why: "From Bethnal Green to Hackney Wick, we can take heat, dust and smells out of railway arches and away from nearby homes.",
    },
    {
      service: "water-system-maintenance",
      why: "We check the stored water in student blocks and rented flats, and give you a record.",
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
      ["council block", "Leak in a council block? We can trace it and find whose pipe it is."],
      ["glass tower", "Manage a tower? We can service its shared boilers and pumps."],
      ["factory", "Cold factory? We can install radiant heaters and their gas pipes."],
    ],
  },
} as const satisfies AreaCopy;
