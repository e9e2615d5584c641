import type { AreaCopy } from "../../types";

export const lambeth = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Lambeth, Kennington, Stockwell and Vauxhall, for houses, flats, shops, offices and railway arches.",
  lead: "Call us for an emergency plumber, a gas engineer or boiler repair anywhere in Lambeth, from Waterloo and Vauxhall to Kennington and Stockwell. We also repair air conditioning in offices and fit ventilation in railway arches.",
  buildings: [
    "We work in Georgian houses, terraces, villas and council blocks. In an older house the stopcock may be in the vault under the pavement. In a leasehold or council flat, we need the landlord’s consent before we work on shared pipes.",
    "Newer flats, such as those in the towers at Nine Elms or by the Oval’s gasholder, often share a boiler room. If your heating stops there, ask a neighbour whether theirs has stopped too.",
    "For offices and flats on Albert Embankment, we test basement flood pumps and their alarms.",
  ],
  working: [
    "Before we fix anything to the brickwork of a railway arch, we get your landlord’s approval in writing. For a café, we also check that the gas pipe is large enough.",
  ],
  dayAndNight: [
    "If a pipe bursts or a drain blocks, [call us]({phone}) at any hour. Our [24/7 emergency plumbers](/services/emergency-plumbing-repairs) will find the valve if you can’t turn the water off. For a dripping tap or a new stopcock, book a [plumber by appointment](/plumbing-services/plumber-london).",
    "No heating or hot water? Book a [boiler repair](/boiler-services). Landlords can book the [yearly gas check](/gas-services/landlord-gas-safety) for a rented house or flat.",
    "In cafés and restaurants we repair kitchen gas, fit [extract and fresh air](/services/ventilation-systems) and do the [commercial gas check](/services/gas-safety-certificates). For managed buildings we repair the [booster pumps](/plumbing-services/pump-installation) and check the [water hygiene](/services/water-system-maintenance).",
  ],
  benefits: [
    "If your office or shop is too hot, we repair or replace the air conditioning",
    "We look for a flue route that keeps the front of a period house as it is",
    "We check for match days at the Oval before we book a crane or a road closure",
  ],
  demand: [
    {
      service: "plumber-london",
      why: "On estates and in converted houses, we work out which valve shuts off which flat.",
    },
    {
      service: "ventilation-systems",
      why: "A gym, a club or a brewery needs plenty of fresh air. We fit the fans and service them.",
    },
    {
      service: "water-system-maintenance",
      why: "In a tower that stores water on several floors, we inspect every tank and record its temperature.",
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
      ["Georgian terrace", "No hot water in a Georgian house? We repair or replace the boiler."],
      ["glass tower", "Leak in your tower flat? Turn off the stopcock, then ring us."],
      ["arches", "Railway arch damp and stuffy? We can bring in fresh air by duct."],
    ],
  },
} as const satisfies AreaCopy;
