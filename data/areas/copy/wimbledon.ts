import type { AreaCopy } from "../../types";

export const wimbledon = {
  description:
    "Emergency plumbers, gas engineers, boiler repair and air conditioning in Wimbledon, Raynes Park and Colliers Wood, for houses, shops and offices.",
  lead: "Call us for an emergency plumber, a gas engineer or boiler repair in Wimbledon, Raynes Park or Colliers Wood. We also fit and repair air conditioning in homes, shops and offices.",
  buildings: [
    "A Georgian house, a Victorian villa or a detached house off Parkside may have more than one boiler, so please tell us how many when you book. In the bay-windowed terraces of Raynes Park, we can usually lift the floorboards to reach the pipes. In a conservation area, such as Wimbledon West or Merton Park, we try to put flues and cooling units behind the house.",
    "For a shop in the shopping centre by the station, or an office on Wimbledon Hill or Alexandra Road, we ask the landlord to let us into the riser.",
  ],
  working: [
    "During the tennis, in late June and early July, we avoid work near the All England Club that would close a road.",
  ],
  dayAndNight: [
    "Call our [24/7 plumbers](/services/emergency-plumbing-repairs) about a leak, a burst or a blocked drain. No heating or hot water? Our [boiler engineers](/boiler-services) do repairs and yearly servicing in houses and flats.",
    "Landlords can book a [gas safety check](/gas-services/landlord-gas-safety) every 12 months, and have the [boiler serviced](/gas-services/appliance-servicing) on the same visit.",
    "We [maintain and repair air conditioning](/air-conditioning) in offices and shops, and [install it](/services/air-conditioning-installation) where rooms get too hot. In restaurants we carry out [commercial kitchen gas checks and repairs](/gas-services/commercial-kitchen-gas). For managed buildings we offer a [maintenance contract](/maintenance).",
  ],
  benefits: [
    "When we build a plant room, you get drawings, labels and a manual you can follow",
    "We put cooling units where they won’t disturb your neighbours",
    "In a house with a pool or guest rooms, separate controls let you heat only the rooms you use",
  ],
  demand: [
    {
      service: "air-conditioning-installation",
      why: "Glazed extensions, lofts and home offices can get too hot in summer, and we cool them quietly.",
    },
    {
      service: "hvac-system-design",
      why: "In a larger house, we design all the heating and cooling as one system.",
    },
    {
      service: "appliance-servicing",
      why: "A boiler should be serviced every year. Book the service for spring or summer, once the cold weather is over.",
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
      ["detached house", "Damp air from an indoor pool? We fit ventilation to dry it."],
      ["bay terrace", "Radiators cold in a terrace? We find out why and put it right."],
      ["1960s office", "Tenants with different hours? Each gets its own controls."],
    ],
  },
} as const satisfies AreaCopy;
