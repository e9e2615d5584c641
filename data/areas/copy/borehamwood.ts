import type { AreaCopy } from "../../types";

export const borehamwood = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Borehamwood, Elstree, Radlett and Shenley, for homes, shops, offices and film studios.",
  lead: "Boiler stopped, pipe burst or office too hot? We send gas engineers, emergency plumbers and cooling engineers to Borehamwood, Elstree, Radlett and Shenley.",
  buildings: [
    "On the post-war council estates, tell your landlord about a blocked drain, because it may be theirs or the water company’s to clear. If the heat or water goes off in an apartment on Elstree Way, check with your neighbours, because you may share a boiler room. A detached house in Radlett may have several heating zones, so please tell us which rooms are cold.",
    "Elstree village, towards Aldenham, has a conservation area, so there we look for a flue position that can’t be seen from the street. For offices and workshops on Rowley Lane or at Centennial Park, we can come at quiet times.",
  ],
  working: [
    "On a sound stage, the microphones must not pick up the cooling. We use large, lined ducts that move the air slowly, and put the machines outside on soft mounts.",
  ],
  dayAndNight: [
    "For a burst pipe or a blocked drain, call our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour, whether it’s in your own home or a block that you manage. You can also book a [boiler repair, a service or a replacement](/boiler-services). For a home you rent out, we do the yearly [gas safety check](/gas-services/landlord-gas-safety).",
    "Shop or office too warm? We [repair and service air conditioning](/air-conditioning). Restaurants and canteens can call us for [kitchen gas](/gas-services/commercial-kitchen-gas) repairs and checks, and managing agents for [maintenance](/maintenance) of a whole block.",
    "For studios we maintain [chillers](/services/chiller-installation) and [fresh air systems](/services/ventilation-systems). When a server room or an edit suite overheats at night, ring us, and read our [emergency page](/emergency) while you wait.",
  ],
  benefits: [
    "Damp patch at home? We trace the leak before we lift a floor",
    "In a film studio, we work between productions, while the stage is empty",
    "If you turn an office into flats, we trace the pipe routes before we give you a price",
  ],
  demand: [
    {
      service: "hvac-system-design",
      why: "Before you build a dubbing room or an edit suite, we work out the cooling and fresh air it needs.",
    },
    {
      service: "chiller-installation",
      why: "Studio servers need cooling all year. We can add a standby chiller to the main one.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "Old iron drains can clog. We clear them, and look inside with a camera to see their condition.",
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
      ["sound stage", "Stage too hot under the lights? We test and repair its cooling."],
      ["council block", "Sink backing up? Tell us if it’s happening in other flats too."],
      ["1960s office", "Office hot every afternoon? We can repair the cooling or add to it."],
    ],
  },
} as const satisfies AreaCopy;
