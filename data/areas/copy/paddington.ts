import type { AreaCopy } from "../../types";

export const paddington = {
  description:
    "For hotels and flats in Paddington, Bayswater, Maida Vale and St John’s Wood: emergency plumbers, gas engineers, boiler repair and air conditioning.",
  lead: "If your hotel, office or flat needs an emergency plumber or a gas engineer in Paddington, Bayswater, Maida Vale or St John’s Wood, ring us. Our engineers look after shared heating, hot water and air conditioning too.",
  buildings: [
    "In a stucco hotel in Bayswater, Sussex Gardens or Norfolk Square, a leak can cross a party wall, so we look in both houses. In an office at Sheldon Square or Merchant Square by the canal, or in the flats of this century, we work by the landlord’s permit.",
    "In a mansion flat on Elgin Avenue or Lauderdale Road, ask which riser feeds your kitchen. The council blocks of the Hallfield Estate are listed, so even a new vent may need consent. In St John’s Wood, and towards Marble Arch, tell us the height of the car park. Near St Mary’s Hospital and the station, or in Little Venice, ask us about a parking bay.",
  ],
  working: [
    "A hotel made from six houses has six staircases, uneven floors and hot-water pipes that wander between the walls. If a room is cold, the return pipe was often never balanced. We draw the circuit, fit balancing valves and log the temperatures before anyone blames the boiler.",
    "Basements by the canal depend on pumps, so we test pumps and alarms under load. In Maida Vale, outdoor units go in rear areas if your head lease allows it, and the bedrooms round the same court set the noise limit. If your block has a porter, please ask where our van may stop.",
  ],
  dayAndNight: [
    "Keep the number of our [emergency plumbers](/services/emergency-plumbing-repairs) at the night desk, because water from a top-floor bathroom does not wait until morning. In a flat, ring our engineers for [boiler repair](/boiler-services), and in a rented one book the [gas safety record for landlords](/gas-services/landlord-gas-safety) as well.",
    "If you manage a hotel, we offer [commercial boiler installation](/gas-services/commercial-boiler-installation), [commercial plumbers](/plumbing-services) and a check of your [hot water for Legionella](/services/water-system-maintenance). For mansion blocks there is [shared heating maintenance](/services/heating-system-maintenance), and for offices by the basin our [heating and cooling contractors](/hvac-services).",
  ],
  benefits: [
    "We work through your hotel wing by wing, so most rooms can still be sold",
    "You get the return temperature of each hot-water pipe in writing",
    "We find out what your head lease allows before you pay for a survey",
  ],
  demand: [
    {
      service: "commercial-boiler-installation",
      why: "Hotels use most hot water at breakfast. Several boilers with a store meet that peak better than one that is too large.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "A burst pipe on the top floor can wet the plaster of four storeys before it shows at reception.",
    },
    {
      service: "heating-system-maintenance",
      why: "Pumps, valves and water treatment of a shared system are best seen to before residents turn the heating on.",
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
      ["stucco terrace", "The room furthest from the cylinder waits longest for hot water."],
      ["waterside", "A sealed building by the canal runs its cooling every day."],
      ["mansion block", "Summer is the time to work on a mansion block’s heating."],
    ],
  },
} as const satisfies AreaCopy;
