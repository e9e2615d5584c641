import type { AreaCopy } from "../../types";

export const wimbledon = {
  description:
    "Plumbers, gas engineers, boiler repair and air conditioning in Wimbledon, Raynes Park and Colliers Wood: Village houses, terraces, offices and summer rentals.",
  lead: "Need an emergency plumber, a gas engineer or boiler repair in Wimbledon, Raynes Park or Colliers Wood? We also fit quiet air conditioning in lofts and offices, and plan the plant rooms of larger houses.",
  buildings: [
    "In a Georgian house, a Victorian villa or a detached house off Parkside, boilers and pumps may be spread over several cupboards, so please show us all of them. In the conservation areas of Wimbledon West and Merton Park, we put flues and cooling units behind the house.",
    "If you have a shop in the shopping centre by the station, or an office on Wimbledon Hill or Alexandra Road, we’ll need the landlord to unlock the pipe shaft. No water in the tower at Colliers Wood? We check the pump first.",
  ],
  working: [
    "A house off Parkside with a pool, a cinema or staff rooms needs separate controls for each zone, so that you heat only the rooms you use.",
    "If your job near the All England Club would close a road or a kitchen, please don’t book it for late June or early July. Near the Wandle at Colliers Wood, the water table is high, so we’ll have pumps ready before we dig.",
  ],
  dayAndNight: [
    "No hot water during the tournament? Call our [boiler engineers](/boiler-services). If a pipe bursts, call our [24/7 plumbers](/services/emergency-plumbing-repairs). Landlords can book the [gas appliance service](/gas-services/appliance-servicing) and the [landlord gas certificate](/gas-services/landlord-gas-safety) together.",
    "We install [quiet air conditioning](/services/air-conditioning-installation) in lofts and garden rooms. For a larger house, we can draw up a [heating and cooling design](/design-services). We also [maintain air conditioning](/air-conditioning) in offices and look after [commercial kitchen gas](/gas-services/commercial-kitchen-gas) on the Broadway.",
  ],
  benefits: [
    "When we build a plant room, you’ll get drawings, labels and a manual you can follow",
    "We’ll put cooling units where they won’t disturb your neighbours",
    "In a bay-windowed Edwardian terrace in Raynes Park, we can usually lift the timber floor to reach the pipes",
  ],
  demand: [
    {
      service: "air-conditioning-installation",
      why: "Glazed extensions, loft suites and home offices on the hill can get too hot in summer, and we can cool them quietly.",
    },
    {
      service: "hvac-system-design",
      why: "In a larger house, we design the heating and cooling of the cellar, the staff flat and the pool together.",
    },
    {
      service: "appliance-servicing",
      why: "If you rent out your house for the tennis, let us service the appliances first, so your guests have hot water.",
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
      ["detached house", "Indoor pool? We keep its damp air in its own ducts."],
      ["bay terrace", "Book your boiler service for spring, when you can do without heat."],
      ["1960s office", "If your tenants keep different hours, we can split the controls."],
    ],
  },
} as const satisfies AreaCopy;
