import type { AreaCopy } from "../../types";

export const eastLondon = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in east London, from Shoreditch and Canary Wharf to Stratford, Ilford and Dagenham.",
  lead: "Need an emergency plumber, a gas engineer or boiler repair? We cover east London, from Shoreditch to Dagenham. We also repair air conditioning in shops, restaurants and offices, and heating in blocks of flats and factories.",
  buildings: [
    "In bay-windowed terraces in [Waltham Forest](/areas/waltham-forest) and [Ilford](/areas/ilford), two houses may share a supply pipe, so please warn next door before we shut it off. Cottages in [Barking](/areas/barking) and [Dagenham](/areas/dagenham) have small kitchens. We find where the flue can go before we quote. A new flue on a Georgian house may need consent. In [Romford](/areas/romford) and the rest of [Havering](/areas/havering), we can replace old loft tanks and fit shower pumps.",
    "On council estates, and in flats in [Canary Wharf](/areas/canary-wharf), [Stratford](/areas/stratford) and the Royal Docks in [Newham](/areas/newham), heating and hot water are often shared. If they fail, tell the building manager.",
    "We can start before you open in offices, workshops and market kitchens in [Shoreditch](/areas/shoreditch), [Hackney](/areas/hackney) and [Tower Hamlets](/areas/tower-hamlets).",
  ],
  working: [
    "If a heat interface unit (HIU) heats your flat and water, check your lease or ask your landlord to see who services it. If it’s you, call us.",
    "We repair and replace pumps in basements and lift pits near the Lea, the Roding and the Thames.",
  ],
  dayAndNight: [
    "Water through the ceiling, or a drain backing up? Call our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour.",
    "Boiler broken down? If you rent your home, your landlord has to repair it. Owners and landlords can call us, day or night, for a [boiler repair](/boiler-services). On a heat network, our [heating engineers](/heating-services) can repair a fault inside your flat. We also do annual [gas safety checks](/gas-services/landlord-gas-safety).",
    "If the [air conditioning](/air-conditioning) stops in your shop, restaurant or office, [ring us day or night](/services/emergency-hvac). In restaurants we do [kitchen gas repairs](/gas-services/commercial-kitchen-gas) and fit [extract fans](/services/ventilation-systems). Our [gas engineers](/gas-services) repair burners in bakeries and factories.",
    "If you manage residential towers or offices, we can check [stored water](/services/water-system-maintenance) and look after [heating and cooling](/hvac-services) under a [maintenance contract](/maintenance).",
  ],
  benefits: [
    "Gas isn’t allowed in some concrete panel blocks, so we check before we quote for a boiler",
    "We service factory heaters between shifts",
    "We arrange inductions, crane lifts and hot work permits",
  ],
  demand: [
    {
      service: "gas-system-installations",
      why: "A workshop may need a larger gas meter and pipes. We arrange both.",
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
      ["council block", "In a council block, we find which flat a leak comes from and fix it."],
      ["glass tower", "We repair the shared boilers and pumps that heat a tower."],
      ["factory", "Radiant heaters can warm a cold factory. We install them."],
    ],
  },
} as const satisfies AreaCopy;
