import type { AreaCopy } from "../../types";

export const slough = {
  description:
    "Chillers, boiler repair, gas engineers and emergency plumbers for data centres, factories, offices and homes in Slough, Langley, Britwell and Poyle.",
  lead: "Our emergency plumbers, gas engineers and cooling engineers work in Slough, and from Britwell to Langley and Poyle. We can replace chillers in data halls and factories, and repair boilers and leaks at home.",
  buildings: [
    "At a factory or data centre near the power station on the Trading Estate, we’ll book our site induction before we start. If one side of your glazed office on the A4 is hot while the other is cold, we can control the two separately. In the new flats at the former Horlicks factory, we’ll ask your agent to unlock the riser cupboard.",
    "Renting on the Britwell estate? Boiler repairs are usually the landlord’s job, so ring your landlord before us. We can cut the heat that a freight warehouse at Langley loses at its doors. At Wexham Park hospital we’d plan the work with the estates team.",
  ],
  working: [
    "Your neighbours hear all your cooling units at once, so we add up their noise and check it against the noise standard, BS 4142.",
    "Slough is close to Heathrow, so if your job needs a crane, we’ll ask the airport’s permission early. The Trading Estate has long had its own power, heat and water networks, so we’d agree any shutdown with the operator.",
  ],
  dayAndNight: [
    "Server room heating up? Call our [cooling engineers](/services/emergency-hvac), day or night. While you wait, read our [emergency page](/emergency). By appointment, we also [service and replace chillers](/services/chiller-installation) and maintain [gas plant](/gas-services/planned-maintenance).",
    "At home, ask for [boiler repair](/boiler-services), or ring our [emergency plumbers](/services/emergency-plumbing-repairs) about a leak or a burst. We do the yearly [gas checks](/gas-services/landlord-gas-safety) for landlords too.",
  ],
  benefits: [
    "We change chillers one at a time and test each one before we start on the next",
    "We’ll keep your refrigerant leak records ready for an inspector",
    "If a heating pipe leaks under a solid floor, we can find the place with tracer gas before we break it open",
  ],
  demand: [
    {
      service: "chiller-installation",
      why: "Data halls need cooling all year, so we plan their chilled water with a chiller in reserve.",
    },
    {
      service: "emergency-hvac",
      why: "A cooling fault that stops your production line can’t wait, so our engineers come out day and night.",
    },
    {
      service: "planned-maintenance",
      why: "Several industrial units on Buckingham Avenue or Ajax Avenue? We can keep track of when each gas check is due.",
    },
  ],
  street: {
    line: ["semi", "parade", "new flats 6", "factory", "power station", "1960s office 6", "data centre", "hospital 5"],
    notes: [
      ["factory", "Food factory? We can service its cooling during your cleaning shift."],
      ["1960s office", "Office by a busy road? We change its air filters before they block."],
      ["data centre", "Replacing chillers? We can hire some in to keep your data hall cool."],
    ],
  },
} as const satisfies AreaCopy;
