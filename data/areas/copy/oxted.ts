import type { AreaCopy } from "../../types";

export const oxted = {
  description:
    "Emergency plumber, gas engineers and boiler repair in Oxted, Limpsfield, Westerham and Biggin Hill: frozen pipes, heat pumps and hangar heating.",
  lead: "Call us for an emergency plumber or a gas engineer anywhere from Old Oxted to the hilltop at Tatsfield and Biggin Hill. We also mend frozen pipes and fit heat pumps in houses that burn oil.",
  buildings: [
    "If you live over the shops in Station Road, behind the timbered gables, your flat may share its drain with the shop. In a medieval or Tudor inn in Old Oxted, we look for the old chimney before we plan a flue. We lag the pipes in the cold roof space of an Arts and Crafts villa at Limpsfield Chart. In council terraces at Hurst Green, near the station and the school, we usually find an easy place for a new boiler. For a bungalow at Tatsfield or Biggin Hill, or a house round the green at Westerham, say how you heat it, so that the right engineer comes.",
  ],
  working: [
    "In Old Oxted a van can’t wait for long, so we carry plant by hand from the top or the foot of the hill.",
    "If you want a ground source heat pump, the sandstone under Limpsfield suits boreholes, and the damp clay of the vale suits pipes in trenches. At Tatsfield, above 200 m, we protect outdoor units against its long frosts.",
  ],
  dayAndNight: [
    "If a pipe has frozen or burst, turn off the stop valve and call our [emergency plumbers](/services/emergency-plumbing-repairs). For a cold house you need our [boiler repair](/boiler-services) engineers. Before you replace an oil boiler, let us compare it with [ground and air heat pumps](/services/energy-efficient-solutions).",
    "We design and fit [radiant gas heating](/services/gas-system-installations), and repair [kitchen gas](/gas-services/commercial-kitchen-gas) in inns and restaurants. Landlords can leave the [yearly gas check](/gas-services/landlord-gas-safety) to us, with any repairs it shows.",
  ],
  benefits: [
    "We’ll photograph each sealed pipe for the freeholder or the next surveyor",
    "We’ll tell you early whether your garden suits a borehole, a trench or neither",
    "We mount sealed burners high up, so your hangar can be heated with aircraft inside",
  ],
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "If you have a detached house on the Chart or a farm under the Downs, there may be land for a ground source heat pump.",
    },
    {
      service: "gas-system-installations",
      why: "In tall, draughty workshops on the airfield we fit radiant heating in zones rather than warm air.",
    },
    {
      service: "heating-system-maintenance",
      why: "We service school boiler rooms from Hurst Green to Westerham, and the long pipes to the classrooms.",
    },
  ],
  street: {
    line: ["timber frames", "parade", "station", "pub", "villa", "church", "bungalow", "school", "hangar"],
    notes: [
      ["timber frames", "We seal every pipe that passes through the fire walls between flats."],
      ["bungalow", "On chalk we give your outdoor unit a base that drains."],
      ["hangar", "Jet fuel and large doors mean we keep every flame off the floor."],
    ],
  },
} as const satisfies AreaCopy;
