import type { AreaCopy } from "../../types";

export const bexley = {
  description:
    "Emergency plumbers and gas engineers in Bexley, Sidcup and Erith: boiler repair in 1930s semis, landlord gas checks and warehouse heaters.",
  lead: "Our gas engineers, heating engineers and emergency plumbers cover all of Bexley, from the semis of Sidcup to the riverside at Erith. Call us if your boiler stops, a tank leaks or a warehouse heater goes out.",
  buildings: [
    "In a semi at Welling, Bexleyheath or Sidcup, the loft and the side drive give us a way to most pipes. In a tower block at Erith or on a concrete terrace at Thamesmead, your landlord may own the pipes behind the wall. In Old Bexley’s older houses we drill soft brick slowly. For work at Queen Mary’s Hospital or the sheds of Belvedere, send us the site’s rules.",
  ],
  working: [
    "A semi may still have a tank in the loft, a back boiler behind the lounge fire or very thin heating pipes under a solid floor. Each one changes what a new boiler needs, and in every case we flush the system before we connect it.",
    "The chalk hides deneholes, old shafts dug by hand, so we check what is known of the ground before we dig a trench or lay a base. Near the river at Belvedere we set electrical gear high on the wall.",
  ],
  dayAndNight: [
    "Our engineers for [boiler repair and replacement](/boiler-services) can tell you whether an old boiler is worth mending. For a burst pipe or a flooded kitchen, call our [emergency plumbers](/services/emergency-plumbing-repairs), whatever the hour.",
    "We issue the [yearly gas safety certificate (CP12)](/gas-services/landlord-gas-safety) for rented homes. If you run a warehouse, [planned maintenance](/maintenance) can cover its heaters and [roof units](/services/rooftop-unit-installation). After the network has made a gas leak safe, our [gas leak repair engineers](/services/emergency-gas-repairs) put it right.",
  ],
  benefits: [
    "We take out your back boiler, cap and vent the chimney, and run a larger gas pipe if needed",
    "Heaters at Belvedere are serviced between shifts, so your loading goes on",
    "You get scale control that suits chalk water, with a date for its next check",
  ],
  demand: [
    {
      service: "gas-pipework-installation",
      why: "In a 1930s semi the meter is at the front and the new boiler at the back, so the old pipe is rarely large enough.",
    },
    {
      service: "rooftop-unit-installation",
      why: "Big stores and warehouses by the river carry their heating and cooling on wide, light roofs.",
    },
    {
      service: "landlord-gas-safety",
      why: "A family house rented out in Welling or Slade Green needs a dated gas record every year.",
    },
  ],
  street: {
    line: ["parade", "semi", "church", "semi", "hospital 5", "point tower", "waterside", "shed"],
    notes: [
      ["semi", "Chalk water soon leaves scale in the part that heats tap water."],
      ["point tower", "In a tower block, pumps lift the water to the upper floors."],
      ["shed", "Heaters hang above the racking, so we work from a platform."],
    ],
  },
} as const satisfies AreaCopy;
