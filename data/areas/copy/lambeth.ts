import type { AreaCopy } from "../../types";

export const lambeth = {
  description:
    "Emergency plumbing, heating and gas in Lambeth, from Kennington and Stockwell to Vauxhall: leaks in towers and estate flats, and damp arches.",
  lead: "Need an emergency plumber or a gas engineer in Lambeth? We come to homes from Waterloo and Kennington to Stockwell, can repair pumps in towers such as those at Vauxhall, and ventilate damp railway arches.",
  buildings: [
    "In a Georgian house on Cleaver Square, the stop valve may be in the vault under the pavement, so look there first. In a villa at Albert Square or on Stockwell’s council estates, we’ll need consent to work on shared pipes.",
    "In the fifty-storey tower at Vauxhall, and in newer flats towards Nine Elms, the valve inside the flat is yours and the shared pipe is the manager’s. In the new housing round the Oval’s gasholder frame, we check whether the heat is shared. If you rent an arch near Waterloo, we’ll need to know who owns the meter.",
  ],
  working: [
    "The arch landlord has to approve anything fixed to the brick, and we’ll get that in writing first. The drains there are shallow and shared, so please keep grease out.",
    "Fifty floors on one pipe would put well over 15 bar on the lowest taps. That’s why a tower is divided into pressure zones, and we start by finding the one at fault. Basements on Albert Embankment lie below high tide, so we check their pumps too.",
  ],
  dayAndNight: [
    "If you share a stop valve with your neighbours and something leaks, [call us]({phone}) at once. Our [24/7 emergency plumbers](/services/emergency-plumbing-repairs) will find the valve, and a [plumber by appointment](/plumbing-services/plumber-london) can fit you one of your own.",
    "We repair [booster pumps](/plumbing-services/pump-installation) and check [water hygiene](/services/water-system-maintenance) in towers. We do [supply and extract ventilation](/services/ventilation-systems) and the [commercial gas check](/services/gas-safety-certificates) in clubs and cafés. No heat? Start with [boiler repair](/boiler-services).",
  ],
  benefits: [
    "If your tower loses pressure, we’ll follow it floor by floor from the booster set",
    "On the Duchy’s streets and the squares, we’ll find a flue route away from the front",
    "We check the Oval’s match days before we book a lift or a road closure",
  ],
  demand: [
    {
      service: "plumber-london",
      why: "In estate flats and divided villas, we’ll work out which valve shuts off which kitchen.",
    },
    {
      service: "ventilation-systems",
      why: "Gyms, clubs and breweries in closed vaults need fans for all their fresh air, and we fit and service them.",
    },
    {
      service: "water-system-maintenance",
      why: "Towers store water on several levels, and we inspect every tank and valve.",
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
      ["Georgian terrace", "On a Georgian square we take new pipes and flues out at the back."],
      ["glass tower", "In a tall tower we check the pumps first if your tap runs dry."],
      ["arches", "An arch is open at one end only, so we bring fresh air in by duct."],
    ],
  },
} as const satisfies AreaCopy;
