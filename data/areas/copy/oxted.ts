import type { AreaCopy } from "../../types";

export const oxted = {
  description:
    "Emergency plumber, gas engineers and boiler repair in Oxted, Limpsfield, Westerham and Biggin Hill: frozen pipes, heat pumps and hangar heating.",
  lead: "Our emergency plumbers and gas engineers cover everywhere from Old Oxted to the hilltop at Tatsfield and Biggin Hill. We also thaw and repair frozen pipes, and fit heat pumps in houses heated by oil.",
  buildings: [
    "If a drain blocks in your flat over the timbered shops in Station Road, tell the shopkeeper too, because you may share it. For a new flue at a medieval or Tudor inn in Old Oxted, you may need listed building consent, and we can help you apply.",
    "In an Arts and Crafts villa at Limpsfield Chart, pipes in the cold roof space can freeze, and we can lag them. In a terrace at Hurst Green, we’ll find a place for your new boiler and its flue before you order it. If your house or bungalow is at Tatsfield, Biggin Hill or Westerham, tell us whether you heat it with gas or oil, so that we send the right engineer.",
  ],
  working: [
    "A van can’t wait for long in Old Oxted, so we’ll agree with you where to unload.",
    "For a ground source heat pump, the sandstone under Limpsfield may suit a borehole, and the damp clay of the vale may suit pipes in trenches. Tatsfield is high, so we size heat pumps there for long frosts.",
  ],
  dayAndNight: [
    "If a pipe has frozen or burst, turn off the stopcock and call our [emergency plumbers](/services/emergency-plumbing-repairs). If your boiler has failed, ask for a [boiler repair](/boiler-services). Before you replace an oil boiler, let us compare it with [ground and air heat pumps](/services/energy-efficient-solutions).",
    "For workshops we design and fit [radiant gas heating](/services/gas-system-installations), and in inns and restaurants we repair [kitchen gas equipment](/gas-services/commercial-kitchen-gas). Landlords can leave the [yearly gas check](/gas-services/landlord-gas-safety) to us. Is your office too hot? Ask about [air conditioning](/air-conditioning).",
  ],
  benefits: [
    "Before winter, we can service your boiler and lag its outdoor waste pipe against frost",
    "If your radiators stay cold at the bottom, we can flush them out",
    "We can heat your hangar in zones, so that you heat only the part in use",
  ],
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "If your house on the Chart has oil heating, we can check whether a heat pump suits it.",
    },
    {
      service: "gas-system-installations",
      why: "Tall workshops on the airfield are draughty, so radiant heating often works better there than warm air.",
    },
    {
      service: "heating-system-maintenance",
      why: "In the school holidays we can service your boiler room and check the heating pipes to the classrooms.",
    },
  ],
  street: {
    line: ["timber frames", "parade", "station", "pub", "villa", "church", "bungalow", "school", "hangar"],
    notes: [
      ["timber frames", "New pipe through a wall between flats? We seal it against fire."],
      ["bungalow", "New bathroom in a bungalow? We’ll check that the drain can take it."],
      ["hangar", "Cold hangar? We can hang radiant heaters high up under its roof."],
    ],
  },
} as const satisfies AreaCopy;
