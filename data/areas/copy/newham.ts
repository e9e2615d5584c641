import { safety } from "../../safety";
import type { AreaCopy } from "../../types";

export const newham = {
  description:
    "Gas engineers, emergency plumbers and boiler repair in Newham, from Forest Gate and East Ham to the Royal Docks, and gas safety checks for landlords.",
  lead: "Need an emergency plumber, a gas engineer or a boiler repair in Newham? Call us at any hour. We also repair air conditioning, fit heat pumps in hotels, and work in houses, flats, shops, restaurants and hotels, from Forest Gate and East Ham to the Royal Docks.",
  buildings: [
    "A Victorian house in Forest Gate may have three flats and one stopcock. We can fit a valve for each flat. Before you buy a boiler for a terrace in Manor Park, Plaistow or East Ham, ask us: next door’s window may be too close for a flue.",
    "In towers in Canning Town and new flats in Beckton, the stopcock is often in the hall cupboard. If your heating comes from a network through a heat interface unit (HIU), ask the operator who repairs it.",
    "If you work at the Town Hall, on the University of East London campus by the Royal Docks, or in a Silvertown factory or warehouse, tell us whom to ask for a permit to work.",
  ],
  working: [
    "Ronan Point partly collapsed here in 1968 after a gas explosion. Before we work on the gas in a block built of large concrete panels, the owner’s records must show the block can have gas. If not, we can plan electric heating.",
  ],
  dayAndNight: [
    "If a pipe bursts or your drain blocks, our [emergency plumbers](/services/emergency-plumbing-repairs) come at any hour.",
    `If you rent your home and the boiler stops, ring your landlord first: they have to repair it. If you own or let the home, ring us day or night for a [boiler repair](/boiler-services). We check landlords’ gas appliances and issue the [CP12 record](/gas-services/landlord-gas-safety). Smell gas? ${safety.gasEscape.atOnce}. The other steps are on our [emergency page](/emergency). Once the leak’s been made safe, we do the [gas repair](/services/emergency-gas-repairs).`,
    "We repair and replace [air conditioning](/air-conditioning) in shops, restaurants and hotels, day or night if it’s [urgent](/services/emergency-hvac). We do [kitchen gas repairs](/gas-services/commercial-kitchen-gas) and [kitchen ventilation](/services/ventilation-systems) for restaurants. For large hotels, we fit [commercial heat pumps and heat recovery](/services/energy-efficient-solutions), with a [maintenance contract](/maintenance) if you like.",
  ],
  benefits: [
    "Before we use a crane near London City Airport, we notify the airport",
    "We can work in your shop before it opens",
    "We choose quiet outdoor units for shops with flats above",
  ],
  demand: [
    {
      service: "landlord-gas-safety",
      why: "We ring your tenant to arrange the gas check.",
    },
    {
      service: "energy-efficient-solutions",
      why: "Large hotels use hot water all year, so heat recovery or a heat pump can save energy.",
    },
    {
      service: "ventilation-systems",
      why: "We plan the route of your restaurant’s extract duct with you.",
    },
  ],
  street: {
    line: [
      "villa",
      "by-law terrace",
      "town hall",
      "parade",
      "point tower",
      "dock",
      "hotel 7",
      "university",
      "new flats 7",
    ],
    notes: [
      ["by-law terrace", "Drain backing up in your terrace? We find the blockage and clear it."],
      ["point tower", "If upper flats in a tower have no water, we find out why and fix it."],
      ["hotel", "We can fit a larger cylinder if your hotel needs more hot water."],
    ],
  },
} as const satisfies AreaCopy;
