import type { AreaCopy } from "../../types";

export const highWycombe = {
  description:
    "Emergency plumbers, boiler repair and gas engineers in High Wycombe, Marlow and Loudwater, with air conditioning for offices and heating for workshops.",
  lead: "Call us for a boiler repair, an emergency plumber or a gas engineer in High Wycombe, Marlow or Loudwater. We work in homes and restaurants, and fit and repair air conditioning in offices and heaters in workshops.",
  buildings: [
    "In the brick terraces round Desborough Road, your drain may run under the house next door. A shared drain is usually the water company’s to clear. Flat in an old chair factory? Ask the agent which valve shuts off your water. Some houses in Micklefield stand well above the road, so we plan how to carry a new boiler up.",
    "We come to shops in the Eden shopping centre, or by the Guildhall or the Little Market House, when vans can unload. For university buildings, the Globe Park offices in Marlow and the factories and warehouses at Cressex, we agree shutdowns with you in writing.",
  ],
  working: [
    "An ordinary scaffold tower won’t stand on the steepest streets, so we plan the access before the day of the job.",
    "West Wycombe is a National Trust village, so a new flue there may need the Trust’s consent.",
  ],
  dayAndNight: [
    "If a pipe bursts, a drain blocks or a cellar floods, call our [emergency plumbers](/services/emergency-plumbing-repairs). Boiler broken? Call us for a [boiler repair](/boiler-services). Landlords can book the [yearly gas safety check](/gas-services/landlord-gas-safety).",
    "Has the office air conditioning broken down? Our [HVAC engineers](/air-conditioning) repair it. Restaurants and pubs can book [kitchen gas repairs](/gas-services/commercial-kitchen-gas). In workshops, we fit [extract and fresh air](/services/ventilation-systems) and [service gas heaters](/gas-services/appliance-servicing). We also offer managed buildings a [maintenance contract](/maintenance).",
  ],
  benefits: [
    "Spray booth losing airflow? We balance the extract and fresh air",
    "If you rent out a house, we label the stopcock and gas valve for your tenants",
    "Low water pressure up at Booker? We can fit a booster pump",
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
      ["by-law terrace", "Narrow alley by your house? We can run the flue through the roof."],
      ["factory", "Workshop busy all day? We service the heaters when machines are off."],
      ["university", "Lecture room stuffy when it’s full? We set the fans to run faster."],
    ],
  },
} as const satisfies AreaCopy;
