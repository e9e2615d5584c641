import type { AreaCopy } from "../../types";

export const eastLondon = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in east London, from Shoreditch and Canary Wharf to Stratford, Ilford and Dagenham.",
  lead: "If you need an emergency plumber, a gas engineer or boiler repair in east London, we can help from Shoreditch to Dagenham. We can also look after heat-network flats, office cooling and factory gas.",
  buildings: [
    "Flats in [Canary Wharf](/areas/canary-wharf), [Stratford](/areas/stratford) and the Royal Docks in [Newham](/areas/newham) often get heat and water from shared plant, so ask the manager before you order a boiler. In [Shoreditch](/areas/shoreditch), [Hackney](/areas/hackney) and [Tower Hamlets](/areas/tower-hamlets), your workshop, market kitchen or Georgian house may share a drain with the housing next door, so we’ll trace it first.",
    "If you live in a bay-windowed terrace in [Waltham Forest](/areas/waltham-forest) or [Ilford](/areas/ilford), you may share a supply pipe with next door. On a council estate you may share a boiler as well. The cottages of [Barking](/areas/barking) and [Dagenham](/areas/dagenham) have small kitchens, so we find a place for the flue before we quote. Weak shower in your semi in [Romford](/areas/romford) or [Havering](/areas/havering)? The old loft tank may be the cause, and we can fit a pump.",
  ],
  working: [
    "Many newer flats have a heat exchanger in place of a boiler, and we can service it.",
    "Near the Lea, the Roding and the Thames, basements and lift pits may depend on pumps, which we can repair.",
  ],
  dayAndNight: [
    "If your flat on a heat network goes cold, our [heating engineers](/heating-services) can tell whether the fault is in your flat or outside it. For a house with a gas boiler, ask for [boiler repair](/boiler-services). If you rent it out, you need a [gas record each year](/gas-services/landlord-gas-safety). If you see a leak in a tall block, call our [emergency plumbers at any hour](/services/emergency-plumbing-repairs).",
    "Our [gas engineers](/gas-services) fit larger gas supplies in breweries, bakeries and restaurants, and test [kitchen interlocks](/gas-services/commercial-kitchen-gas). We also build [extract for arches and basements](/services/ventilation-systems). In towers we can check the [stored water](/services/water-system-maintenance) and look after [heating and cooling plant](/hvac-services).",
  ],
  benefits: [
    "Gas isn’t allowed in some concrete panel blocks, so we check the structural records before we quote",
    "Between shifts, we can service your factory’s heaters",
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
      ["council block", "Leak in a council block? We can find out whose pipe it is and stop it."],
      ["glass tower", "Manage a tower? We can service its shared boilers and pumps."],
      ["factory", "Cold factory? We install gas pipes, radiant heaters and large fans."],
    ],
  },
} as const satisfies AreaCopy;
