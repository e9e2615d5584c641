import type { AreaCopy } from "../../types";

export const borehamwood = {
  description:
    "Boiler repair, gas engineers and emergency plumbers in Borehamwood, Elstree, Radlett and Shenley, with quiet cooling for studios and stages.",
  lead: "If your boiler stops, a drain backs up or a studio overheats in Borehamwood, our gas engineers, emergency plumbers and cooling engineers can put it right. We also cover Elstree, Radlett and Shenley.",
  buildings: [
    "On the London County Council estates of the fifties, the soil pipe may be your landlord’s, and then you don’t pay for the repair. In the apartments that replaced offices on Elstree Way, find out whether your neighbours have lost heat or water too, because the plant may be shared.",
    "In the large houses of Radlett, tell us which rooms are cold, as there is often more than one heating zone. Elstree village, towards Aldenham, is a conservation area, so we’ll look for a flue position that can’t be seen. If you have a workshop at Centennial Park or a stage on Rowley Lane, give us your free days.",
  ],
  working: [
    "Microphones must not pick up the cooling of a sound stage. We use large ducts, slow air, lined bends and machines on isolators outside the sound-proof shell, with valves and fans that react to the lights.",
    "To clear a blocked soil pipe on the estates, we may need to get into your neighbour’s kitchen as well as yours. It helps if you speak to them before we arrive.",
  ],
  dayAndNight: [
    "Between productions we [repair chillers](/services/chiller-installation), [service air conditioning](/air-conditioning) and set up [fresh air systems](/services/ventilation-systems). If a server room or an edit suite overheats at night, ring us, and read our [emergency page](/emergency) while you wait.",
    "For leaks and blocked drains, call our [emergency plumbers](/services/emergency-plumbing-repairs), as a resident or as the manager of the block. At a house in Radlett or Shenley, we offer [boiler repair, a service or a replacement](/boiler-services).",
  ],
  benefits: [
    "We design air systems for stages and edit rooms to a stated noise limit",
    "Send us your shooting schedule, and we’ll fit our visits round it",
    "Turning an office into flats? We’ll trace the pipe routes before we give you a price",
  ],
  demand: [
    {
      service: "hvac-system-design",
      why: "In a dubbing room or a wardrobe store, we’ll settle noise, heat and fresh air before you buy anything.",
    },
    {
      service: "chiller-installation",
      why: "Studio servers give off heat in every season, so we install a standby machine beside the chiller.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "When the iron drains of a fifties council block fail, we clear them before the flat below floods.",
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
      ["sound stage", "Lights heat a stage in minutes, so we test cooling at full load."],
      ["council block", "Kitchens share a soil pipe, so tell us if next door is blocked too."],
      ["1960s office", "In an office turned into flats, we look for your pipes by the lift."],
    ],
  },
} as const satisfies AreaCopy;
