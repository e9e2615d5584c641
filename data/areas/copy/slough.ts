import type { AreaCopy } from "../../types";

export const slough = {
  description:
    "Chillers, boiler repair, gas engineers and emergency plumbers for data centres, factories, offices and homes in Slough, Langley, Britwell and Poyle.",
  lead: "Our emergency plumbers, gas engineers and cooling engineers work in Slough, Langley, Britwell and Poyle. We change chillers for data halls and factories, and repair boilers and leaks at home.",
  buildings: [
    "On the Trading Estate, factories, data centres and the power station have site rules that our engineers read before they come. In an office with a glazed front on the A4, the sunny side and the shady side need different settings. In the Horlicks factory, which is now flats, ask the agent for the riser key. On the London overspill estate at Britwell, ask the landlord before you move a radiator. In Langley’s freight sheds, heat is lost at the doors, and for Wexham Park hospital we need the permit rules.",
  ],
  working: [
    "To change a chiller, we take one machine out, invite you to witness a test, and then start on the next. Systems with that much refrigerant may need frequent leak checks and fixed leak detectors. Plant noise is judged to BS 4142, the standard for it, and all condensers count together.",
    "Heathrow has to agree to a crane. The Trading Estate has long had its own power, heat and water networks, so we agree a shutdown with their operator first. Some houses at Britwell have pipes in the floor screed, which makes a leak hard to see.",
  ],
  dayAndNight: [
    "If your server room is heating up now, read our [emergency page](/emergency) and ring. Our engineers for [failed cooling](/services/emergency-hvac) take calls through the night. For planned work we [service and change chillers](/services/chiller-installation), and owners with several units can have one [register of gas plant](/gas-services/planned-maintenance).",
    "For a cold home we offer [boiler repair](/boiler-services), and for a leak or a burst there are our [emergency plumbers](/services/emergency-plumbing-repairs). If you rent out homes, we do their yearly [gas checks](/gas-services/landlord-gas-safety).",
  ],
  benefits: [
    "We change chillers in stages, so the number of standby machines never drops",
    "You have leak-check records that are ready for an inspector",
    "We find a leak under your floor with tracer gas before anything is lifted",
  ],
  demand: [
    {
      service: "chiller-installation",
      why: "A data hall gives off heat in every hour of the year, so its chilled water needs a machine in reserve.",
    },
    {
      service: "emergency-hvac",
      why: "An overheating server room or a stopped production line costs money by the minute.",
    },
    {
      service: "planned-maintenance",
      why: "If you own several units on Buckingham Avenue or Ajax Avenue, one list of gas plant keeps the dates together.",
    },
  ],
  street: {
    line: ["semi", "parade", "new flats 6", "factory", "power station", "1960s office 6", "data centre", "hospital 5"],
    notes: [
      ["factory", "Food lines need chilled water as steadily as computers do."],
      ["1960s office", "Traffic and aircraft soon load the filters on an office’s fresh air."],
      ["data centre", "Hired chillers can cool a data hall while we change its own."],
    ],
  },
} as const satisfies AreaCopy;
