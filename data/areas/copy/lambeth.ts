import type { AreaCopy } from "../../types";

export const lambeth = {
  description:
    "Emergency plumbing, heating and gas in Lambeth, from Kennington and Stockwell to Vauxhall: leaks in towers and estate flats, and damp arches.",
  lead: "Call us for an emergency plumber, a gas engineer or boiler repair in Lambeth. We work in homes from Waterloo to Stockwell, repair pumps in towers and ventilate railway arches.",
  buildings: [
    "If you can’t find the stopcock in a Georgian house on Cleaver Square, look in the vault under the pavement. On a Stockwell council estate, or in a villa flat on Albert Square, we’ll need the landlord’s consent before we work on shared pipes.",
    "If your heating stops in the newer flats at Nine Elms or by the Oval’s gasholder, check with a neighbour, because you may share a boiler room. Opening a café in an arch near Waterloo? We’ll check that the gas pipe is large enough for your kitchen.",
  ],
  working: [
    "Before we fix anything to the brickwork of an arch, we’ll get your landlord’s approval in writing.",
    "If your basement on Albert Embankment has flood pumps, we can test them and their alarm.",
  ],
  dayAndNight: [
    "If you have a leak and can’t turn the water off, [call us]({phone}). Our [24/7 emergency plumbers](/services/emergency-plumbing-repairs) will find the valve. If you share it, a [plumber by appointment](/plumbing-services/plumber-london) can fit you one of your own.",
    "In towers we can repair the [booster pumps](/plumbing-services/pump-installation) and check the [water hygiene](/services/water-system-maintenance). For clubs and cafés we fit [supply and extract ventilation](/services/ventilation-systems) and carry out the [commercial gas check](/services/gas-safety-certificates). No heat at home? Book a [boiler repair](/boiler-services). Landlords can book the [yearly gas check](/gas-services/landlord-gas-safety).",
  ],
  benefits: [
    "If your office is too hot, we can repair or replace the air conditioning",
    "On the Duchy of Cornwall’s Kennington estate, we’ll find a route that keeps the flue off the front",
    "We check for match days at the Oval before we book a crane or a road closure",
  ],
  demand: [
    {
      service: "plumber-london",
      why: "On estates and in converted houses, we’ll work out which valve shuts off which flat.",
    },
    {
      service: "ventilation-systems",
      why: "A gym, a club or a brewery needs plenty of fresh air. We can fit the fans and service them.",
    },
    {
      service: "water-system-maintenance",
      why: "If your tower stores water on several floors, we’ll inspect every tank and record its temperature.",
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
      ["Georgian terrace", "New boiler in a Georgian house? Its flue may go up a chimney."],
      ["glass tower", "Leak in your tower flat? Turn off its stopcock, then ring us."],
      ["arches", "Damp, stuffy railway arch? We can bring in fresh air through a duct."],
    ],
  },
} as const satisfies AreaCopy;
