import type { AreaCopy } from "../../types";

export const slough = {
  description:
    "Chillers, boiler repair, gas engineers and emergency plumbers for data centres, factories, offices and homes in Slough, Langley, Britwell and Poyle.",
  lead: "Our emergency plumbers, gas engineers and cooling engineers work in Slough, Langley, Britwell and Poyle. We can change chillers in data halls and factories, and repair boilers and leaks at home.",
  buildings: [
    "On the Trading Estate, factories, data centres and the power station have site rules, which our engineers read before they come. In a glazed office on the A4, we’ll set the sunny and the shady side apart. The Horlicks factory is now flats, so we’ll need the pipe shaft’s key from your agent. On the London overspill estate at Britwell, moving a radiator may need the landlord’s consent. We can save heat at the doors of Langley’s freight warehouses, and plan with the estates team at Wexham Park hospital.",
  ],
  working: [
    "To change chillers, we take one machine out, invite you to witness a test, and then start on the next. Systems with that much refrigerant may need frequent leak checks and fixed leak detectors, which we plan with you. Plant noise is judged to BS 4142, the standard for it, so we add up all your condensers.",
    "We ask Heathrow early to agree to a crane. The Trading Estate has long had its own power, heat and water networks, and we agree a shutdown with their operator first. Some houses at Britwell have pipes in the floor screed, which makes a leak hard to see.",
  ],
  dayAndNight: [
    "If your server room is heating up now, read our [emergency page](/emergency) and ring. Our engineers for [failed cooling](/services/emergency-hvac) take calls through the night. We also [service and change chillers](/services/chiller-installation) by appointment, and can keep one [register of gas plant](/gas-services/planned-maintenance) if you own several units.",
    "At home we offer [boiler repair](/boiler-services), and for a leak or a burst you can ring our [emergency plumbers](/services/emergency-plumbing-repairs). We do the yearly [gas checks](/gas-services/landlord-gas-safety) for landlords too.",
  ],
  benefits: [
    "We change chillers in stages, so you never have fewer standby machines than before",
    "We’ll keep your leak-check records ready for an inspector",
    "We can find a leak under your floor with tracer gas before anything is lifted",
  ],
  demand: [
    {
      service: "chiller-installation",
      why: "We plan chilled water for a data hall with a machine in reserve, because it gives off heat all year.",
    },
    {
      service: "emergency-hvac",
      why: "An overheating server room or a stopped production line can’t wait, and our engineers come out at night.",
    },
    {
      service: "planned-maintenance",
      why: "We can keep the gas dates of several units on Buckingham Avenue or Ajax Avenue on one list.",
    },
  ],
  street: {
    line: ["semi", "parade", "new flats 6", "factory", "power station", "1960s office 6", "data centre", "hospital 5"],
    notes: [
      ["factory", "Food lines need steady chilled water, so we work while they clean."],
      ["1960s office", "We change office air filters before traffic dirt blocks them."],
      ["data centre", "We can hire in chillers to cool a data hall while we change yours."],
    ],
  },
} as const satisfies AreaCopy;
