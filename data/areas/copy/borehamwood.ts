import type { AreaCopy } from "../../types";

export const borehamwood = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Borehamwood, Elstree, Radlett and Shenley, for homes, offices, workshops and film studios.",
  lead: "Blocked drain, or a boiler repair that can’t wait? Our emergency plumbers and gas engineers cover Borehamwood, Elstree, Radlett and Shenley, day or night. We also repair air con in offices, workshops and film studios.",
  advice: {
    houses: [
      "A detached house in Radlett may have several heating zones, each with its own valve and thermostat. When you ring, tell us which rooms are cold, so that we know which zone to look at.",
    ],
    flats: [
      "If the heating stops in your new flat on Elstree Way and your neighbours are cold too, the fault is probably in the shared heating system. Ring your landlord if you rent, or the building manager if you own the flat.",
      "When an office block is turned into flats, every flat needs its own water and waste pipes. We survey the pipes that are there before we quote for new ones.",
    ],
    shops: [
      "If the ovens in your restaurant or café on Shenley Road won’t light, look whether the extract fan is running, as the gas may shut off without it. We can repair the fan or the ovens.",
    ],
    offices: [
      "On a sound stage, the microphones mustn’t pick up the cooling. We use large, lined ducts, so that the air moves slowly, and put noisy equipment outside on anti-vibration mounts.",
      "A film studio can’t stop filming for a service, so we can work between productions, while the stage is empty. One [maintenance contract](/maintenance) can cover the [chillers](/services/chiller-installation) and the [ventilation](/services/ventilation-systems).",
      "Air conditioning has to be off while we service it, so in offices and workshops on Rowley Lane and at Centennial Park, we can come out of hours, when the rooms are empty.",
    ],
    access: [
      "Elstree village is a conservation area, so a flue on the street side may not be allowed. There and in Aldenham, we look for a position that can’t be seen from the street.",
    ],
  },
  demand: [
    {
      service: "hvac-system-design",
      why: "Dubbing rooms and edit suites are full of warm equipment and can’t have open windows. We design cooling and ventilation for rooms like these.",
    },
    {
      service: "chiller-installation",
      why: "Studio servers need cooling all year, even while a chiller is being repaired. We can add a standby chiller, which takes over when the first one stops.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "In post-war blocks, the old iron drains clog as they rust. If you look after a block, we can clear the drain, then look inside with a camera.",
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
      ["sound stage", "Stage too hot under the lights? We repair the cooling, day or night."],
      ["council block", "Sink backing up in a council block? Tell the council, as the shared drain may be blocked."],
      ["1960s office", "The air con in a 1960s office may be too small for all the sun on its windows. We can check."],
    ],
  },
} as const satisfies AreaCopy;
