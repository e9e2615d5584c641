import type { AreaCopy } from "../../types";

export const borehamwood = {
  description:
    "Boiler repair, gas engineers and emergency plumbers in Borehamwood, Elstree, Radlett and Shenley, with quiet cooling for studios and stages.",
  lead: "If your boiler stops, a drain backs up or a studio overheats in Borehamwood, our gas engineers, emergency plumbers and cooling engineers can put it right. We also cover Elstree, Radlett and Shenley.",
  buildings: [
    "On the London County Council estates of the fifties, clearing the soil pipe may be your landlord’s job. If we do come, we may need to get into your neighbour’s kitchen as well as yours, so please ask them first. In the apartments that replaced offices on Elstree Way, check whether your neighbours have lost heat or water too, because you may share a boiler room.",
    "Do you live in one of the large houses of Radlett? Tell us which rooms are cold, because there may be more than one heating zone. Elstree village, towards Aldenham, is a conservation area, so we’ll look for a flue position that can’t be seen from the street.",
  ],
  working: [
    "On a sound stage, the microphones must not pick up the cooling. We use large, lined ducts that move the air slowly, and put the machines on soft mounts outside the soundproof shell.",
  ],
  dayAndNight: [
    "Between productions we [repair chillers](/services/chiller-installation), [service air conditioning](/air-conditioning) and set up [fresh air systems](/services/ventilation-systems). If a server room or an edit suite overheats at night, ring us, and read our [emergency page](/emergency) while you wait.",
    "For a leak or a blocked drain, call our [emergency plumbers](/services/emergency-plumbing-repairs), whether it’s in your own flat or a block that you manage. If you live in Radlett or Shenley, you can also book a [boiler repair, a service or a replacement](/boiler-services).",
  ],
  benefits: [
    "We design air systems for stages and edit rooms to a stated noise limit",
    "If your business is on Rowley Lane or at Centennial Park, send us your schedule and we’ll come when you’re quiet",
    "Turning an office into flats? We’ll trace the pipe routes before we give you a price",
  ],
  demand: [
    {
      service: "hvac-system-design",
      why: "Before you spend money on a dubbing room or a wardrobe store, we’ll work out its noise, heat and fresh air.",
    },
    {
      service: "chiller-installation",
      why: "Studio servers give off heat all year, so we can install a standby chiller beside the main one.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "The iron drains in a fifties council block can clog. Call us before the flat below floods.",
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
      ["sound stage", "Lights heat a stage in minutes, so we test the cooling at full load."],
      ["council block", "Sink backing up? Tell us if the flats above or below have it too."],
      ["1960s office", "Flat in a former office? We’ll look for your pipes by the lift."],
    ],
  },
} as const satisfies AreaCopy;
