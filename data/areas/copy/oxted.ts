import type { AreaCopy } from "../../types";

export const oxted = {
  description:
    "Emergency plumber, gas engineers and boiler repair in Oxted, Limpsfield, Westerham and Biggin Hill: frozen pipes, heat pumps and hangar heating.",
  lead: "Our emergency plumbers and gas engineers cover everywhere from Old Oxted to the hilltop at Tatsfield and Biggin Hill. We also thaw and repair frozen pipes, and fit heat pumps in houses heated by oil.",
  buildings: [
    "Flats over the shops in Station Road, behind the timbered gables, may share a drain with the shop, so warn the shopkeeper before we start. In a medieval or Tudor inn in Old Oxted, we look for the old chimney before we plan a flue.",
    "In an Arts and Crafts villa at Limpsfield Chart, pipes in the cold roof space can freeze, and we can lag them. In a terrace at Hurst Green, we’ll find a place for your new boiler and its flue before you order it. If you live in a bungalow at Tatsfield or Biggin Hill, or round the green at Westerham, tell us how you heat your home, so that we send the right engineer.",
  ],
  working: [
    "In Old Oxted a van can’t wait for long, so we carry plant by hand.",
    "Thinking of a ground source heat pump? Boreholes suit the sandstone under Limpsfield, and pipes in trenches suit the damp clay of the vale. Tatsfield is above 200 m, so we protect heat pumps there against long frosts.",
  ],
  dayAndNight: [
    "If a pipe has frozen or burst, turn off the stop valve and call our [emergency plumbers](/services/emergency-plumbing-repairs). If your boiler has failed, ask for a [boiler repair](/boiler-services). Before you replace an oil boiler, let us compare it with [ground and air heat pumps](/services/energy-efficient-solutions).",
    "For workshops we design and fit [radiant gas heating](/services/gas-system-installations), and in inns and restaurants we repair [kitchen gas](/gas-services/commercial-kitchen-gas). Landlords can leave the [yearly gas check](/gas-services/landlord-gas-safety) to us, and any repairs.",
  ],
  benefits: [
    "We’ll photograph each fire seal we make, for your freeholder or surveyor",
    "We’ll tell you early whether your garden suits a borehole, a trench or neither",
    "We can heat your hangar in zones, so you pay only for the part in use",
  ],
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "A detached house on the Chart or a farm under the Downs may have room for a ground source heat pump.",
    },
    {
      service: "gas-system-installations",
      why: "Tall workshops on the airfield are draughty, so radiant heating often works better there than warm air.",
    },
    {
      service: "heating-system-maintenance",
      why: "If you run a school, we can service its boiler room and check the long heating pipes to the classrooms.",
    },
  ],
  street: {
    line: ["timber frames", "parade", "station", "pub", "villa", "church", "bungalow", "school", "hangar"],
    notes: [
      ["timber frames", "Where our pipes cross a fire wall between flats, we seal the gap."],
      ["bungalow", "We stand your heat pump on a base that lets the water drain away."],
      ["hangar", "Heating a hangar? We keep every flame sealed and up near the roof."],
    ],
  },
} as const satisfies AreaCopy;
