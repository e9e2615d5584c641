import type { AreaCopy } from "../../types";

export const caterham = {
  description:
    "Burst pipe, cold house or wet cellar? Emergency plumbers and gas engineers in Caterham, Whyteleafe, Warlingham and Woldingham, day and night.",
  lead: "Our emergency plumbers, gas engineers and heating engineers work in Caterham, Whyteleafe, Warlingham, Woldingham and Godstone. Call us about a burst pipe, a boiler that won’t start, water in the cellar or air con that has stopped.",
  buildings: [
    "If your detached house has a septic tank or a cesspit, tell us when you report a blocked drain.",
    "The old barracks in The Village became flats, where gas pipes may run along shared corridors. The freeholder has to agree to new ones, so we survey the route with the managing agent.",
    "We start before opening time in shops near Caterham station and the timber-framed pubs in Godstone. We keep big jobs in schools for the holidays.",
  ],
  working: [
    "The Caterham Bourne is fed by groundwater and can run for weeks after a wet winter. In homes at risk, we fit two pumps in the sump, and valves that stop water coming back up the low gullies.",
    "Water pressure depends on how far up the hill you are, so we measure yours before we choose a cylinder or a pump.",
  ],
  dayAndNight: [
    "If a pipe bursts, a drain blocks or the cellar floods, call our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour. Afterwards we can repair or fit [sump pumps with alarms](/plumbing-services/pump-installation).",
    "Boiler not working? Ring us, and we’ll send a [boiler repair engineer](/boiler-services). We also service boilers, and do the yearly [gas safety check](/gas-services/landlord-gas-safety) for landlords. No mains gas? We advise on [heating without a gas boiler](/services/energy-efficient-solutions).",
    "We come to shops and offices for [air conditioning repair](/air-conditioning), and to pubs and restaurants for [kitchen gas repairs and checks](/gas-services/commercial-kitchen-gas). Schools and managed flats can arrange [planned heating maintenance](/services/heating-system-maintenance), or one [maintenance contract](/maintenance) for everything.",
  ],
  benefits: [
    "House at risk of flooding? We mount a new boiler above the recorded flood level",
    "Own a villa split into flats? We trace which ones share a pipe",
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
      ["villa", "Low pressure on the top floor of a tall house? We can fit a pump."],
      ["school", "School boiler keeps failing? We find out why and repair it."],
      ["detached house", "Some rooms always cold in a large house? We can balance the radiators."],
    ],
  },
} as const satisfies AreaCopy;
