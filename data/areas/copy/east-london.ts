import type { AreaCopy } from "../../types";

export const eastLondon = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in east London, from Shoreditch and Canary Wharf to Stratford, Ilford and Dagenham.",
  lead: "If you need an emergency plumber, a gas engineer or boiler repair in east London, we can help anywhere from Shoreditch to Dagenham. We can also look after heat-network flats, office cooling and factory gas.",
  buildings: [
    "Flats in [Canary Wharf](/areas/canary-wharf), [Stratford](/areas/stratford) and the Royal Docks in [Newham](/areas/newham) often get heat and water from shared plant, so ask the manager before you order a boiler. In [Shoreditch](/areas/shoreditch), [Hackney](/areas/hackney) and [Tower Hamlets](/areas/tower-hamlets), your workshop, market kitchen or Georgian house may share a drain with the housing next door, and we’ll trace it first.",
    "Bay-windowed terraces in [Waltham Forest](/areas/waltham-forest) and [Ilford](/areas/ilford) may share a supply pipe with next door, and flats on council estates may share a boiler. In the small kitchens of [Barking](/areas/barking) and [Dagenham](/areas/dagenham) cottages, we look for a place for the flue before we quote. If your semi in [Romford](/areas/romford) or [Havering](/areas/havering) has a weak shower, its old loft tank may be the cause.",
  ],
  working: [
    "In a flat on a heat network we check how well the heat exchanger works, how cool the water returns and what the meter counts.",
    "Basements and lift pits along the Lea, the Roding and the Thames depend on pumps, which we service and repair.",
  ],
  dayAndNight: [
    "If your flat on a network goes cold, the fault may be in its own unit, and our [heating engineers](/heating-services) can tell which side it is on. For a house with a gas boiler, ask for [boiler repair](/boiler-services), and if you rent it out, for the [gas record each year](/gas-services/landlord-gas-safety). When you see a leak in a tall block, call our [emergency plumbers at any hour](/services/emergency-plumbing-repairs).",
    "Our [gas engineers](/gas-services) fit larger supplies in breweries, bakeries and restaurants, and test [kitchen interlocks](/gas-services/commercial-kitchen-gas). We also build [extract for arches and basements](/services/ventilation-systems). In towers we check the [stored water](/services/water-system-maintenance) and look after [heating and cooling plant](/hvac-services).",
  ],
  benefits: [
    "We read a panel block’s structural records before we quote for gas",
    "Between shifts, we can service your factory heaters and process burners",
    "We arrange inductions, crane notices and hot works permits before the day",
  ],
  demand: [
    {
      service: "gas-system-installations",
      why: "If your workshop or laundry moves into a unit with a small meter, we’ll fit the gas supply it needs.",
    },
    {
      service: "ventilation-systems",
      why: "From Bethnal Green to Hackney Wick, we take heat, dust and smell out of arches, away from the homes above.",
    },
    {
      service: "water-system-maintenance",
      why: "We check the stored water in student blocks and rented flats, and write the record.",
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
      ["council block", "Some panel blocks may not have gas, so ask us before you order."],
      ["glass tower", "No boiler in your tower flat? We service the shared plant below."],
      ["factory", "We install process gas, radiant heat and large extract fans."],
    ],
  },
} as const satisfies AreaCopy;
