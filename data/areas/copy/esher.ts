import type { AreaCopy } from "../../types";

export const esher = {
  description:
    "Emergency plumbers, gas engineers, boiler repair and air conditioning in Esher, Cobham, Claygate and Molesey, for homes, shops, offices and schools.",
  lead: "If you need an emergency plumber, a gas engineer or a boiler repair in Esher, Cobham, Claygate or Thames Ditton, call us at any hour. We also repair air con and heating in shops, offices, schools and clubs.",
  advice: {
    houses: [
      "An extended detached house may have several heating circuits. We trace them before we change a boiler, label the pumps and valves, and draw a plan that any engineer can follow.",
      "If all the circuits in your house stop at once, the fault may be in the controls rather than the boiler. Our [controls engineers](/bms-services) can find it.",
      "After a winter without use, a pool heater or pump may not start. We service both in spring, so that there’s time for a repair before you use the pool.",
      "Molesey was flooded in 1968, so we mount boilers and controls there above the level that the water reached.",
      "A large garden may have room for the pipes of a ground-source heat pump, but tree preservation orders can limit where we dig. We check those first.",
    ],
    shops: [
      "Work on the water or the air con in a café or a shop can stop its trade. If yours is by Hampton Court station, we can do it before you open.",
    ],
    offices: [
      "If your school is in a listed mansion, even one hole in a wall may need listed building consent. We can prepare the drawings for it.",
    ],
    access: [
      "A flue at the front of a house in East Molesey’s conservation area may need the council’s permission, so we try to run it out at the rear.",
      "A private estate may have its own rules on delivery hours and outdoor units. We check these rules, and the council’s, before we order a heat pump or air conditioning.",
    ],
  },
  demand: [
    {
      service: "air-conditioning-installation",
      why: "A loft, or a room with big windows, can get too hot in summer. We can fit quiet air conditioning.",
    },
    {
      service: "heating-system-maintenance",
      why: "A large house has many pumps, valves and sensors, and one failure can leave a whole wing cold. Our yearly plan can cover all of them.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "Gas ovens in a club or at the racecourse can stand idle for weeks. We test them before an event.",
    },
  ],
  street: {
    line: ["pub", "parade", "villa", "detached house", "church", "station", "detached house", "school", "stadium"],
    notes: [
      ["villa", "A Victorian house may still have a lead water pipe, which we can replace."],
      ["detached house", "One set of controls can run both your pool and your heating. We can fit it."],
      ["school", "School showers cold? We check the heater and the mixing valves, which blend hot and cold."],
    ],
  },
} as const satisfies AreaCopy;
