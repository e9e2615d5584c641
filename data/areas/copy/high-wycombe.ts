import type { AreaCopy } from "../../types";

export const highWycombe = {
  description:
    "Emergency plumbers, boiler repair and gas engineers in High Wycombe, Marlow and Loudwater, with air conditioning for offices and heating for workshops.",
  lead: "Call us for a boiler repair, an emergency plumber or a gas engineer in High Wycombe, Marlow or Loudwater. We work in homes, shops, restaurants, offices, workshops and warehouses, and repair air conditioning and workshop heaters too.",
  buildings: [
    "Drains in the brick terraces round Desborough Road may run under the house next door. The water company usually clears a shared drain. If your flat is in an old chair factory, ask the managing agent which stopcock is yours. Some houses in Micklefield stand well above the road, so tell us about any steps.",
    "For shops in the Eden shopping centre, or near the Guildhall or Little Market House, we come when vans can unload.",
  ],
  working: [
    "If your shower runs hot and cold, we find the fault and repair it. In Booker, we can fit a booster pump for low water pressure.",
    "West Wycombe is a National Trust village, so a new flue there may need the Trust’s consent.",
  ],
  dayAndNight: [
    "If a pipe bursts, a drain blocks or a cellar floods, call our [emergency plumbers](/services/emergency-plumbing-repairs), day or night. Boiler broken? If you rent your home, ring your landlord first: they have to repair it. If you own or let the home, our gas engineers come at any hour for a [boiler repair](/boiler-services). Landlords can book the [annual gas safety check](/gas-services/landlord-gas-safety).",
    "If the air con stops in your shop, restaurant or office, ring us day or night for an [urgent repair](/services/emergency-hvac). Our [air conditioning engineers](/air-conditioning) service it too, and we repair [kitchen gas](/gas-services/commercial-kitchen-gas) in restaurants. We fit [extract and fresh air](/services/ventilation-systems) in workshops and warehouses and [service gas heaters](/gas-services/appliance-servicing), under a [maintenance contract](/maintenance) if you like.",
  ],
  benefits: [
    "A scaffold tower won’t stand on the steepest streets, so we plan access first",
    "We agree shutdowns in writing in Globe Park offices, Cressex factories and university buildings",
    "We label the stopcock and gas valve in homes you let",
  ],
  demand: [
    {
      service: "ventilation-systems",
      why: "We fit extract systems for workshops with dust or fumes.",
    },
    {
      service: "appliance-servicing",
      why: "Sawdust clogs workshop heaters. We clean it out.",
    },
    {
      service: "hvac-system-design",
      why: "If you move partitions, we can redesign the ventilation to suit.",
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
      ["by-law terrace", "In a terrace on a narrow alley, we can run the flue through the roof."],
      ["factory", "We service workshop heaters while the machines are off."],
      ["office park", "Office too hot by the afternoon? We find out why and fix it."],
    ],
  },
} as const satisfies AreaCopy;
