import type { AreaCopy } from "../../types";

export const bexley = {
  description:
    "Emergency plumbers and gas engineers in Bexley, Sidcup and Erith, with boiler repair for 1930s semis, landlord gas checks and warehouse heaters.",
  lead: "Our gas engineers, heating engineers and emergency plumbers cover all of Bexley, from the semis of Sidcup to the riverside at Erith. Call us if your boiler stops, a tank leaks or a warehouse heater goes out.",
  buildings: [
    "If you live in a tower block at Erith or a concrete terrace at Thamesmead, ask your landlord before you book a repair, because shared pipes may be theirs to mend. Houses in Old Bexley often have soft brick, so we drill slowly when a new flue goes through the wall. For work at Queen Mary’s Hospital or in one of the Belvedere warehouses, send us the site rules, so that our engineers aren’t turned away.",
  ],
  working: [
    "Your semi at Welling or Bexleyheath may still have a tank in the loft, a back boiler behind the lounge fire or very thin heating pipes under a solid floor. Each of these affects a new boiler, so we’ll look before we quote.",
    "Old chalk shafts called deneholes can be hidden under a garden, so we check the records before we dig. Down by the river at Belvedere, we mount electrics high up in case of a flood.",
  ],
  dayAndNight: [
    "Is your old boiler worth repairing? Our [boiler repair and replacement](/boiler-services) engineers can tell you. For a burst pipe or a flooded kitchen, call our [emergency plumbers](/services/emergency-plumbing-repairs), whatever the hour.",
    "Landlords can book the [yearly gas safety certificate (CP12)](/gas-services/landlord-gas-safety). If you run a warehouse, [planned maintenance](/maintenance) can cover its heaters and [roof units](/services/rooftop-unit-installation). Once the gas network has made a leak safe, our [gas leak repair engineers](/services/emergency-gas-repairs) can repair the pipe.",
  ],
  benefits: [
    "If you have a back boiler, we can remove it, then cap and vent the chimney",
    "At Belvedere we can service warehouse heaters between shifts, so you can keep loading",
    "We can fit scale control against the hard water, and tell you when it needs a service",
  ],
  demand: [
    {
      service: "gas-pipework-installation",
      why: "If the gas pipe in your 1930s semi is too small for a boiler at the back, we’ll run a new one.",
    },
    {
      service: "rooftop-unit-installation",
      why: "We can service or replace the roof-mounted heating and cooling on big stores.",
    },
    {
      service: "landlord-gas-safety",
      why: "Renting out a house in Slade Green? We can check its gas every year and send you the record.",
    },
  ],
  street: {
    line: ["parade", "semi", "church", "semi", "hospital 5", "point tower", "waterside", "shed"],
    notes: [
      ["semi", "Hot tap only lukewarm? We’ll check the boiler for limescale."],
      ["point tower", "No water in your tower block? We can repair the pumps that lift it."],
      ["shed", "Heaters above the racking? We’ll work on them from a platform."],
    ],
  },
} as const satisfies AreaCopy;
