import type { AreaCopy } from "../../types";

export const slough = {
  description:
    "Emergency plumbers, gas engineers and cooling engineers for homes, offices, factories and data centres in Slough, Langley, Britwell and Poyle.",
  lead: "Our emergency plumbers, gas engineers and cooling engineers work in Slough, Britwell, Langley and Poyle. We repair leaks and boilers at home, and cooling in offices, factories and data centres.",
  buildings: [
    "We work in houses in Britwell and Langley, and in new flats such as those at the former Horlicks factory. If you rent your home, boiler repairs are usually the landlord’s job, so ring your landlord before you book us.",
    "In an office with a lot of glass, one side can be hot while the other is cold, so we give each side its own controls. At Wexham Park hospital, we plan the work with the estates team.",
    "At a factory or data centre near the power station on the Trading Estate, we do the site induction before the day of the work.",
  ],
  working: [
    "Your neighbours hear all your cooling units at once, so we assess them together and check the total against the noise standard, BS 4142.",
    "Slough is close to Heathrow, so we ask the airport’s permission before we book a crane.",
    "The Trading Estate has long had its own power, heat and water networks, and we agree any shutdown with their operator.",
  ],
  dayAndNight: [
    "Day or night, our [emergency plumbers](/services/emergency-plumbing-repairs) come out for burst pipes and blocked drains. Our [emergency page](/emergency) has the steps to take while you wait. If your boiler breaks down, ask for a [boiler repair](/boiler-services). We do the yearly [gas checks](/gas-services/landlord-gas-safety) for landlords too.",
    "Is your office, shop or server room heating up? Call our [cooling engineers](/services/emergency-hvac) at any hour. By appointment, we [service and replace chillers](/services/chiller-installation).",
    "For restaurants we do [kitchen gas repairs and checks](/gas-services/commercial-kitchen-gas). For factories and managed buildings, we maintain [gas plant](/gas-services/planned-maintenance), heating and cooling under contract.",
  ],
  benefits: [
    "We change chillers one at a time, and test each one before we start on the next",
    "We keep your refrigerant leak records ready for an inspector",
    "Heating pipe leaking under a solid floor? We find the leak with tracer gas",
  ],
  demand: [
    {
      service: "chiller-installation",
      why: "Data halls need cooling all year, so we include a chiller in reserve.",
    },
    {
      service: "emergency-hvac",
      why: "A cooling fault that stops your production line can’t wait, so we treat it as an emergency.",
    },
    {
      service: "planned-maintenance",
      why: "If you have several industrial units, we keep track of when each gas check is due.",
    },
  ],
  street: {
    line: ["semi", "parade", "new flats 6", "factory", "power station", "1960s office 6", "data centre", "hospital 5"],
    notes: [
      ["factory", "Food factory too warm? We repair its cooling between shifts."],
      ["1960s office", "Stuffy office by a busy road? We change filters and clean the fans."],
      ["data centre", "Chiller failed in a data hall? We bring in another while we repair it."],
    ],
  },
} as const satisfies AreaCopy;
