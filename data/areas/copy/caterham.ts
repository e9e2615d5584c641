import type { AreaCopy } from "../../types";

export const caterham = {
  description:
    "Burst pipe, cold house or wet cellar? Emergency plumbers and gas engineers in Caterham, Whyteleafe, Warlingham and Woldingham, day and night.",
  lead: "Our emergency plumbers, gas engineers and heating engineers work in Caterham, Whyteleafe, Warlingham, Woldingham and Godstone. Call us about a burst pipe, a boiler that won’t start, water in the cellar or a shop that’s too warm.",
  buildings: [
    "If your detached house has a septic tank or a cesspit, tell us when you report a blocked drain.",
    "In The Village, where the old barracks became flats, the gas pipes may follow shared corridors, and the freeholder has to agree to new pipes. We survey the route with the managing agent.",
    "In shops near Caterham station and the timber-framed pubs at Godstone, we start before opening time. In schools, we do the big jobs in the holidays.",
  ],
  working: [
    "The Caterham Bourne is fed by groundwater and can run for weeks after a wet winter. In homes at risk, we fit two pumps in the sump, and valves that stop water coming back up the low gullies.",
    "Water pressure depends on how far up the hill you are, so we measure yours before we choose a cylinder or a pump.",
  ],
  dayAndNight: [
    "If a pipe bursts, a drain blocks or the cellar floods, call our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour. Afterwards we can repair or fit [sump pumps with alarms](/plumbing-services/pump-installation).",
    "Boiler not working? Book a [boiler repair](/boiler-services). We also service boilers and, for landlords, do the yearly [gas safety check](/gas-services/landlord-gas-safety). In homes with no mains gas, we advise on [heating without a gas boiler](/services/energy-efficient-solutions).",
    "Is it too warm in your shop or office? We repair and fit [air conditioning](/air-conditioning). In pubs and restaurants we do [kitchen gas repairs and checks](/gas-services/commercial-kitchen-gas). Schools and managed flats can arrange [planned heating maintenance](/services/heating-system-maintenance), or one [contract](/maintenance) for the whole building.",
  ],
  benefits: [
    "Where homes can flood, we mount the boiler and its controls above the recorded flood level",
    "When a villa is split into flats, we trace which ones share a pipe",
    "We test the gas and the extract fan in a pub kitchen on one visit",
  ],
  demand: [
    {
      service: "pump-installation",
      why: "When a sump pump runs all the time or trips out, we repair or replace it.",
    },
    {
      service: "heating-system-maintenance",
      why: "We service shared boiler rooms in autumn, so that worn parts don’t fail in the cold.",
    },
    {
      service: "energy-efficient-solutions",
      why: "On a large plot, we can put a heat pump well away from next door.",
    },
  ],
  street: {
    line: ["station", "parade", "villa", "new flats 4", "church", "school", "detached house", "timber frames", "semi"],
    notes: [
      ["villa", "Low pressure on the top floor of a villa? We can fit a pump."],
      ["school", "School boiler keeps failing? We repair it and service it at half-term."],
      ["detached house", "Far rooms cold in a large house? We can balance the radiators."],
    ],
  },
} as const satisfies AreaCopy;
