import type { AreaCopy } from "../../types";

export const highWycombe = {
  description:
    "Emergency plumbing, boiler repair and gas engineers for High Wycombe, Marlow and Loudwater, plus extract and heating for workshops and offices.",
  lead: "Need boiler repair, an emergency plumber or a gas engineer in High Wycombe, Marlow or Loudwater? We work in hillside homes, and in workshops and offices that need heating, extract or cooling.",
  buildings: [
    "In the brick terraces round Desborough Road, your drain may run under the house next door, so we’ll ask there too. If you live in an old chair factory, find out from the agent which valve shuts off your stair. For shops in the Eden mall, by the Guildhall and the Little Market House, we need the unloading hours.",
    "A house in Micklefield may stand well above its road, so we’ll bring the boiler up in parts. At the university, the Globe Park offices in Marlow and the works at Cressex and Handy Cross, we agree shutdowns in writing. In West Wycombe, a National Trust village, talk to us before you plan a flue.",
  ],
  working: [
    "An ordinary scaffold tower won’t stand on the steepest streets, so we plan other access before the day of the job.",
    "Under the centre the Wye runs in concrete and groundwater is high, and we check cellars near Oxford Road for damp before any plant goes in. Flint walls in the Chiltern villages have to be drilled slowly and sealed against rain.",
  ],
  dayAndNight: [
    "If you rent out a terrace, it needs a [yearly gas safety record](/gas-services/landlord-gas-safety), and your tenants need a number for [boiler breakdowns](/boiler-services). When a cellar floods or a pipe bursts, call our [plumbers on 24-hour call](/services/emergency-plumbing-repairs).",
    "Furniture and coating firms can ask us about [extract and fresh air](/services/ventilation-systems), or book a [service for gas heaters](/gas-services/appliance-servicing). In offices we [service air conditioning](/air-conditioning) and plan it anew for the next tenant.",
  ],
  benefits: [
    "We balance dust extract and fresh air so that your spray booth keeps its airflow",
    "We point the explosion relief of an outside collector away from people",
    "For homes up at Booker, we’ll choose a booster pump that suits the real climb from the valley",
  ],
  demand: [
    {
      service: "ventilation-systems",
      why: "We take dust, fumes and heat out of joinery, coating and engineering workshops.",
    },
    {
      service: "appliance-servicing",
      why: "Sawdust in a heater and chalk scale in a boiler both waste gas, so we clean them out.",
    },
    {
      service: "hvac-system-design",
      why: "When walls move for a new tenant, we’ll redraw the grilles so that they fit the rooms.",
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
      ["factory", "We put back the air that your dust extract takes out."],
      ["university", "We set lecture rooms to get more air when they fill up."],
    ],
  },
} as const satisfies AreaCopy;
