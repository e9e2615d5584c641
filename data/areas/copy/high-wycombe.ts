import type { AreaCopy } from "../../types";

export const highWycombe = {
  description:
    "Emergency plumbing, boiler repair and gas engineers for High Wycombe, Marlow and Loudwater, plus extract and heating for workshops and offices.",
  lead: "Need boiler repair, an emergency plumber or a gas engineer in High Wycombe, Marlow or Loudwater? We work in hillside homes, and in workshops and offices that need heating, extract or cooling.",
  buildings: [
    "In the brick terraces round Desborough Road, your drain may run under the house next door. In an old chair factory that is now homes, ask the agent which valve shuts off your stair. For shops in the Eden mall, by the Guildhall and the Little Market House, we need the unloading hours.",
    "A house in Micklefield may stand well above its road, so we bring the boiler up in parts. For the university, the Globe Park offices in Marlow and the works at Cressex and Handy Cross, we agree shutdowns in writing. In West Wycombe, a National Trust village, ask before you plan a flue.",
  ],
  working: [
    "An ordinary scaffold tower will not stand on the steepest streets. We plan other access before the day of the job.",
    "Under the centre the Wye runs in concrete and groundwater is high, so cellars near Oxford Road are checked for damp before any plant goes in. Flint walls in the Chiltern villages have to be drilled slowly and sealed against rain.",
  ],
  dayAndNight: [
    "If you rent out a terrace, it needs a [yearly gas safety record](/gas-services/landlord-gas-safety). Your tenants also need a number for [boiler breakdowns](/boiler-services). For flooded cellars and burst pipes there are our [plumbers on 24-hour call](/services/emergency-plumbing-repairs).",
    "Furniture and coating firms can ask us about [extract and fresh air](/services/ventilation-systems), or book a [service for gas heaters](/gas-services/appliance-servicing). In offices we [service air conditioning](/air-conditioning) and plan it anew for the next tenant.",
  ],
  benefits: [
    "We balance dust extract and fresh air so that your spray booth keeps its airflow",
    "We point the explosion relief of an outside collector away from people",
    "Your booster pump is chosen for the real climb from the valley main up to Booker",
  ],
  demand: [
    {
      service: "ventilation-systems",
      why: "Joinery, coating and engineering make dust, fumes or heat that has to be taken out of the room.",
    },
    {
      service: "appliance-servicing",
      why: "Heaters that breathe sawdust and boilers that run on chalk water both use more gas if they are not cleaned.",
    },
    {
      service: "hvac-system-design",
      why: "When a lease ends, walls move, and the old layout of grilles no longer fits the rooms.",
    },
  ],
  street: {
    line: [
      "market hall",
      "town hall",
      "church",
      "by-law terrace",
      "factory",
      "shopping centre",
      "university",
      "office park",
    ],
    notes: [
      ["by-law terrace", "In a narrow alley we point the boiler’s flue upwards."],
      ["factory", "Air that a dust extract takes out has to be replaced."],
      ["university", "A lecture room should have more air when it fills up."],
    ],
  },
} as const satisfies AreaCopy;
