import type { AreaCopy } from "../../types";

export const oxted = {
  description:
    "Emergency plumber, gas engineers and boiler repair in Oxted, Limpsfield, Westerham and Biggin Hill: frozen pipes, heat pumps and hangar heating.",
  lead: "From Old Oxted to the hilltop at Tatsfield and Biggin Hill, you can call us for an emergency plumber or a gas engineer. We also mend frozen pipes and fit heat pumps in houses that burn oil.",
  buildings: [
    "If you live over the shops in Station Road, behind the timbered gables, your flat may share its drain with the shop. In a medieval or Tudor inn in Old Oxted, we look for the old chimney before we plan a flue. An Arts and Crafts villa at Limpsfield Chart often has pipes in a cold roof space, which we can lag. Council terraces at Hurst Green, near the station and the school, usually have an easy place for a new boiler. For a bungalow at Tatsfield or Biggin Hill, or a house round the green at Westerham, say how you heat it, so that the right engineer comes.",
  ],
  working: [
    "In Old Oxted a van can’t wait for long, so we carry plant by hand from the top or the foot of the hill.",
    "If you want a ground source heat pump, the sandstone under Limpsfield suits boreholes, and the damp clay of the vale suits pipes in trenches. Tatsfield lies above 200 m with long frosts, so we give outdoor units there frost protection. At the airfield, large doors and jet fuel rule out an open burner near the floor.",
  ],
  dayAndNight: [
    "If a pipe has frozen or burst, turn off the stop valve and call our [emergency plumbers](/services/emergency-plumbing-repairs). If the house is cold, ask for [boiler repair](/boiler-services). Before you replace an oil boiler, let us compare it with [ground and air heat pumps](/services/energy-efficient-solutions).",
    "We also design and fit [radiant gas heating](/services/gas-system-installations), and look after [kitchen gas](/gas-services/commercial-kitchen-gas) in inns and restaurants. If you rent out a flat, we’ll do its [landlord’s gas check](/gas-services/landlord-gas-safety) and any repairs it shows.",
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
      why: "Airfield workshops are tall and draughty, so we fit radiant heating in zones rather than warm air.",
    },
    {
      service: "heating-system-maintenance",
      why: "We service school boiler rooms from Hurst Green to Westerham, and the long pipes to the classrooms.",
    },
  ],
  street: {
    line: ["timber frames", "parade", "station", "pub", "villa", "church", "bungalow", "school", "hangar"],
    notes: [
      ["timber frames", "Fire walls divide the flats, so we seal every pipe through them."],
      ["bungalow", "On chalk we give your outdoor unit a base that drains."],
      ["hangar", "In a hangar we keep every flame well above the floor."],
    ],
  },
} as const satisfies AreaCopy;
