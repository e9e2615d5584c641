import type { AreaCopy } from "../../types";

export const borehamwood = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Borehamwood, Elstree, Radlett and Shenley, for homes, shops, offices and film studios.",
  lead: "Blocked drain or broken boiler at home? Day or night, our emergency plumbers and gas engineers cover Borehamwood, Elstree, Radlett and Shenley. We also repair air con in shops, offices and film studios.",
  advice: {
    houses: [
      "We trace the leak behind a damp patch before lifting floors.",
      "A detached house in Radlett may have several heating zones, so tell us which rooms are cold.",
    ],
    flats: [
      "If you turn an office into flats, we survey the pipes before we quote.",
      "If your heating stops in the new flats on Elstree Way, and your neighbours’ does too, tell the building manager.",
    ],
    shops: [
      "If you run a studio, one [maintenance contract](/maintenance) can cover the [chillers](/services/chiller-installation) and the [ventilation](/services/ventilation-systems).",
    ],
    offices: [
      "We work in film studios between productions, while the stage is empty.",
      "On a sound stage, the microphones must not pick up the cooling. We use large, lined ducts, so the air moves slowly, and put the plant outside, on anti-vibration mounts.",
    ],
    access: [
      "In the Elstree village conservation area and in Aldenham, we look for a flue position that can’t be seen from the street.",
      "We can come out of hours to offices and workshops on Rowley Lane or at Centennial Park.",
    ],
  },
  demand: [
    {
      service: "hvac-system-design",
      why: "We design the cooling and fresh air for dubbing rooms and edit suites.",
    },
    {
      service: "chiller-installation",
      why: "Studio servers need cooling all year. We can add a standby chiller.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "If an old iron drain clogs in a post-war council block, we can clear it, then look inside with a camera.",
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
      ["sound stage", "We repair the cooling on sound stages, day or night."],
      ["council block", "If your sink backs up, the block’s main drain may be blocked."],
      ["1960s office", "Office air con can’t keep up? We check filters and refrigerant."],
    ],
  },
} as const satisfies AreaCopy;
