import type { AreaCopy } from "../../types";

export const oxted = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Oxted, Limpsfield, Westerham and Biggin Hill, with heat pumps for houses heated by oil.",
  lead: "Our emergency plumbers and gas engineers work in Oxted, Hurst Green, Limpsfield, Tatsfield, Westerham and Biggin Hill. We also thaw and repair frozen pipes, and fit heat pumps in houses heated by oil.",
  buildings: [
    "In an Arts and Crafts villa at Limpsfield, pipes in the cold roof space can freeze, and we lag them. Some houses and bungalows at Tatsfield, Biggin Hill and Westerham have no mains gas, so please tell us what heats yours.",
    "A flat over the timbered shops in Station Road may share its drain with them, so if it blocks, tell the shopkeeper too. For a new flue on a medieval or Tudor pub in Old Oxted, you may need listed building consent, and we help you apply.",
    "We also work in schools and offices, and in the workshops and hangars at the airfield.",
  ],
  working: [
    "A van can’t wait for long in Old Oxted, so we’ll agree with you where to unload.",
    "For a ground source heat pump, we check whether your garden suits a borehole or pipes in trenches.",
  ],
  dayAndNight: [
    "If a pipe has frozen or burst, turn off the stopcock and call our [emergency plumbers](/services/emergency-plumbing-repairs). We also clear blocked drains, at any hour. Boiler stopped? Ask for a [boiler repair](/boiler-services). Landlords can leave the [yearly gas check](/gas-services/landlord-gas-safety) to us.",
    "Before you replace an oil boiler, let us compare it with [ground and air heat pumps](/services/energy-efficient-solutions).",
    "In pubs and restaurants we repair [kitchen gas equipment](/gas-services/commercial-kitchen-gas). For a hot shop or office, ask about [air conditioning](/air-conditioning). We design and fit [gas heating](/services/gas-system-installations) for workshops, and offer [maintenance contracts](/maintenance) for whole sites.",
  ],
  benefits: [
    "Before winter, we service your boiler and lag its outdoor waste pipe against frost",
    "If your radiators stay cold at the bottom, we can flush them out",
    "We fit hangar heating in zones, so that you heat only the part in use",
  ],
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "We work out how much heat your house loses before we recommend a heat pump.",
    },
    {
      service: "gas-system-installations",
      why: "New gas heaters for a workshop? We size the gas pipe for all of them.",
    },
    {
      service: "heating-system-maintenance",
      why: "In the school holidays we service your boilers and check the heating pipes to the classrooms.",
    },
  ],
  street: {
    line: ["timber frames", "parade", "station", "pub", "villa", "church", "bungalow", "school", "hangar"],
    notes: [
      ["timber frames", "Drain blocked in a flat over a shop? We clear it and find the cause."],
      ["bungalow", "No hot water in your bungalow? We repair boilers and cylinders."],
      ["hangar", "Cold hangar? We can hang radiant heaters high up under its roof."],
    ],
  },
} as const satisfies AreaCopy;
