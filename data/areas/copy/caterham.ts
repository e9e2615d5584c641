import type { AreaCopy } from "../../types";

export const caterham = {
  description:
    "Burst pipe, cold house or wet cellar? Emergency plumbers and gas engineers in Caterham, Whyteleafe, Warlingham and Woldingham, day and night.",
  lead: "Call our emergency plumbers and gas engineers, day or night, for a burst pipe, wet cellar or boiler repair in Caterham, Whyteleafe, Warlingham or Woldingham. In shops and schools, we repair heating and air con.",
  buildings: [
    "If your detached house has a septic tank or a cesspit, tell us when you report a blocked drain.",
    "If your home has no mains gas, we advise on [heating without a gas boiler](/services/energy-efficient-solutions).",
    "The old barracks at The Village became flats, and gas pipes there may run along shared corridors. The freeholder has to agree to new pipes, so we survey the route with the managing agent.",
    "We can start before opening time in shops near Caterham station, and in Godstone’s timber-framed pubs.",
  ],
  working: [
    "The Caterham Bourne is fed by groundwater and can run for weeks after a wet winter. In homes at risk, we fit two pumps in the sump, and valves that stop water coming back up the low gullies.",
    "Water pressure depends on how far up the hill you are, so we measure yours before we choose a cylinder or a pump.",
  ],
  benefits: [
    "We mount a new boiler above the flood level in a house at risk of flooding",
    "In a Victorian house split into flats, we trace which flats share a pipe",
    "We test a pub kitchen’s gas and extract fan in one visit",
  ],
  demand: [
    {
      service: "pump-installation",
      why: "When a sump pump runs all the time or trips out, we repair or replace it.",
    },
    {
      service: "heating-system-maintenance",
      why: "We service shared boiler rooms in autumn, to find worn parts before they fail.",
    },
    {
      service: "energy-efficient-solutions",
      why: "We can fit a heat pump on a large plot, well away from next door.",
    },
  ],
  street: {
    line: ["station", "parade", "villa", "new flats 4", "church", "school", "detached house", "timber frames", "semi"],
    notes: [
      ["villa", "We can fit a pump for weak showers at the top of a tall house."],
      ["school", "If a school boiler keeps failing, we check its burner and controls."],
      ["detached house", "We balance the radiators in large houses where some rooms stay cold."],
    ],
  },
} as const satisfies AreaCopy;
