import type { AreaCopy } from "../../types";

export const lambeth = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Lambeth, Kennington, Stockwell and Vauxhall, for houses, flats, shops, offices and railway arches.",
  lead: "Ring us at any hour for an emergency plumber, a gas engineer or a boiler repair in Lambeth, from Waterloo and Vauxhall to Kennington and Stockwell. We also repair air con in shops and offices, and ventilate railway arches.",
  advice: {
    houses: [
      "The stopcock of a Georgian or Victorian house may be in the vault under the pavement. Find it now and check that it turns, so that you can stop a leak quickly.",
      "A boiler flue on the front of a period house spoils the façade and may not be allowed. We look for a route at the back or through the roof.",
      "Basements along Albert Embankment and towards Waterloo may have a flood pump. Have yours tested before you need it, as one that has stood for years can seize. We can repair it too.",
    ],
    flats: [
      "Newer flats in Nine Elms or by the Oval gasholders often share a boiler room. When your heating stops, ask a neighbour. If theirs is off too, ring your landlord or the managing agent.",
      "In a council block or a leasehold flat, the pipes that you share usually belong to the building’s owner. Ring the council or the freeholder first, because we can’t work on them without the owner’s consent.",
    ],
    shops: [
      "If your café in a railway arch needs more gas, ask us before you order the cooker. The pipe from the meter may have to be larger too.",
    ],
    access: [
      "The brick vault of a railway arch may carry trains, so nothing can be fixed to it without your landlord’s written approval. We get that before we hang a duct or a fan.",
      "Streets near the Oval are busy on match days. We check the fixtures before we book a crane.",
    ],
  },
  demand: [
    {
      service: "plumber-london",
      why: "On the estates and in converted houses, it’s often unclear which stopcock serves which flat. We can trace yours, so that a repair doesn’t cut off the neighbours.",
    },
    {
      service: "ventilation-systems",
      why: "A gym, a club or a brewery in an arch may have openings at one end only. We can fit fans that bring in fresh air, and service them.",
    },
    {
      service: "water-system-maintenance",
      why: "The tall towers may have water tanks on several floors, and Legionella can grow in any that gets warm. We inspect each one and record its temperature.",
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
      ["Georgian terrace", "Cold top floor in a Georgian house? Air collects up there, so we find out how it gets in."],
      ["glass tower", "In a tower, the noise of a pump can travel through the pipes. We can fit mounts that stop it."],
      ["arches", "Damp in a railway arch often comes through the brick. We can duct in dry, warmed air."],
    ],
  },
} as const satisfies AreaCopy;
