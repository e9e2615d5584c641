import { changes } from "../../changes";
import type { AreaCopy } from "../../types";

export const woking = {
  description:
    "Low water pressure, a leak or a cold flat in Woking, Sheerwater, Knaphill or Ripley? We send emergency plumbers, gas engineers and boiler engineers.",
  lead: "Call us for an emergency plumber, a gas engineer or boiler repair in Woking, Knaphill or Ripley. We also fit heat pumps, and repair heating in flats on the heat network and air conditioning in shops, restaurants and offices.",
  buildings: [
    "We can usually bring the flue out at the rear in red-brick terraces. Arts and Crafts houses in Hook Heath and Pyrford may have lead water pipes, which we replace. In Sheerwater, and in Goldsworth Park homes from the seventies and eighties, sludge can block old heating pipes. We flush it out.",
    "If you can’t stop a leak in a tower at Victoria Place, ask the concierge to turn off your water.",
    "For a house by the canal in Brookwood or a factory near Horsell Common, please tell us where a van can park.",
  ],
  working: [
    "Town-centre towers get their heat from the energy centre at Poole Road. In your flat, a heat interface unit (HIU) heats the rooms and water. We can repair the unit, but first check your lease or ask the operator whose job it is.",
    `If you run the shared heating in a block, you must register it with Ofgem by ${changes.heatNetworks.day}.`,
  ],
  dayAndNight: [
    "Ring our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour when a pipe bursts or a drain blocks. If you rent your home and the heating or hot water fails, tell your landlord first, as repairs are their job. If you own or let it, call us day or night for a [boiler repair](/boiler-services). We can fit a [pump](/plumbing-services/pump-installation) for low water pressure. We do landlords’ annual gas checks and issue the [gas safety certificate](/gas-services/landlord-gas-safety).",
    "[Ring us at any hour](/services/emergency-hvac) if the air con stops in your office, shop or restaurant. We also fit [air conditioning](/air-conditioning) and [ventilation](/services/ventilation-systems), and do [kitchen gas repairs and checks](/gas-services/commercial-kitchen-gas) in restaurants and pubs.",
    "For managing agents, our [heating engineers](/services/heating-system-maintenance) service every HIU in a block. A [maintenance contract](/maintenance) can cover the rest of the building.",
  ],
  benefits: [
    "We check that your radiators are large enough before you join the heat network",
    "We agree the date of a landlord’s gas check with the tenant",
    "In the shopping centre and the hotel at Victoria Place, we get a permit to work first",
  ],
  demand: [
    {
      service: "heating-system-maintenance",
      why: "Heat interface units give less heat as their filters block. We clean the filters.",
    },
    {
      service: "pump-installation",
      why: "We fit booster pumps in tall buildings, with one on standby.",
    },
    {
      service: "energy-efficient-solutions",
      why: "Before you switch to a heat pump, we work out your heat loss and radiator sizes.",
    },
  ],
  street: {
    line: [
      "glass tower",
      "point tower",
      "hotel 6",
      "shopping centre",
      "waterside",
      "by-law terrace",
      "new-town terrace",
      "villa",
      "factory",
    ],
    notes: [
      ["glass tower", "In cold high-rise flats, we can repair the heating unit and valves."],
      ["by-law terrace", "No hot water in your terraced house? We find out why and fix it."],
      ["villa", "If a frozen condensate pipe stops your boiler, we thaw and lag it."],
    ],
  },
} as const satisfies AreaCopy;
