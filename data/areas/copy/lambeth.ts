import type { AreaCopy } from "../../types";

export const lambeth = {
  description:
    "Emergency plumbing, heating and gas in Lambeth, from Kennington and Stockwell to Vauxhall: leaks in towers and estate flats, and damp arches.",
  lead: "We send emergency plumbers and gas engineers to homes in Lambeth, from Waterloo and Kennington to Stockwell. We also repair pumps in towers such as those at Vauxhall, and ventilate damp arches under the railway.",
  buildings: [
    "In a Georgian house on Cleaver Square, look for the stop valve in the vault under the pavement. In the small terraces round Courtenay Street, a boiler usually goes on the kitchen wall. In a villa at Albert Square, or on the council estates of Stockwell, ask who looks after the shared pipes.",
    "In the tower of fifty storeys at Vauxhall, and in newer flats towards Nine Elms, your valve is inside the flat and the riser is the manager’s. In the new housing round the Oval’s gasholder frame, plant may be shared. For an arch near Waterloo, tell us who owns the meter.",
  ],
  working: [
    "The arch landlord has to approve anything fixed to the brick, and we have that in writing first. The drains are shallow and shared, so grease from one kitchen soon reaches the next.",
    "Fifty floors on one pipe would put well over 15 bar on the lowest taps. That is why a tower is divided into pressure zones, and a repair starts with finding the one at fault. Basements on Albert Embankment are below high tide.",
  ],
  dayAndNight: [
    "If you share a stop valve with your neighbours and something leaks, [call us]({phone}) at once. Our [24/7 emergency plumbers](/services/emergency-plumbing-repairs) find the valve, and a [plumber by appointment](/plumbing-services/plumber-london) can fit you one of your own.",
    "Tower managers can arrange [booster pump repairs](/plumbing-services/pump-installation) and [water hygiene](/services/water-system-maintenance). Clubs and cafés need [supply and extract ventilation](/services/ventilation-systems) and a [commercial gas check](/services/gas-safety-certificates). If the house is cold, start with [boiler repair](/boiler-services).",
  ],
  benefits: [
    "We follow a loss of pressure floor by floor up from the booster set",
    "On the Duchy’s streets and the squares we find a flue route that is not on the front",
    "We check the Oval’s match days before we book a lift or a road closure",
  ],
  demand: [
    {
      service: "plumber-london",
      why: "In estate flats and divided villas it takes experience to find which valve shuts off which kitchen.",
    },
    {
      service: "ventilation-systems",
      why: "Gyms, clubs and breweries in closed vaults depend on fans for all their fresh air.",
    },
    {
      service: "water-system-maintenance",
      why: "Water stored on several levels means many tanks and valves to inspect.",
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
      ["Georgian terrace", "On a Georgian square, new pipes and flues go in at the back."],
      ["glass tower", "In a tower of fifty floors, a fault may be far from the dry tap."],
      ["arches", "An arch is open at one end only, and its lining drips."],
    ],
  },
} as const satisfies AreaCopy;
