import type { AreaCopy } from "../../types";

export const borehamwood = {
  description:
    "Boiler repair, gas engineers and emergency plumbers in Borehamwood, Elstree, Radlett and Shenley, with quiet cooling for studios and stages.",
  lead: "If your boiler stops, a drain backs up or a studio overheats in Borehamwood, our gas engineers, emergency plumbers and cooling engineers can put it right. We also cover Elstree, Radlett and Shenley.",
  buildings: [
    "On the London County Council estates of the fifties, clearing a shared drain is often the landlord’s job, so if you rent, tell them as well as us. If the heat or water goes off in your apartment on Elstree Way, check with your neighbours, because you may share a boiler room.",
    "In the large houses of Radlett, a few cold rooms may mean that a heating zone valve has stuck, and we can replace it. Elstree village, towards Aldenham, is a conservation area, so we’ll look for a flue position that can’t be seen from the street.",
  ],
  working: [
    "On a sound stage, the microphones must not pick up the cooling. We use large, lined ducts that move the air slowly, and put the machines on soft mounts outside the soundproof shell.",
  ],
  dayAndNight: [
    "Between productions we [repair chillers](/services/chiller-installation), [service air conditioning](/air-conditioning) and set up [fresh air systems](/services/ventilation-systems). If a server room or an edit suite overheats at night, ring us, and read our [emergency page](/emergency) while you wait.",
    "For a leak or a blocked drain, call our [emergency plumbers](/services/emergency-plumbing-repairs), whether it’s in your own flat or a block that you manage. You can also book a [boiler repair, a service or a replacement](/boiler-services). For a home you rent out, we can do the yearly [gas safety check](/gas-services/landlord-gas-safety).",
  ],
  benefits: [
    "We design air systems for stages and edit rooms to a stated noise limit",
    "If your business is on Rowley Lane or at Centennial Park, we can come in your quiet hours",
    "If you turn an office into flats, we’ll trace the pipe routes before we give you a price",
  ],
  demand: [
    {
      service: "hvac-system-design",
      why: "Before you spend money on a dubbing room or an edit suite, we’ll work out its noise, heat and fresh air.",
    },
    {
      service: "chiller-installation",
      why: "Studio servers need cooling all year. We can add a standby chiller to the main one.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "The old iron drains in a council block can clog. If water backs up, call us before the flat below floods.",
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
      ["council block", "Sink backing up? Tell us if it’s happening in other flats too."],
      ["1960s office", "Flat in a former office? We’ll find out where its pipes run."],
    ],
  },
} as const satisfies AreaCopy;
