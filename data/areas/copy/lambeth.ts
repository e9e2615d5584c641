import type { AreaCopy } from "../../types";

export const lambeth = {
  description:
    "Emergency plumbing, heating and gas in Lambeth, from Kennington and Stockwell to Vauxhall: leaks in towers and estate flats, and damp arches.",
  lead: "Need an emergency plumber or a gas engineer in Lambeth? We work in homes from Waterloo to Stockwell, repair pumps in towers and ventilate damp railway arches.",
  buildings: [
    "In a Georgian house on Cleaver Square, look for your stop valve in the vault under the pavement. If you live on a Stockwell council estate, or in a flat in a villa on Albert Square, we’ll need the landlord’s consent to work on shared pipes.",
    "In the newer flats towards Nine Elms and round the Oval’s gasholder frame, your heating may come from a shared boiler room, so we check that first. If you rent an arch near Waterloo, tell us who owns the gas meter.",
  ],
  working: [
    "Your arch’s landlord has to approve anything fixed to the brick, and we’ll get that in writing first.",
    "Basements on Albert Embankment lie below high tide. If yours has pumps, let us test them before you need them.",
  ],
  dayAndNight: [
    "If something leaks and you share a stop valve with your neighbours, [call us]({phone}) at once. Our [24/7 emergency plumbers](/services/emergency-plumbing-repairs) will find the valve, and a [plumber by appointment](/plumbing-services/plumber-london) can fit you one of your own.",
    "If you manage a tower, we can repair its [booster pumps](/plumbing-services/pump-installation) and check its [water hygiene](/services/water-system-maintenance). For clubs and cafés we fit [supply and extract ventilation](/services/ventilation-systems) and carry out the [commercial gas check](/services/gas-safety-certificates). No heat at home? Book a [boiler repair](/boiler-services).",
  ],
  benefits: [
    "If your tower loses water pressure, we’ll start at the booster pumps and find the fault",
    "On the Duchy of Cornwall’s Kennington estate, we’ll find a flue route away from the front",
    "We check for match days at the Oval before we book a crane or a road closure",
  ],
  demand: [
    {
      service: "plumber-london",
      why: "In estate flats and in houses split into flats, we’ll work out which valve shuts off which kitchen.",
    },
    {
      service: "ventilation-systems",
      why: "Gyms, clubs and breweries in closed arches get all their fresh air from fans, and we can fit and service those.",
    },
    {
      service: "water-system-maintenance",
      why: "Towers often store water on several levels, so we inspect every tank and valve.",
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
      ["Georgian terrace", "Old chimney in your Georgian house? It may take the new flue."],
      ["glass tower", "Leak in your tower flat? Shut the valve inside it, then ring us."],
      ["arches", "Arch closed at one end? We can bring in fresh air through a duct."],
    ],
  },
} as const satisfies AreaCopy;
