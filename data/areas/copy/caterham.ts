import type { AreaCopy } from "../../types";

export const caterham = {
  description:
    "Burst pipe, cold house or wet cellar? Emergency plumbers and gas engineers in Caterham, Whyteleafe, Warlingham and Woldingham, day and night.",
  lead: "Call our emergency plumbers and gas engineers, day or night, for a leak, a wet cellar or a boiler repair in Caterham, Whyteleafe, Warlingham or Woldingham. We also repair heating and air con in shops and schools.",
  advice: {
    houses: [
      "The Caterham Bourne is fed by groundwater and can run for weeks after a wet winter. If your cellar is at risk, we can fit two pumps in it, in case one fails, and put valves on the lowest drains to stop water coming back up.",
      "If your house has flooded before, we can put a new boiler on the wall above the level that the water reached.",
      "Water pressure depends on how far up the hill you live, so we measure the pressure at your house before you choose a hot water cylinder or a pump.",
      "Some detached houses drain into a septic tank or a cesspit, and when it’s full, the drains seem to be blocked. When you ring about a blocked drain, tell us if your house has either.",
      "If your home has no mains gas, we can advise you on [heating without a gas boiler](/services/energy-efficient-solutions).",
    ],
    flats: [
      "In a Victorian house split into flats, one water pipe may feed several of them. Before we turn the water off, we trace which ones, so that you can warn your neighbours.",
      "The old barracks at The Village are now flats, and gas pipes there may run along shared corridors. If you need a new pipe, ask the managing agent for the freeholder’s consent. We survey the route and supply the drawings.",
    ],
    shops: [
      "We can start before opening time in Godstone’s timber-framed pubs and in shops near Caterham station. In a pub kitchen, we can test the gas ovens and the extract fan in one visit.",
    ],
    access: [
      "Drives on the sides of the valley can be steep and narrow. If a van can’t reach your door, tell us when you book, so that we come with enough people to carry a boiler or a cylinder up.",
    ],
  },
  demand: [
    {
      service: "pump-installation",
      why: "Many cellars in the valley rely on a sump pump, which lifts the water out. If your pump runs all the time or trips out, we can repair or replace it.",
    },
    {
      service: "heating-system-maintenance",
      why: "Every flat goes cold at once when a shared boiler fails, so we service it in autumn, to find worn parts before they give out.",
    },
    {
      service: "energy-efficient-solutions",
      why: "On a large plot, a heat pump can go well away from next door, so its noise is less of a worry.",
    },
  ],
  street: {
    line: ["station", "parade", "villa", "new flats 4", "church", "school", "detached house", "timber frames", "semi"],
    notes: [
      ["villa", "Weak shower at the top of a tall house? We check the flow before you buy a pump."],
      ["school", "School heating on when nobody is there? We set the controls to your timetable."],
      ["detached house", "Cold rooms at the far end of a large house? We check the pump and the valves."],
    ],
  },
} as const satisfies AreaCopy;
