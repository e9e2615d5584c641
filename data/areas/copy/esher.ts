import type { AreaCopy } from "../../types";

export const esher = {
  description:
    "Emergency plumbers, gas engineers, boiler repair and air conditioning in Esher, Cobham, Claygate and Molesey, for homes, shops, offices and schools.",
  lead: "If you need an emergency plumber, a gas engineer or boiler repair in Esher, Cobham, Claygate or Thames Ditton, call us at any hour. We also repair air conditioning in homes, shops, restaurants and offices, and service pool heaters.",
  buildings: [
    "An extended detached house may have several heating circuits. We trace them before we change a boiler. Victorian houses may still have a lead water pipe, which we can replace. In East Molesey’s conservation area, we try to run the flue out at the rear.",
    "We can work before you open in shops and offices near Hampton Court station.",
    "If your school is in a listed mansion, even one hole in a wall may need consent. We prepare the drawings.",
  ],
  working: [
    "A private estate may have its own rules on delivery hours and outdoor units. We check these rules, and the council’s, before we order.",
    "A large garden may have room for a ground-source heat pump. Tree preservation orders can limit where we dig, so we check those first.",
  ],
  dayAndNight: [
    "Our [emergency plumbers](/services/emergency-plumbing-repairs) repair burst pipes and clear drains day and night, and we also fit [new bathrooms](/services/bathroom-kitchen-plumbing).",
    "Boiler stopped? If you rent your home, your landlord has to repair it. Owners and landlords can ring us at any hour for a [boiler repair](/boiler-services). When all the heating in a large house stops, our [controls engineers](/bms-services) find the fault, and our [heating engineers](/heating-services) repair what has failed. Landlords can also book the annual [gas safety check](/gas-services/landlord-gas-safety).",
    "Air con stopped at home or at work? [Ring us day or night](/services/emergency-hvac), or book a [repair visit](/air-conditioning). We can carry out [kitchen gas checks and repairs](/gas-services/commercial-kitchen-gas) in restaurants and clubs, and at the racecourse. One [maintenance contract](/maintenance) can cover a building’s heating, cooling and plumbing.",
  ],
  benefits: [
    "We label the plant in your house and draw a plan that any engineer can follow",
    "We service pool heaters and pumps in spring, before you use the pool",
    "In Molesey we mount boilers and controls above the 1968 flood level",
  ],
  demand: [
    {
      service: "air-conditioning-installation",
      why: "Loft rooms and rooms with big windows can be too hot in July. We fit quiet air conditioning.",
    },
    {
      service: "heating-system-maintenance",
      why: "Our yearly plan can cover every pump, valve and sensor in a large house.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "Gas ovens in a club can stand idle for weeks. We test them before an event.",
    },
  ],
  street: {
    line: ["pub", "parade", "villa", "detached house", "church", "station", "detached house", "school", "stadium"],
    notes: [
      ["villa", "We fix boilers that lose pressure in Victorian houses."],
      ["detached house", "We can put your pool and heating on one set of controls."],
      ["school", "School showers cold? We’ll find out why and fix it."],
    ],
  },
} as const satisfies AreaCopy;
