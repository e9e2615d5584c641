import type { AreaCopy } from "../../types";

export const caterham = {
  description:
    "Burst pipe, cold house or wet cellar? Emergency plumbers and gas engineers in Caterham, Whyteleafe, Warlingham and Woldingham, day and night.",
  lead: "Call our emergency plumbers and gas engineers, day or night, for a leak, a wet cellar or a boiler repair in Caterham, Whyteleafe, Warlingham or Woldingham. In shops and schools, we repair heating and air con.",
  advice: {
    houses: [
      "If your house is at risk of flooding, we can mount a new boiler above flood level.",
      "The Caterham Bourne is fed by groundwater and can run for weeks after a wet winter. In homes at risk, we can fit two pumps in the sump, and non-return valves on low-level drains.",
      "Water pressure depends on how far up the hill you are, so we’ll measure yours before you choose a cylinder or a pump.",
      "If your detached house has a septic tank or a cesspit, tell us when you report a blocked drain.",
      "If your home has no mains gas, we can advise on [heating without a gas boiler](/services/energy-efficient-solutions).",
    ],
    flats: [
      "In a Victorian house split into flats, we trace which flats share a pipe.",
      "The old barracks at The Village became flats, and gas pipes there may run along shared corridors. The freeholder has to agree to new pipes, so we survey the route with the managing agent.",
    ],
    shops: [
      "We can test your pub kitchen’s gas ovens and extract fan in one visit.",
      "We can start before opening time in shops near Caterham station, and in Godstone’s timber-framed pubs.",
    ],
  },
  demand: [
    {
      service: "pump-installation",
      why: "If your sump pump runs all the time or trips out, we can repair or replace it.",
    },
    {
      service: "heating-system-maintenance",
      why: "We service shared boilers in autumn, to find worn parts before they fail.",
    },
    {
      service: "energy-efficient-solutions",
      why: "On a large plot, a heat pump can go well away from next door.",
    },
  ],
  street: {
    line: ["station", "parade", "villa", "new flats 4", "church", "school", "detached house", "timber frames", "semi"],
    notes: [
      ["villa", "Weak shower at the top of a tall house? We check the flow first."],
      ["school", "If your school boiler keeps failing, we check its burner and controls."],
      ["detached house", "Cold rooms in a large house? We check the pump and valves."],
    ],
  },
} as const satisfies AreaCopy;
