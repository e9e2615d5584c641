import type { AreaCopy } from "../../types";

export const slough = {
  description:
    "Emergency plumbers, gas engineers and cooling engineers for homes, offices, factories and data centres in Slough, Langley, Britwell and Poyle.",
  lead: "Our emergency plumbers, gas engineers and cooling engineers work in Slough, Britwell, Langley and Poyle. We repair leaks and boilers in homes, air conditioning in offices, heaters in warehouses, and cooling in factories and data centres.",
  buildings: [
    "We work in houses in Britwell and Langley, and in new flats such as those at the former Horlicks factory. If you rent your home, boiler repairs are usually the landlord’s job, so ring your landlord before you call us.",
    "If the heating fails in a warehouse in Poyle or Langley, we can work early or late to keep your loading bays open. If your site needs an induction, we do it before the day of the work.",
    "At Wexham Park Hospital, we plan the work with the estates team.",
  ],
  working: [
    "Your neighbours hear all the cooling units on your site at once, so we measure these together and assess the total noise to BS 4142.",
    "Because Heathrow is close, we get the airport’s permission before we book a crane.",
    "The Trading Estate has its own power station, and its own heat and water networks. We agree any shutdown with the operator.",
  ],
  dayAndNight: [
    "Day or night, our [emergency plumbers](/services/emergency-plumbing-repairs) come out for burst pipes and blocked drains. Our [emergency page](/emergency) has the steps to take while you wait. Call us for a [boiler repair](/boiler-services) when the heating or hot water stops. We do the annual [gas safety checks](/gas-services/landlord-gas-safety) for landlords too.",
    "[Air conditioning](/air-conditioning) off in your office, shop or server room? Call our [cooling engineers](/services/emergency-hvac) at any hour. By appointment, we [service and replace chillers](/services/chiller-installation).",
    "Restaurants can call us for [kitchen gas repairs and checks](/gas-services/commercial-kitchen-gas). We maintain [gas plant](/gas-services/planned-maintenance), heating and cooling under [contract](/maintenance) in factories, warehouses and managed buildings.",
  ],
  benefits: [
    "We change chillers one at a time, and test each one before we start on the next",
    "We keep your refrigerant leak records ready for an inspector",
    "Heating pipe leaking under a solid floor? We find the leak with tracer gas",
  ],
  demand: [
    {
      service: "chiller-installation",
      why: "Data halls need cooling all year, so we include a standby chiller.",
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
      ["factory", "Cooling failing in a food factory? We repair it between shifts."],
      ["1960s office", "Stuffy office on a main road? We clean the fans and fit new filters."],
      ["data centre", "Chiller failed in a data hall? We can hire one in while we repair it."],
    ],
  },
} as const satisfies AreaCopy;
