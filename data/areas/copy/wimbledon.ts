import type { AreaCopy } from "../../types";

export const wimbledon = {
  description:
    "Plumbers, gas engineers, boiler repair and air conditioning in Wimbledon, Raynes Park and Colliers Wood: Village houses, terraces, offices and summer rentals.",
  lead: "Need an emergency plumber, a gas engineer or boiler repair in Wimbledon, Raynes Park or Colliers Wood? We also fit quiet air conditioning in lofts and offices, and plan the plant rooms of larger houses.",
  buildings: [
    "In a Georgian house, a Victorian villa or a detached house off Parkside, plant may be spread over several cupboards. We’ll draw you a plan of it. In the conservation areas of Wimbledon West and Merton Park, we put flues and units behind the house.",
    "For a shop in the shopping centre by the station, or an office on Wimbledon Hill or Alexandra Road, the landlord must open the pipe shaft. In a bay-windowed Edwardian terrace in Raynes Park, we can usually lift the timber floor to reach the pipes. In Colliers Wood’s tower the water may be pumped, so we check the pump if taps run dry. Near the All England Club we keep clear of the tournament.",
  ],
  working: [
    "A house off Parkside may have a pool, a cinema and staff rooms, like a small hotel, so we give it a proper plant room and controls by zone. We place outdoor units clear of the roots of old trees.",
    "If your job would close a road or a kitchen, please don’t book it for late June or early July. Near the Wandle at Colliers Wood, where the water table is high, we take care with manholes, lift pits and buried gas pipe.",
  ],
  dayAndNight: [
    "If a rented house loses its hot water during the tournament, call our [boiler engineers](/boiler-services), and if a pipe bursts, our [24/7 plumbers](/services/emergency-plumbing-repairs). Both are less likely if you book the [gas appliance service](/gas-services/appliance-servicing) and the [landlord gas certificate](/gas-services/landlord-gas-safety) early.",
    "We install [quiet air conditioning](/services/air-conditioning-installation) in lofts and garden rooms. If your house has a pool, we begin with a [heating and cooling design](/design-services). We also [maintain air conditioning](/air-conditioning) in offices on Wimbledon Hill and do [commercial kitchen gas](/gas-services/commercial-kitchen-gas) on the Broadway.",
  ],
  benefits: [
    "You’ll get drawings, labels and a manual you can follow with your plant room",
    "We’ll put outdoor units where they won’t disturb your neighbours’ gardens",
    "We can give each office floor its own running times and temperatures",
  ],
  demand: [
    {
      service: "air-conditioning-installation",
      why: "Glazed extensions, loft suites and home offices on the hill get too hot in summer, and we can cool them quietly.",
    },
    {
      service: "hvac-system-design",
      why: "If your house has a cellar, a staff flat and a pool, we design the heating and cooling of all three together.",
    },
    {
      service: "appliance-servicing",
      why: "If you rent out your house for the tennis, let us service the appliances first.",
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
      ["detached house", "We keep pool hall air in ducts of its own, away from bedrooms."],
      ["bay terrace", "Book a service in spring, when it’s easy to spare the boiler."],
      ["1960s office", "If your tenants keep different hours, we can split the controls."],
    ],
  },
} as const satisfies AreaCopy;
