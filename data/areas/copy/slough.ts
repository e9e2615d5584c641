import type { AreaCopy } from "../../types";

export const slough = {
  description:
    "Emergency plumbers, gas engineers and cooling engineers for homes, offices, factories and data centres in Slough, Langley, Britwell and Poyle.",
  lead: "Our emergency plumbers and gas engineers repair leaks, drains and boilers in Slough, Britwell, Langley and Poyle. We also repair air conditioning in shops, restaurants and offices, heaters in warehouses, and cooling in factories and data centres.",
  buildings: [
    "If a pipe leaks in the new flats at the former Horlicks factory, ring us and tell the building manager, as the pipe may be shared.",
    "We can repair warehouse heating in Poyle or Langley early or late, to keep your loading bays open. If your site needs an induction, our engineers do it beforehand.",
    "If you work at Wexham Park Hospital, we can plan jobs with your estates team.",
  ],
  working: [
    "Neighbours of a factory or data centre hear all its cooling units at once. We measure the total noise.",
    "We get Heathrow’s permission before we book a crane, as the airport is close.",
    "The Trading Estate has its own power station, and its own heat and water networks. We agree any shutdown with the operator.",
  ],
  dayAndNight: [
    "Day or night, our [emergency plumbers](/services/emergency-plumbing-repairs) come out for burst pipes and blocked drains. Our [emergency page](/emergency) has the steps to take while you wait. If the heating or hot water stops in a home you rent, call your landlord first. If you own or let the home, ring us for a [boiler repair](/boiler-services) at any hour. For landlords, we do the annual [gas safety check](/gas-services/landlord-gas-safety).",
    "[Air conditioning](/air-conditioning) off in your office, shop or restaurant, or heating in your warehouse? Call our [engineers](/services/emergency-hvac) at any hour.",
    "We do [kitchen gas repairs and checks](/gas-services/commercial-kitchen-gas) for restaurants. In factories, warehouses and managed buildings, we maintain [gas plant](/gas-services/planned-maintenance), heating and cooling under [contract](/maintenance), and [service and replace chillers](/services/chiller-installation).",
  ],
  benefits: [
    "We use tracer gas to find a leaking heating pipe under a solid floor",
    "We keep refrigerant leak records that are ready for an inspector",
    "We change chillers one at a time, and test each one before we start on the next",
  ],
  demand: [
    {
      service: "chiller-installation",
      why: "Data halls need cooling all year. We include a standby chiller.",
    },
    {
      service: "emergency-hvac",
      why: "We treat a cooling fault that stops your production line as an emergency.",
    },
    {
      service: "planned-maintenance",
      why: "If you have several industrial units, we keep track of when each gas check is due.",
    },
  ],
  street: {
    line: ["semi", "parade", "new flats 6", "factory", "power station", "1960s office 6", "data centre", "hospital 5"],
    notes: [
      ["new flats", "We trace a leak in a new flat before we open a wall, then repair it."],
      ["1960s office", "Office filters clog early on a main road. We fit new ones."],
      ["data centre", "We can hire in a chiller for your data hall while we repair yours."],
    ],
  },
} as const satisfies AreaCopy;
