import type { AreaCopy } from "../../types";

export const bexley = {
  description:
    "Emergency plumbers and gas engineers in Bexley, Sidcup and Erith, with boiler repair for 1930s semis, landlord gas checks and warehouse heaters.",
  lead: "Our gas engineers, heating engineers and emergency plumbers cover all of Bexley, from the semis of Sidcup to the riverside at Erith. Call us if your boiler stops, a tank leaks or a warehouse heater goes out.",
  buildings: [
    "If you have a semi at Welling, Bexleyheath or Sidcup, we can reach most pipes from the loft or the side drive. In a tower block at Erith or a concrete terrace at Thamesmead, the pipes behind the wall may be your landlord’s to repair. We drill Old Bexley’s soft brick slowly. For work at Queen Mary’s Hospital or in the sheds of Belvedere, send us the site’s rules first.",
  ],
  working: [
    "Your semi may still have a tank in the loft, a back boiler behind the lounge fire or very thin heating pipes under a solid floor. Each one changes what a new boiler needs, so we’ll look before we quote, and we always flush the system before we connect it.",
    "Deneholes, old shafts in the chalk, can lie under a garden, so we check the records before we dig. Near the river at Belvedere we mount electrical gear high on the wall.",
  ],
  dayAndNight: [
    "Is your old boiler worth mending? Our engineers for [boiler repair and replacement](/boiler-services) can tell you. For a burst pipe or a flooded kitchen, call our [emergency plumbers](/services/emergency-plumbing-repairs), whatever the hour.",
    "We issue the [yearly gas safety certificate (CP12)](/gas-services/landlord-gas-safety) for rented homes. If you run a warehouse, [planned maintenance](/maintenance) can cover its heaters and [roof units](/services/rooftop-unit-installation). After the network has made a gas leak safe, our [gas leak repair engineers](/services/emergency-gas-repairs) put it right.",
  ],
  benefits: [
    "We take out your back boiler, cap and vent the chimney, and run a larger gas pipe if needed",
    "At Belvedere we service heaters between shifts, so that your loading goes on",
    "We fit scale control that suits chalk water, with a date for its next check",
  ],
  demand: [
    {
      service: "gas-pipework-installation",
      why: "We run a new gas pipe where the old one in a 1930s semi is too small for a boiler at the back.",
    },
    {
      service: "rooftop-unit-installation",
      why: "We service and replace the heating and cooling units on big stores and riverside warehouses.",
    },
    {
      service: "landlord-gas-safety",
      why: "If you rent out a house in Welling or Slade Green, we’ll check its gas every year and send you the record.",
    },
  ],
  street: {
    line: ["parade", "semi", "church", "semi", "hospital 5", "point tower", "waterside", "shed"],
    notes: [
      ["semi", "Tap water only lukewarm? We’ll check the boiler for chalk scale."],
      ["point tower", "No water in your tower block? We can repair the pumps that lift it."],
      ["shed", "Heaters hang above the racking, so we work from a platform."],
    ],
  },
} as const satisfies AreaCopy;
