import type { AreaCopy } from "../../types";

export const twickenham = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Twickenham, Teddington, Hampton and Whitton, for homes, shops, pubs, offices and studios.",
  lead: "Our emergency plumbers and gas engineers work in Twickenham, Teddington, Hampton and Whitton. Call us about a leak, a blocked drain, a boiler repair or a bathroom at home, or air conditioning in a shop, pub, restaurant or office.",
  buildings: [
    "Flats in Victorian houses in St Margarets and Strawberry Hill may share a soil pipe. To clear a blocked toilet, we may have to get into the flat below. On Eel Pie Island, we fit boilers that can be carried over the footbridge.",
    "We can work between shoots in film studios, and agree cooling shutdowns in laboratories.",
  ],
  working: [
    "The Thames can cover the Embankment at spring tides. We check the tide times before we park.",
    "Ventilation on a sound stage has to be quiet. We fit large ducts, as slow air is quieter.",
  ],
  dayAndNight: [
    "If a pipe bursts or a drain blocks, our [emergency plumbers in Twickenham](/services/emergency-plumbing-repairs) come out day and night. No heating or hot water? If you rent your home, call your landlord first, as the repair is their job. If you own or let it, call us for a [boiler repair](/boiler-services) day or night. We fit [bathrooms](/services/bathroom-kitchen-plumbing) and [cellar pumps](/plumbing-services/pump-installation), and do the [annual gas safety check](/gas-services/landlord-gas-safety) for landlords.",
    "We repair and fit [air conditioning](/air-conditioning) in shops, pubs, restaurants and offices, and come out for [emergency repairs](/services/emergency-hvac) at any hour. In pubs and restaurants we repair gas appliances and do the annual [commercial gas inspection](/services/gas-safety-certificates). Managing agents can ask for a [maintenance contract](/maintenance).",
  ],
  benefits: [
    "A new boiler in a Whitton semi may need a larger gas pipe, so we check before we quote",
    "We plan round rugby internationals, when roads near the stadium can close",
    "We can work in shops, churches and pubs when they’re closed",
  ],
  demand: [
    {
      service: "emergency-hvac",
      why: "If your pub’s kitchen fan stops on a match day, call us out.",
    },
    {
      service: "pump-installation",
      why: "We fit automatic pumps, with a spare, in cellars and boathouses that flood.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "A shower in the loft can be weak. We measure the flow and can fit a pump.",
    },
  ],
  street: {
    line: ["pub", "waterside", "church", "villa", "sound stage", "parade", "semi", "stadium", "by-law terrace"],
    notes: [
      ["pub", "We repair the extract and fresh air supply in hot pub kitchens."],
      ["waterside", "Riverside cellars can flood. We move the boiler above flood level."],
      ["semi", "No hot water in your Whitton semi? We trace the fault and repair it."],
    ],
  },
} as const satisfies AreaCopy;
