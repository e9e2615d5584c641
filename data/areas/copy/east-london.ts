import type { AreaCopy } from "../../types";

export const eastLondon = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in east London, from Shoreditch and Canary Wharf to Stratford, Ilford and Dagenham.",
  lead: "If you need an emergency plumber, a gas engineer or boiler repair in east London, we can help anywhere from Shoreditch to Dagenham. Heating for flats on networks, office cooling and factory gas are part of our work too.",
  buildings: [
    "Flats in [Canary Wharf](/areas/canary-wharf), [Stratford](/areas/stratford) and the Royal Docks in [Newham](/areas/newham) often get heat and water from shared plant, so ask the manager before you order a boiler. In [Shoreditch](/areas/shoreditch), [Hackney](/areas/hackney) and [Tower Hamlets](/areas/tower-hamlets), a workshop, a market kitchen or a Georgian house may share a wall or a drain with housing next door.",
    "Terraces in [Waltham Forest](/areas/waltham-forest) and [Ilford](/areas/ilford), many with bay windows, may share a supply pipe with next door, and council estates a boiler. On the cottage estate across [Barking](/areas/barking) and [Dagenham](/areas/dagenham), small kitchens leave few places for a flue. In a semi in [Romford](/areas/romford) or [Havering](/areas/havering), an old loft tank may limit your shower.",
  ],
  working: [
    "In a flat on a heat network we check how well the heat exchanger works, how cool the water returns and what the meter counts.",
    "Marsh, docks and rivers mean that basements and lift pits along the Lea, the Roding and the Thames depend on pumps. On Canary Wharf’s private estate, deliveries and hot works follow its own rules.",
  ],
  dayAndNight: [
    "If your flat on a network goes cold, the fault may be in its own unit, and our [heating engineers](/heating-services) can tell which side it is on. For a house with a gas boiler, ask for [boiler repair](/boiler-services), and if you rent it out, for the [gas record each year](/gas-services/landlord-gas-safety). Leaks in tall blocks go to our [emergency plumbers at any hour](/services/emergency-plumbing-repairs).",
    "For breweries, bakeries and restaurants our [gas engineers](/gas-services) fit larger supplies and test [kitchen interlocks](/gas-services/commercial-kitchen-gas). We also build [extract for arches and basements](/services/ventilation-systems). In towers we check the [stored water](/services/water-system-maintenance) and look after [heating and cooling plant](/hvac-services).",
  ],
  benefits: [
    "We read a panel block’s structural records before we quote for gas",
    "Your factory heaters and process burners are serviced between shifts",
    "Inductions, crane notices and hot works permits are arranged before the day",
  ],
  demand: [
    {
      service: "gas-system-installations",
      why: "Workshops and laundries often take on a unit whose meter was set for far less gas.",
    },
    {
      service: "ventilation-systems",
      why: "From Bethnal Green to Hackney Wick, trades in arches make heat, dust and smell under other people’s homes.",
    },
    {
      service: "water-system-maintenance",
      why: "Stored water in student blocks and rented flats has to be checked, and the checks written down.",
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
      ["council block", "After Ronan Point, some panel blocks may not have gas at all."],
      ["glass tower", "New towers take their heat from shared plant below."],
      ["factory", "A factory may need process gas, radiant heat and large extract fans."],
    ],
  },
} as const satisfies AreaCopy;
