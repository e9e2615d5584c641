import type { AreaCopy } from "../../types";

export const highWycombe = {
  description:
    "Emergency plumbing, boiler repair and gas engineers for High Wycombe, Marlow and Loudwater, plus extract and heating for workshops and offices.",
  lead: "Call us for boiler repair, an emergency plumber or a gas engineer in High Wycombe, Marlow or Loudwater. We work in hillside homes, and in workshops and offices that need heating, extract or cooling.",
  buildings: [
    "In the brick terraces round Desborough Road, your drain may run under the house next door, so we may need to look there too. Is your flat in an old chair factory? Ask the agent which valve shuts off the water to your staircase. For a shop in the Eden mall, or by the Guildhall or the Little Market House, we’ll come when vans can unload.",
    "If your house in Micklefield is well above the road, we’ll carry the boiler up. If you manage a university building, one of the Globe Park offices in Marlow or a factory at Cressex, we’ll agree shutdowns with you in writing. West Wycombe is a National Trust village, so a new flue there may need the Trust’s consent.",
  ],
  working: [
    "An ordinary scaffold tower won’t stand on the steepest streets, so we plan the access before the day of the job.",
    "Groundwater is high in the centre, so we check cellars near Oxford Road for damp before we put a boiler in one.",
  ],
  dayAndNight: [
    "If you’re a landlord, we can do the [yearly gas safety check](/gas-services/landlord-gas-safety) and repair your tenants’ [boilers](/boiler-services). If a cellar floods or a pipe bursts, call our [24-hour plumbers](/services/emergency-plumbing-repairs).",
    "If you make or coat furniture, ask us about [extract and fresh air](/services/ventilation-systems), or book a [service for gas heaters](/gas-services/appliance-servicing). In offices we [service and repair air conditioning](/air-conditioning).",
  ],
  benefits: [
    "We balance dust extract and fresh air so that your spray booth keeps its airflow",
    "In a house that you rent out, we can label the stopcock and the gas valve for your tenants",
    "If your water pressure is low up at Booker, we can fit a booster pump",
  ],
  demand: [
    {
      service: "ventilation-systems",
      why: "Dust, fumes or heat in your workshop? We can fit extract that takes them out.",
    },
    {
      service: "appliance-servicing",
      why: "Sawdust in a workshop heater wastes gas, so we clean it out at every service.",
    },
    {
      service: "hvac-system-design",
      why: "If you move walls for a new tenant, we can re-plan the air grilles to suit the rooms.",
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
      ["by-law terrace", "Narrow alley by your house? We can run the flue out of the roof."],
      ["factory", "We can service workshop heaters while your machines are stopped."],
      ["university", "We can set lecture rooms to get more air as they fill up."],
    ],
  },
} as const satisfies AreaCopy;
