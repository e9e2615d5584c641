import type { AreaCopy } from "../../types";

export const wimbledon = {
  description:
    "Emergency plumbers, gas engineers, boiler repair and air conditioning in Wimbledon, Raynes Park and Colliers Wood, for houses, shops and offices.",
  lead: "Need an emergency plumber, a gas engineer or a boiler repair in Wimbledon, Raynes Park or Colliers Wood? Ring us day or night. We also repair air conditioning in shops, offices and larger houses.",
  advice: {
    houses: [
      "Large Georgian and Victorian houses off Parkside may have more than one boiler, so tell us how many there are when you book a service. We can also fit controls that let you heat only the rooms you use.",
      "In the bay-windowed terraced houses of Raynes Park, we can usually reach the heating pipes by lifting a few floorboards, so the walls and ceilings stay as they are.",
    ],
    flats: [
      "Cold flat in Colliers Wood? If you rent it, ring your landlord. If you own it, your lease says whether the boiler or heating unit is yours to repair. If it is, ring us.",
    ],
    shops: [
      "In the shopping centre by the station, the pipes for several shops may run in one riser (a vertical shaft, usually locked). If you have a shop there, we’ll ask the building manager to open the riser.",
    ],
    offices: [
      "To reach the air conditioning of an office on Wimbledon Hill or Alexandra Road, we’ll arrange with the building manager to get into the riser and the plant room. We can service the units before your staff arrive.",
    ],
    access: [
      "In late June and early July, roads near the All England Club close for the tennis. We plan visits and deliveries round the closures, so please book early for those weeks.",
      "In conservation areas such as Wimbledon West and Merton Park, a flue or an outdoor air con unit that shows from the street may need planning permission. We try to put both behind the house, away from the neighbours’ bedrooms.",
    ],
  },
  demand: [
    {
      service: "air-conditioning-installation",
      why: "Glazed extensions, lofts and home offices get too hot in summer. We can fit quiet air conditioning that cools just those rooms.",
    },
    {
      service: "hvac-system-design",
      why: "A large house that’s been extended may have a separate system in each part. If you refurbish it, we can design all the heating and cooling as one.",
    },
    {
      service: "appliance-servicing",
      why: "A boiler works hard all winter and should be serviced every year. Book it for spring, when you can do without heating for an hour.",
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
      ["detached house", "Is hot water slow to arrive? We can fit a return pipe, so that the taps run hot sooner."],
      ["bay terrace", "Is the radiator in your bay window cold? We find out why before we flush the system."],
      ["1960s office", "Is your 1960s office hot by the windows and cold in the middle? We can balance the air con."],
    ],
  },
} as const satisfies AreaCopy;
