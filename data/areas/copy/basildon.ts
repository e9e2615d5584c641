import type { AreaCopy } from "../../types";

export const basildon = {
  description:
    "Emergency plumbing, boiler repair and gas engineers in Basildon, Billericay and Wickford, with ventilation and heating for factories by the A127.",
  lead: "Need an emergency plumber, a gas engineer or boiler repair in Basildon, Billericay or Wickford? We look after homes in the New Town. We also repair heating, extract and cooling in the works beside the A127.",
  buildings: [
    "New Town terraces face a footpath, so tell us which garage court is nearest to your door. In a flat at Brooke House, a listed tower, or in other towers, the caretaker may have to shut the water off. A Georgian shop in Billericay High Street may have no wall for a flue but the rear one, and a plot at Langdon Hills may have no gas.",
    "At factories in Pipps Hill, Cranes and Burnt Mills, tell us how high the heaters hang, and at the hospital in Nethermayne, who issues the permit.",
  ],
  working: [
    "If you swap a warm-air heater for a boiler, pipes have to run through floors and walls that never had any. We set that out for you beside a heater of the same kind, so you can choose.",
    "Before we work on a roof of asbestos cement, we read the asbestos register and lay boards. We also plan how to rescue someone who falls.",
  ],
  dayAndNight: [
    "For homes we offer [boiler repair and servicing](/boiler-services). Our [emergency plumbers](/services/emergency-plumbing-repairs) take calls about burst pipes and blocked drains all night. If you rent out a house on the estates, book its [CP12 gas check](/gas-services/landlord-gas-safety) with us.",
    "If you run a works, one [maintenance contract](/maintenance) can cover [factory ventilation](/services/ventilation-systems) and gas heaters. You can add the [gas safety certificates for your site](/services/gas-safety-certificates).",
  ],
  benefits: [
    "You get a plain answer on whether your warm-air heater is worth renewing",
    "We agree where to park and how heavy parts reach a house that is a walk from the kerb",
    "We measure the air your extract takes out and the air that comes back, and show you both",
  ],
  demand: [
    {
      service: "ventilation-systems",
      why: "If you machine, coat or pack, you need extract at the source and clean air to replace it.",
    },
    {
      service: "gas-system-installations",
      why: "Radiant heaters, process burners and offices often share one gas supply. It may have been extended many times.",
    },
    {
      service: "rooftop-unit-installation",
      why: "The town centre and the leisure park have wide flat roofs that suit packaged heating and cooling units.",
    },
  ],
  street: {
    line: [
      "new-town terrace",
      "point tower",
      "shopping centre",
      "parade",
      "hospital 6",
      "Georgian terrace",
      "factory",
      "school",
    ],
    notes: [
      ["new-town terrace", "Some terraces still have warm-air heaters of the sixties."],
      ["shopping centre", "We can reach plant on a flat roof without closing the shop below."],
      ["factory", "If more air goes out than comes back warmed, heaters can’t keep up."],
    ],
  },
} as const satisfies AreaCopy;
