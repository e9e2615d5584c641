import type { AreaCopy } from "../../types";

export const esher = {
  description:
    "Emergency plumbers, gas engineers, boiler repair and air conditioning in Esher, Cobham, Claygate and Molesey, for homes, shops, cafés and schools.",
  lead: "If you need an emergency plumber, a gas engineer or a boiler repair in Esher, Cobham, Claygate or Thames Ditton, call us at any hour. We also repair air con and heating in shops, cafés, schools and clubs.",
  advice: {
    houses: [
      "An extended detached house in Cobham or Claygate may have several heating circuits. Before we change the boiler, we trace the circuits, label the pumps and valves, and draw a plan that any engineer can follow.",
      "If all the circuits in your house stop at once, the fault may be in the controls rather than the boiler. Our [controls engineers](/bms-services) can find it.",
      "Parts of Molesey were flooded in 1968. If yours was one of the houses affected, we mount the boiler and the controls above the level that the water reached.",
      "A large garden may have room for the pipes of a ground-source heat pump, but tree preservation orders can limit where we dig. We check for protected trees first.",
    ],
    flats: [
      "If you own a flat in Thames Ditton or Claygate, the outside walls usually belong to the freeholder. Please ask for the freeholder’s consent before you order air con, or a boiler that needs a new flue. We can supply the drawings.",
    ],
    shops: [
      "A café or a shop by Hampton Court station may have to stop trading while we work on its water or air con, so we can do the work before you open.",
    ],
    offices: [
      "If your school is in a listed mansion, even one hole in a wall may need listed building consent. We can prepare the drawings for your application.",
    ],
    access: [
      "A flue at the front of a house in one of East Molesey’s conservation areas may need the council’s permission, so we try to run it out at the rear.",
      "A private estate may have its own rules on delivery hours and outdoor units. We check the estate’s rules, and the council’s, before we order a heat pump or air conditioning.",
    ],
  },
  demand: [
    {
      service: "air-conditioning-installation",
      why: "A loft, or a room with big windows, can get too hot to sleep or work in. We can fit quiet air conditioning, with the outdoor unit where it won’t disturb the neighbours.",
    },
    {
      service: "heating-system-maintenance",
      why: "A large house has many pumps, valves and sensors, and if just one of these fails, a whole wing can be cold. Our yearly maintenance plan can cover the whole system.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "Gas ovens in a club or at the racecourse can stand idle for weeks. We can test them before an event.",
    },
  ],
  street: {
    line: ["pub", "parade", "villa", "detached house", "church", "station", "detached house", "school", "stadium"],
    notes: [
      ["villa", "A Victorian house may still have a lead water pipe, which we can replace."],
      [
        "detached house",
        "A pool heater may not start after a winter without use. We can service it before you need it.",
      ],
      ["school", "School showers cold? We check the heater and the mixing valves, which blend hot and cold."],
    ],
  },
} as const satisfies AreaCopy;
