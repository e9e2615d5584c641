import type { AreaCopy } from "../../types";

export const lambeth = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Lambeth, Kennington, Stockwell and Vauxhall, for houses, flats, shops, offices and railway arches.",
  lead: "Ring us at any hour for an emergency plumber, a gas engineer or a boiler repair in Lambeth, from Waterloo and Vauxhall to Kennington and Stockwell. We also repair air con in shops and offices, and ventilate railway arches.",
  advice: {
    houses: [
      "In a Georgian or Victorian house, the stopcock may be in the vault under the pavement. Find it now and check that it turns, so that you can stop a leak quickly.",
      "A boiler flue on the front of a period house may not be allowed, so we look for a route at the back or through the roof.",
      "Basements along Albert Embankment and towards Waterloo may have a flood pump. Have it tested before you need it, because a pump that has stood idle for years can seize. If yours has seized, we can repair it.",
    ],
    flats: [
      "Newer flats in Nine Elms or by the Oval gasholders often share a boiler room. If your heating stops, ask a neighbour whether theirs is off too. If it is, ring your landlord or the managing agent.",
      "If you own a leasehold flat, the pipes that you share with your neighbours usually belong to the freeholder, who has to agree before we can repair them.",
    ],
    shops: [
      "Planning a bigger cooker for your café in a railway arch? Ask us before you order it, because the gas pipe from the meter may have to be larger too.",
    ],
    offices: [
      "In an office tower in Vauxhall or near Waterloo, the windows may not open, so people depend on the air con all day. We can service the air con in the evening, when the floors are empty.",
    ],
    access: [
      "The brick vault of a railway arch may carry trains, so nothing can be fixed to it without your landlord’s written approval. Ask for it early, and we’ll supply the drawings of the duct or the fan.",
      "Streets near the Oval are busy on match days, so we check the fixtures before we book a crane. If you ring us during a match, please tell us where a van can stop.",
    ],
  },
  demand: [
    {
      service: "plumber-london",
      why: "On the estates and in converted houses, it’s often unclear which stopcock serves which flat. We can trace yours, so that a repair doesn’t cut off the neighbours.",
    },
    {
      service: "ventilation-systems",
      why: "A gym, a club or a brewery in a railway arch may have openings at one end only. We can fit fans that bring fresh air to the back.",
    },
    {
      service: "water-system-maintenance",
      why: "The tall towers may have water tanks on several floors, and Legionella can grow in any that gets warm. We inspect each tank and record the temperature of its water.",
    },
  ],
  street: {
    line: [
      "Georgian terrace",
      "by-law terrace",
      "council block",
      "point tower",
      "gasholder",
      "villa",
      "glass tower",
      "arches",
    ],
    notes: [
      ["Georgian terrace", "Cold radiators at the top of a Georgian house? We find out how air gets into the pipes."],
      ["glass tower", "In a tower, pump noise can travel through the pipes. We can fit mounts that absorb it."],
      ["arches", "Damp in a railway arch often comes through the brick. We can duct in dry, warmed air."],
    ],
  },
} as const satisfies AreaCopy;
