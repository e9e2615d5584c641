import type { AreaCopy } from "../../types";

export const borehamwood = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Borehamwood, Elstree, Radlett and Shenley, for homes, shops, offices and film studios.",
  lead: "Boiler stopped, pipe burst or air con not working? We send gas engineers, emergency plumbers and air conditioning engineers to homes, shops, restaurants, offices and studios in Borehamwood, Elstree, Radlett and Shenley.",
  buildings: [
    "If your heating goes off in the new flats on Elstree Way, and your neighbours’ too, tell the building manager. In a detached house in Radlett, tell us which rooms are cold, as the heating may have several zones.",
    "In the Elstree village conservation area and towards Aldenham, we look for a flue position that can’t be seen from the street. We can come out of hours to offices and workshops on Rowley Lane or at Centennial Park.",
  ],
  working: [
    "On a sound stage, the microphones must not pick up the cooling. We use large, lined ducts, so the air moves slowly, and put the plant outside, on anti-vibration mounts.",
  ],
  dayAndNight: [
    "For a burst pipe or a blocked drain in your home or a block you manage, call our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour. If you rent your home, tell your landlord first: drains, heating and hot water are their job. If your own boiler stops, ring us for a [boiler repair](/boiler-services), day or night. For a home you rent out, we do the annual [gas safety check](/gas-services/landlord-gas-safety).",
    "We repair and service [air conditioning](/air-conditioning) in shops, restaurants and offices, and do [kitchen gas](/gas-services/commercial-kitchen-gas) repairs and checks. If you manage a block, ask about a [maintenance contract](/maintenance).",
    "We maintain [chillers](/services/chiller-installation) and [ventilation](/services/ventilation-systems) in studios. If your air con or server room cooling fails, [ring us day or night](/services/emergency-hvac), and read our [emergency page](/emergency) while you wait.",
  ],
  benefits: [
    "We trace the leak behind a damp patch before we lift a floor",
    "In a film studio, we work between productions, while the stage is empty",
    "If you turn an office into flats, we survey the pipes before we quote",
  ],
  demand: [
    {
      service: "hvac-system-design",
      why: "Before you build a dubbing room or an edit suite, we work out the cooling and fresh air it needs.",
    },
    {
      service: "chiller-installation",
      why: "Studio servers need cooling all year, so we can add a standby chiller.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "Old iron drains in post-war council blocks can clog. We clear them, then look inside with a camera.",
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
      ["sound stage", "When the cooling fails on a sound stage, we come and repair it."],
      ["council block", "If a sink backs up, we clear your pipe or the block’s drain."],
      ["1960s office", "Office air con can’t keep up? We repair it or add a unit."],
    ],
  },
} as const satisfies AreaCopy;
