import type { AreaCopy } from "../../types";

export const borehamwood = {
  description:
    "Boiler repair, gas engineers and emergency plumbers in Borehamwood, Elstree, Radlett and Shenley, with quiet cooling for studios and stages.",
  lead: "If your boiler stops, a drain backs up or a studio overheats in Borehamwood, our gas engineers, emergency plumbers and cooling engineers can put it right. We also cover Elstree, Radlett and Shenley.",
  buildings: [
    "On the London County Council estates of the fifties, ask whether the soil pipe is yours before you pay for a repair. In the apartments that replaced offices on Elstree Way, a fault with heat or water may be in shared plant.",
    "In the large houses of Radlett, tell us which rooms are cold, as there is often more than one heating zone. Elstree village, towards Aldenham, is a conservation area, so show us where a flue would be seen. For a workshop at Centennial Park or a stage on Rowley Lane, give us your free days.",
  ],
  working: [
    "A sound stage has to be cooled so quietly that the microphones don’t pick it up. That takes large ducts, slow air, lined bends and machines on isolators outside the sound-proof shell. The valves and fans also have to follow the lights quickly.",
    "To clear a blocked soil pipe on the estates, we may need to get into your neighbour’s kitchen as well as yours. It helps if you speak to them before we arrive.",
  ],
  dayAndNight: [
    "Between productions we [repair chillers](/services/chiller-installation), [service air conditioning](/air-conditioning) and set up [fresh air systems](/services/ventilation-systems). If a server room or an edit suite overheats at night, read our [emergency page](/emergency) while you wait for us.",
    "Leaks and blocked drains are for our [emergency plumbers](/services/emergency-plumbing-repairs), whether you live in the block or manage it. For a house in Radlett or Shenley, ask for [boiler repair, a service or a replacement](/boiler-services).",
  ],
  benefits: [
    "We design air systems for stages and edit rooms to a stated noise limit",
    "You choose the hours, and we fit our visits round your shooting schedule",
    "Pipe routes in an office that becomes flats are traced before you are given a price",
  ],
  demand: [
    {
      service: "hvac-system-design",
      why: "In a dubbing room or a wardrobe store, noise, heat and fresh air have to be settled before anything is bought.",
    },
    {
      service: "chiller-installation",
      why: "Studio servers give off heat in every season, so their chilled water needs a standby machine.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "When the iron drains of a fifties council block fail, they can flood the flat below.",
    },
  ],
  street: {
    line: [
      "parade",
      "semi",
      "sound stage",
      "council block 4",
      "new flats 6",
      "1960s office 5",
      "new-town terrace",
      "detached house",
    ],
    notes: [
      ["sound stage", "Stage lights can go from nothing to hundreds of kilowatts in minutes."],
      ["council block", "Kitchens stand back to back on one soil pipe, so blockages are shared."],
      ["1960s office", "In an office turned into flats, pipes often rise by the lift lobby."],
    ],
  },
} as const satisfies AreaCopy;
