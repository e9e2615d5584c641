import type { AreaCopy } from "../../types";

export const wimbledon = {
  description:
    "Emergency plumbers, gas engineers, boiler repair and air conditioning in Wimbledon, Raynes Park and Colliers Wood, for houses, shops and offices.",
  lead: "Call us for an emergency plumber, a gas engineer or boiler repair in Wimbledon, Raynes Park or Colliers Wood. We also fit and repair air conditioning in homes, shops, restaurants and offices.",
  buildings: [
    "Large Georgian and Victorian houses off Parkside may have more than one boiler, so tell us how many. In bay-windowed terraces in Raynes Park, we can usually lift the floorboards to reach the pipes. We fit controls in larger houses so that you heat only the rooms you use.",
    "We arrange riser access with the building manager in the shopping centre by the station, and in offices on Wimbledon Hill or Alexandra Road.",
  ],
  working: [
    "We plan round the road closures near the All England Club during the tennis, in late June and early July.",
  ],
  dayAndNight: [
    "Call our [24/7 plumbers](/services/emergency-plumbing-repairs) about leaks, burst pipes and blocked drains. No heating or hot water? If you rent your home, tell your landlord first, as the repair is their job. If you own or let the home, ring us for a [boiler repair](/boiler-services), day or night.",
    "Landlords can book the annual [gas safety check](/gas-services/landlord-gas-safety), and have the [boiler serviced](/gas-services/appliance-servicing) on the same visit.",
    "[Ring us at any hour](/services/emergency-hvac) if the air con stops in your home, shop, restaurant or office. We also [service](/air-conditioning) and [install](/services/air-conditioning-installation) air con, do [kitchen gas checks and repairs](/gas-services/commercial-kitchen-gas) in restaurants, and maintain managed buildings under [contract](/maintenance).",
  ],
  benefits: [
    "We put cooling units where they won’t disturb your neighbours",
    "In conservation areas such as Wimbledon West and Merton Park, we try to put flues and cooling units behind the house",
    "We can service office air conditioning before your staff arrive",
  ],
  demand: [
    {
      service: "air-conditioning-installation",
      why: "We fit quiet air conditioning in glazed extensions, lofts and home offices that get too hot in summer.",
    },
    {
      service: "hvac-system-design",
      why: "If you refurbish a large house, we design all the heating and cooling as one system.",
    },
    {
      service: "appliance-servicing",
      why: "A boiler should be serviced every year. Spring is the best time to book.",
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
      ["detached house", "If hot water is slow on the top floor, we can fit a return pump."],
      ["bay terrace", "We balance or flush radiators that stay cold in bay-fronted terraces."],
      ["1960s office", "Some desks hot and others cold? We balance the office air con."],
    ],
  },
} as const satisfies AreaCopy;
