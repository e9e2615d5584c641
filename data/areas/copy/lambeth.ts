import type { AreaCopy } from "../../types";

export const lambeth = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Lambeth, Kennington, Stockwell and Vauxhall, for houses, flats, shops, offices and railway arches.",
  lead: "Call us for an emergency plumber, a gas engineer or boiler repair in Lambeth, from Waterloo and Vauxhall to Kennington and Stockwell. We also repair air conditioning in shops, cafés and offices, and fit ventilation in railway arches.",
  buildings: [
    "In Georgian and Victorian houses, the stopcock may be in the vault under the pavement. Before we work on shared pipes in council blocks or leasehold flats, we need the building owner’s consent.",
    "Newer flats in the towers at Nine Elms or by the Oval’s gasholder often share a boiler room. If your heating stops, ask a neighbour. If theirs is off too, ring the managing agent.",
    "We test flood pumps and alarms in basements along Albert Embankment.",
  ],
  working: [
    "Before we fix anything to the brickwork of a railway arch, we get your landlord’s written approval. Opening a café in one? The gas pipe may be too small, so we check it.",
  ],
  dayAndNight: [
    "If a pipe bursts or a drain blocks, [call us]({phone}) at any hour. Our [emergency plumbers](/services/emergency-plumbing-repairs) will find the valve if you can’t turn the water off. For a dripping tap or a new stopcock, book a [plumber by appointment](/plumbing-services/plumber-london).",
    "When the boiler stops, ring us for a [boiler repair](/boiler-services). If you rent, ring your landlord first, because they have to repair the heating and hot water. Landlords can book the [annual gas safety check](/gas-services/landlord-gas-safety).",
    "For cafés and restaurants we repair gas equipment, fit [kitchen ventilation](/services/ventilation-systems) and do [gas safety checks](/services/gas-safety-certificates). We repair [air conditioning](/air-conditioning) in shops and offices. In managed buildings, we repair [booster pumps](/plumbing-services/pump-installation) and check [water hygiene](/services/water-system-maintenance).",
  ],
  benefits: [
    "We service office air con out of hours",
    "We route the boiler flue away from the front of a period house",
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
      why: "Where a tower stores water on several floors, we inspect every tank and record the temperature.",
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
