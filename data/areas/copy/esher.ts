import type { AreaCopy } from "../../types";

export const esher = {
  description:
    "Emergency plumbers, gas engineers, boiler repair and air conditioning in Esher, Cobham, Claygate and Molesey, for homes, shops, offices and schools.",
  lead: "If you need an emergency plumber, a gas engineer or a boiler repair in Esher, Cobham, Claygate or Thames Ditton, call us at any hour. We also repair air con, at home or at work, and service pool heaters.",
  advice: {
    houses: [
      "We label your pumps and valves and draw a plan that any engineer can follow.",
      "We service pool heaters and pumps in spring, before you use the pool.",
      "In Molesey we mount boilers and controls above the 1968 flood level.",
      "A large garden may have room for a ground-source heat pump. Tree preservation orders can limit where we dig, so we check those first.",
      "An extended detached house may have several heating circuits. We trace them before we change a boiler. If they all stop at once, our [controls engineers](/bms-services) can find the fault.",
      "When your old boiler fails, we can price both a repair and a new one, so you can compare.",
      "Victorian houses may still have a lead water pipe, which we can replace.",
    ],
    shops: ["If your shop or office is by Hampton Court station, we can work before you open."],
    access: [
      "In East Molesey’s conservation area, we try to run the flue out at the rear.",
      "A private estate may have its own rules on delivery hours and outdoor units. We check these rules, and the council’s, before we order.",
      "If your school is in a listed mansion, even one hole in a wall may need consent. We can prepare the drawings.",
    ],
  },
  demand: [
    {
      service: "air-conditioning-installation",
      why: "If a loft or a room with big windows gets too hot, we can fit quiet air conditioning.",
    },
    {
      service: "heating-system-maintenance",
      why: "Our yearly plan can cover every pump, valve and sensor in a large house.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "Gas ovens in a club or at the racecourse can stand idle for weeks. We test them before an event.",
    },
  ],
  street: {
    line: ["pub", "parade", "villa", "detached house", "church", "station", "detached house", "school", "stadium"],
    notes: [
      ["villa", "Boiler losing pressure in your Victorian house? It may be a leak."],
      ["detached house", "We can put your pool and heating on one set of controls."],
      ["school", "School showers running cold? We check the heater and mixing valves."],
    ],
  },
} as const satisfies AreaCopy;
