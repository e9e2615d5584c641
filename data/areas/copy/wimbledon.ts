import type { AreaCopy } from "../../types";

export const wimbledon = {
  description:
    "Plumbers, gas engineers, boiler repair and air conditioning in Wimbledon, Raynes Park and Colliers Wood: Village houses, terraces, offices and summer rentals.",
  lead: "Call us for an emergency plumber, a gas engineer or boiler repair in Wimbledon, Raynes Park or Colliers Wood. We also fit air conditioning in lofts and offices, and plan the plant rooms of larger houses.",
  buildings: [
    "A Georgian house, a Victorian villa or a detached house off Parkside may have more than one boiler, so please tell us how many when you book. In the conservation areas of Wimbledon West and Merton Park, we put flues and cooling units behind the house.",
    "For a shop in the shopping centre by the station, or an office on Wimbledon Hill or Alexandra Road, we’ll ask the landlord to let us into the riser. If the water goes off in the tower at Colliers Wood, we can check its pump.",
  ],
  working: [
    "In a house with a pool, a cinema or guest rooms, we can fit separate controls for each zone, so that you heat only the rooms you use.",
    "During the tennis, in late June and early July, we avoid work near the All England Club that would close a road or a kitchen. Near the Wandle at Colliers Wood, the water table is high, so we’ll have pumps ready before we dig.",
  ],
  dayAndNight: [
    "No hot water during the tournament? Call our [boiler engineers](/boiler-services). If a pipe bursts, call our [24/7 plumbers](/services/emergency-plumbing-repairs). Landlords can book a [gas appliance service](/gas-services/appliance-servicing) and a [gas certificate](/gas-services/landlord-gas-safety) together.",
    "We install [air conditioning](/services/air-conditioning-installation) in lofts and garden rooms. For a larger house, we can draw up a [heating and cooling design](/design-services). We also [maintain air conditioning](/air-conditioning) in offices and check [commercial kitchen gas](/gas-services/commercial-kitchen-gas) on the Broadway.",
  ],
  benefits: [
    "When we build a plant room, you’ll get drawings, labels and a manual you can follow",
    "We’ll put cooling units where they won’t disturb your neighbours",
    "In a bay-windowed Edwardian terrace in Raynes Park, we can usually lift the floorboards to reach the pipes",
  ],
  demand: [
    {
      service: "air-conditioning-installation",
      why: "Glazed extensions, lofts and home offices can get too hot in summer, and we can cool them quietly.",
    },
    {
      service: "hvac-system-design",
      why: "In a larger house, we can design the heating and cooling from cellar to loft as one system.",
    },
    {
      service: "appliance-servicing",
      why: "If you rent out your house for the tennis, we can check the gas and service the boiler before your guests arrive.",
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
      ["detached house", "Indoor pool? We can keep its damp air out of the house."],
      ["bay terrace", "Boiler service due? We can come in spring, after the cold weather."],
      ["1960s office", "Offices with different hours? We can give each its own controls."],
    ],
  },
} as const satisfies AreaCopy;
