import type { AreaCopy } from "../../types";

export const slough = {
  description:
    "Chillers, boiler repair, gas engineers and emergency plumbers for data centres, factories, offices and homes in Slough, Langley, Britwell and Poyle.",
  lead: "Our emergency plumbers, gas engineers and cooling engineers work in Slough, and from Britwell to Langley and Poyle. We can replace chillers in data halls and factories, and repair boilers and leaks at home.",
  buildings: [
    "If you run a factory or a data centre near the power station on the Trading Estate, please send us your site rules. In a glazed office on the A4, one side can be hot while the other is cold, and we can control the two separately. If you live in the new flats at the former Horlicks factory, we may need your agent’s key.",
    "Renting on the Britwell estate? Ask your landlord before you move a radiator. If you run a freight warehouse at Langley, we can cut the heat you lose at the doors. At Wexham Park hospital we’d plan the work with the estates team.",
  ],
  working: [
    "We test each new chiller before we start on the next one, and you’re welcome to watch. Your neighbours hear all the cooling units at once, so we add up the noise of every unit and check it against the standard, BS 4142.",
    "Slough is close to Heathrow, so if your job needs a crane, we’ll ask the airport’s permission early. The Trading Estate has long had its own power, heat and water networks, and we’d agree any shutdown with the operator first.",
  ],
  dayAndNight: [
    "Server room heating up? Ring us now: our [cooling engineers](/services/emergency-hvac) take calls all night. While you wait, read our [emergency page](/emergency). By appointment, we also [service and replace chillers](/services/chiller-installation) and maintain [gas plant](/gas-services/planned-maintenance).",
    "At home, ask us for [boiler repair](/boiler-services), or ring our [emergency plumbers](/services/emergency-plumbing-repairs) about a leak or a burst. We do the yearly [gas checks](/gas-services/landlord-gas-safety) for landlords too.",
  ],
  benefits: [
    "We change chillers in stages, so you never have fewer standby machines than before",
    "We’ll keep your refrigerant leak records ready for an inspector",
    "If a heating pipe leaks under a solid floor, we can find the place with tracer gas before anything is lifted",
  ],
  demand: [
    {
      service: "chiller-installation",
      why: "Data halls give off heat all year, so we plan their chilled water with a machine in reserve.",
    },
    {
      service: "emergency-hvac",
      why: "If a cooling fault stops your production line, it can’t wait, so our engineers come out at night.",
    },
    {
      service: "planned-maintenance",
      why: "Several units on Buckingham Avenue or Ajax Avenue? We can keep track of when each gas check is due.",
    },
  ],
  street: {
    line: ["semi", "parade", "new flats 6", "factory", "power station", "1960s office 6", "data centre", "hospital 5"],
    notes: [
      ["factory", "Food factory? We can work on its cooling while you clean."],
      ["1960s office", "Office by a busy road? We change its air filters before they block."],
      ["data centre", "Replacing chillers? We can hire some in to keep your data hall cool."],
    ],
  },
} as const satisfies AreaCopy;
