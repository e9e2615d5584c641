import type { AreaCopy } from "../../types";

export const lambeth = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Lambeth, Kennington, Stockwell and Vauxhall, for houses, flats, shops, offices and railway arches.",
  lead: "Call us for an emergency plumber, a gas engineer or boiler repair in Lambeth, from Vauxhall and Kennington to Stockwell. We also repair air conditioning in shops, cafés and offices, and fit ventilation in railway arches.",
  buildings: [
    "The stopcock of a Georgian or Victorian house may be in the vault under the pavement. Before we work on shared pipes in council blocks or leasehold flats, we ask the building’s owner for consent.",
    "Newer flats in the towers in Nine Elms or by the Oval gasholders often share a boiler room. If the heating stops, ask a neighbour. If theirs is off too, ring the managing agent.",
    "We test and repair flood pumps in basements along Albert Embankment, towards Waterloo.",
  ],
  working: [
    "We get your landlord’s written approval before we fix anything to a railway arch. For a café there, we can fit a larger gas pipe.",
  ],
  dayAndNight: [
    "If a pipe bursts or a drain blocks, [call us]({phone}) at any hour. Our [emergency plumbers](/services/emergency-plumbing-repairs) will find the valve if you can’t turn the water off. For a dripping tap or a new stopcock, book a [plumber](/plumbing-services/plumber-london).",
    "If you rent your home and the boiler stops, ring your landlord first, as they have to repair it. If you own or let the home, ring us day or night for a [boiler repair](/boiler-services). Landlords can book the [annual gas safety check](/gas-services/landlord-gas-safety).",
    "We repair gas equipment in cafés and restaurants, do [gas safety checks](/services/gas-safety-certificates) and fit [kitchen ventilation](/services/ventilation-systems). We service [air conditioning](/air-conditioning) in shops, cafés and offices. If yours fails, ring us day or night for an [urgent repair](/services/emergency-hvac). We also repair [booster pumps](/plumbing-services/pump-installation) and do [water hygiene checks](/services/water-system-maintenance) in managed buildings.",
  ],
  benefits: [
    "We service office air con out of hours",
    "On a period house, we keep the boiler flue off the front",
    "We check for match days at the Oval before we book a crane",
  ],
  demand: [
    {
      service: "plumber-london",
      why: "We find the valve for each flat on estates and in converted houses.",
    },
    {
      service: "ventilation-systems",
      why: "A gym, a club or a brewery needs plenty of fresh air. We fit and service the fans.",
    },
    {
      service: "water-system-maintenance",
      why: "Towers may have water tanks on several floors. We inspect each and record the temperature.",
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
      ["Georgian terrace", "When a Georgian house has no hot water, we find out why and fix it."],
      ["glass tower", "If your flat in a tower leaks, turn off the stopcock, then ring us."],
      ["arches", "Railway arch damp and stuffy? We can duct in fresh air."],
    ],
  },
} as const satisfies AreaCopy;
