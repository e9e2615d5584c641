import type { AreaCopy } from "../../types";

export const wimbledon = {
  description:
    "Plumbers, gas engineers, boiler repair and air conditioning in Wimbledon, Raynes Park and Colliers Wood: Village houses, terraces, offices and summer rentals.",
  lead: "Need an emergency plumber, a gas engineer or boiler repair in Wimbledon, Raynes Park or Colliers Wood? We also fit quiet air conditioning in lofts and offices, and plan the plant rooms of larger houses.",
  buildings: [
    "In a Georgian house or Victorian villa off Parkside, or in one of the detached houses, plant may be spread over several cupboards, so a plan of them saves time. In the conservation areas of Wimbledon West and Merton Park, we put flues and units behind the house.",
    "For a shop in the shopping centre by the station, or an office on Wimbledon Hill or Alexandra Road, we ask the landlord about the riser. In a bay-windowed Edwardian terrace in Raynes Park, we can usually lift the timber floor to reach the pipes. In Colliers Wood’s tower the water may be pumped. Near the All England Club we avoid the tournament.",
  ],
  working: [
    "A house off Parkside may have a pool, a cinema and staff rooms, like a small hotel, so it needs a proper plant room and controls by zone. Outdoor units stand among old trees, whose roots decide where we can put them.",
    "In late June and early July, please avoid any work that closes a road or a kitchen. The water table is high near the Wandle at Colliers Wood, so we take care there with manholes, lift pits and buried gas pipe.",
  ],
  dayAndNight: [
    "If a rented house loses its hot water during the tournament, call our [boiler engineers](/boiler-services), and if a pipe bursts, our [24/7 plumbers](/services/emergency-plumbing-repairs). Book the [gas appliance service](/gas-services/appliance-servicing) and the [landlord gas certificate](/gas-services/landlord-gas-safety) early, and both are less likely.",
    "For lofts and garden rooms we install [quiet air conditioning](/services/air-conditioning-installation), and for a house with a pool we begin with a [heating and cooling design](/design-services). Offices on Wimbledon Hill can have their [air conditioning maintained](/air-conditioning). Restaurants on the Broadway can ask about [commercial kitchen gas](/gas-services/commercial-kitchen-gas).",
  ],
  benefits: [
    "Your plant room comes with drawings, labels and a manual that you can follow",
    "We put outdoor units where they will not disturb your neighbours’ gardens",
    "Each office floor has its own running times and temperatures",
  ],
  demand: [
    {
      service: "air-conditioning-installation",
      why: "Glazed extensions, loft suites and home offices on the hill get too hot in summer.",
    },
    {
      service: "hvac-system-design",
      why: "A house with a cellar and a staff flat besides its pool has five or six climates, so we design them together.",
    },
    {
      service: "appliance-servicing",
      why: "If you rent out your house for the tennis, or go away for the summer, the appliances should be serviced first.",
    },
  ],
  street: {
    line: [
      "Georgian terrace",
      "detached house",
      "church",
      "villa",
      "bay terrace",
      "shopping centre",
      "1960s office 5",
      "stadium",
    ],
    notes: [
      ["detached house", "Air from the pool hall never shares a duct with the bedrooms."],
      ["bay terrace", "Spring is a good time to service a terrace in Raynes Park."],
      ["1960s office", "One landlord’s plant may serve tenants with different hours."],
    ],
  },
} as const satisfies AreaCopy;
