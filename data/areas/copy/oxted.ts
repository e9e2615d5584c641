import type { AreaCopy } from "../../types";

export const oxted = {
  description:
    "Emergency plumber, gas engineers and boiler repair in Oxted, Limpsfield, Westerham and Biggin Hill: frozen pipes, heat pumps and hangar heating.",
  lead: "From Old Oxted to the hilltop at Tatsfield and Biggin Hill, we send emergency plumbers, gas engineers and heating engineers. We repair boilers, thaw and mend frozen pipes, and fit heat pumps where a house burns oil.",
  buildings: [
    "A flat over the shops in Station Road, behind the timbered gables, may share its drain with the shop. In a medieval or Tudor inn in Old Oxted, we look for the old chimney before we plan a flue. An Arts and Crafts villa at Limpsfield Chart often has pipes in a cold roof space. Council terraces at Hurst Green, near the station and the school, usually have an easy place for a new boiler. For a bungalow at Tatsfield or Biggin Hill, or a house round the green at Westerham, tell us how you heat it.",
  ],
  working: [
    "The timber on the fronts of Station Road is decoration, but fire walls divide the flats behind it. We sleeve and seal every pipe that passes through a floor. In Old Oxted a van cannot wait for long, so we carry plant by hand from the top or the foot of the hill.",
    "Sandstone under Limpsfield suits boreholes for a heat pump, while the damp clay of the vale suits pipes in trenches. Tatsfield lies above 200 m and its frosts last longer than those in the valley, so outdoor units there get frost protection. At the airfield, large doors and jet fuel rule out an open burner near the floor.",
  ],
  dayAndNight: [
    "If a pipe has frozen or burst, turn off the stop valve and call our [emergency plumbers](/services/emergency-plumbing-repairs). If the house is cold, ask for [boiler repair](/boiler-services). Before you replace an oil boiler, compare it with [ground and air heat pumps](/services/energy-efficient-solutions).",
    "We also design and fit [radiant gas heating](/services/gas-system-installations) and look after [kitchen gas](/gas-services/commercial-kitchen-gas) in inns and restaurants. If you rent out a flat, book its [landlord’s gas check](/gas-services/landlord-gas-safety) and we can do the repairs that follow from it.",
  ],
  benefits: [
    "You get photographs of each sealed pipe, for the freeholder or the next surveyor",
    "We tell you early whether your garden suits a borehole, a trench or neither",
    "We mount sealed burners high up, so a hangar can be heated with aircraft inside",
  ],
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "Detached houses on the Chart and farms under the Downs have land for the pipes of a ground source heat pump.",
    },
    {
      service: "gas-system-installations",
      why: "Workshops on the airfield are tall and draughty, so radiant heating in zones works better than warm air.",
    },
    {
      service: "heating-system-maintenance",
      why: "Schools from Hurst Green to Westerham often have a boiler room far from the classrooms it heats.",
    },
  ],
  street: {
    line: ["timber frames", "parade", "station", "pub", "villa", "church", "bungalow", "school", "hangar"],
    notes: [
      ["timber frames", "Behind the timber front, fire walls divide the flats."],
      ["bungalow", "On the chalk an outdoor unit needs a base that drains."],
      ["hangar", "In a hangar we keep every flame well above the floor."],
    ],
  },
} as const satisfies AreaCopy;
