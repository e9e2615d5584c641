import type { AreaCopy } from "../../types";

export const paddington = {
  description:
    "For hotels and flats in Paddington, Bayswater, Maida Vale and St John’s Wood: emergency plumbers, gas engineers, boiler repair and air conditioning.",
  lead: "If your hotel, office or flat needs an emergency plumber or a gas engineer in Paddington, Bayswater, Maida Vale or St John’s Wood, ring us. We repair and service shared heating, hot water and air conditioning too.",
  buildings: [
    "In a stucco hotel in Bayswater, Sussex Gardens or Norfolk Square, a leak can cross a party wall, so we look in both houses. In the offices at Sheldon Square and Merchant Square by the canal, and in the flats of this century, we work under the landlord’s permit.",
    "In a mansion flat on Elgin Avenue or Lauderdale Road, we’ll find out which pipe feeds your kitchen. The council blocks of the Hallfield Estate are listed, and we’ll check whether a new vent needs consent. In St John’s Wood and towards Marble Arch, tell us your car park’s height, so that our van fits. Near St Mary’s Hospital, the station or Little Venice, we may need a parking bay, so please book early.",
  ],
  working: [
    "A hotel made from six houses has six staircases, uneven floors and hot-water pipes that wander between the walls. If a room is cold, the return pipe was often never balanced. We’ll draw the circuit, fit balancing valves and log the temperatures before anyone blames the boiler.",
    "We test the pumps and alarms of basements by the canal under load. In Maida Vale, outdoor units can go in rear areas if your head lease allows it, and we choose them for the bedrooms round the court. If your block has a porter, please ask where our van may stop.",
  ],
  dayAndNight: [
    "Keep the number of our [emergency plumbers](/services/emergency-plumbing-repairs) at the night desk, because water from a top-floor bathroom won’t wait until morning. At home, ring us for [boiler repair](/boiler-services), or the [gas safety record for landlords](/gas-services/landlord-gas-safety) if you rent the flat out.",
    "Hotels can ask us for [commercial boiler installation](/gas-services/commercial-boiler-installation), [commercial plumbers](/plumbing-services) and a check of your [hot water for Legionella](/services/water-system-maintenance). We [maintain shared heating](/services/heating-system-maintenance) in mansion blocks, and our [heating and cooling contractors](/hvac-services) can do the same for your office by the basin.",
  ],
  benefits: [
    "We’ll work through your hotel wing by wing, so you can still sell most rooms",
    "We’ll give you the return temperature of each hot-water pipe in writing",
    "We find out what your head lease allows before you pay for a survey",
  ],
  demand: [
    {
      service: "commercial-boiler-installation",
      why: "Hotels use most hot water at breakfast, so we fit several boilers and a store instead of one that’s too large.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "A burst on the top floor can soak four storeys before reception notices, so call us at the first damp patch.",
    },
    {
      service: "heating-system-maintenance",
      why: "We see to the pumps, valves and water treatment of shared heating before residents turn it on.",
    },
  ],
  street: {
    line: [
      "stucco terrace",
      "hotel 7",
      "waterside",
      "mansion block 6",
      "new flats 8",
      "hospital 7",
      "station",
      "council block",
    ],
    notes: [
      ["stucco terrace", "If the far rooms wait for hot water, we balance the return pipes."],
      ["waterside", "If your offices are sealed, we service the cooling out of hours."],
      ["mansion block", "We work on a mansion block’s heating in summer, when it’s off."],
    ],
  },
} as const satisfies AreaCopy;
