import type { AreaCopy } from "../../types";

export const basildon = {
  description:
    "Emergency plumbing, boiler repair and gas engineers in Basildon, Billericay and Wickford, with ventilation and heating for factories by the A127.",
  lead: "Need an emergency plumber, a gas engineer or boiler repair in Basildon, Billericay or Wickford? We work in New Town homes, and we repair heating, extract and cooling in the factories beside the A127.",
  buildings: [
    "New Town terraces face a footpath, so tell us which garage court is nearest and we’ll park there. In Brooke House, a listed tower, and in other towers, the caretaker may have to shut the water off for us. For a Georgian shop in Billericay High Street we’ll usually take the flue out at the rear. If your plot at Langdon Hills has no gas, ask us what else could heat it.",
    "In factories at Pipps Hill, Cranes and Burnt Mills, we need to know how high the heaters hang so that we bring the right platform. At the hospital in Nethermayne we can’t start without a permit.",
  ],
  working: [
    "If you swap a warm-air heater for a boiler, we have to run pipes through floors and walls that never had any. We’ll price that beside a new warm-air heater, so you can choose.",
    "Before we work on a roof of asbestos cement, we read your asbestos register, lay boards and plan how to rescue someone who falls.",
  ],
  dayAndNight: [
    "At home you can book [boiler repair and servicing](/boiler-services), and our [emergency plumbers](/services/emergency-plumbing-repairs) take calls about burst pipes and blocked drains all night. If you rent out a house on the estates, we can do its [CP12 gas check](/gas-services/landlord-gas-safety).",
    "If you run a factory, one [maintenance contract](/maintenance) can cover its [ventilation](/services/ventilation-systems) and gas heaters. You can add the [gas safety certificates for your site](/services/gas-safety-certificates).",
  ],
  benefits: [
    "We’ll tell you plainly whether your warm-air heater is worth renewing",
    "If your house is a walk from the kerb, we plan how to bring heavy parts to the door",
    "We measure the air your extract takes out and the air that comes back, and show you both",
  ],
  demand: [
    {
      service: "ventilation-systems",
      why: "If you machine, coat or pack, we’ll fit extract at the source and bring in clean air.",
    },
    {
      service: "gas-system-installations",
      why: "When heaters, burners and offices share one gas supply, we’ll check its size before we add to it.",
    },
    {
      service: "rooftop-unit-installation",
      why: "We install packaged heating and cooling on the wide flat roofs of the town centre and the leisure park.",
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
      ["new-town terrace", "Warm-air heater from the sixties? We can still service it."],
      ["shopping centre", "We can reach plant on a flat roof without closing the shop below."],
      ["factory", "Cold workshop? We’ll check whether the fans take out your warm air."],
    ],
  },
} as const satisfies AreaCopy;
