import { changes } from "../../changes";
import type { AreaCopy } from "../../types";

export const woking = {
  description:
    "Low water pressure, a leak or a cold flat in Woking, Sheerwater, Knaphill or Ripley? We send emergency plumbers, gas engineers and boiler engineers.",
  lead: "Call us for an emergency plumber, a gas engineer or boiler repair in Woking, Knaphill or Ripley. We also repair heating in flats on the heat network, and air conditioning in offices.",
  buildings: [
    "In red-brick Victorian terraces, we can usually bring the flue out at the rear. At Sheerwater, and in Goldsworth Park homes of the seventies and eighties, the heating pipes may be full of sludge, so we clean them before we fit a boiler.",
    "If you can’t stop a leak in a tower or in the hotel at Victoria Place, ask the concierge to shut off your floor. For a shop in the shopping centre, we need the centre’s permit before we come.",
    "For a factory near Horsell Common or a house by the canal at Brookwood, tell us where a van can park.",
  ],
  working: [
    "Towers in the centre get their heat from the energy centre at Poole Road, and a heat interface unit passes it on in each flat. We work on that unit and on the pipes and radiators in your flat.",
    `If you already run shared heating for a block, you must register it with Ofgem by ${changes.heatNetworks.day}.`,
  ],
  dayAndNight: [
    "Ring our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour when a pipe bursts or a drain blocks. We [repair and service boilers](/boiler-services), and our [pump engineers](/plumbing-services/pump-installation) put low pressure right. For landlords, we check the gas every 12 months and issue the [gas safety certificate](/gas-services/landlord-gas-safety).",
    "In offices, showrooms and shops that are too warm, we repair or fit [air conditioning](/air-conditioning) and [ventilation](/services/ventilation-systems). We do [kitchen gas repairs and checks](/gas-services/commercial-kitchen-gas) in restaurants and pubs.",
    "For managing agents, our [heating maintenance team](/services/heating-system-maintenance) services every heat interface unit in a block. One [contract](/maintenance) can cover the rest of the building too.",
  ],
  benefits: [
    "Before you connect to the heat network, we check that your radiators are large enough for its temperature",
    "We agree the date of a landlord’s gas check with the tenant",
    "At a villa in Hook Heath or Pyrford, we can replace an old lead water pipe with plastic",
  ],
  demand: [
    {
      service: "heating-system-maintenance",
      why: "Heat interface units give less heat as their filters block, so we clean and reset them.",
    },
    {
      service: "pump-installation",
      why: "In a tall building, we fit booster pumps and pressure valves, with a standby in case a pump fails.",
    },
    {
      service: "energy-efficient-solutions",
      why: "Changing from gas to a heat pump? We work out your heat loss and which radiators you need.",
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
      ["glass tower", "Flat in a tower always cold? We check its heat interface unit."],
      ["by-law terrace", "No hot water in your terraced house? We repair the boiler."],
      ["villa", "Boiler cut out in a hard frost? We thaw and lag its condensate pipe."],
    ],
  },
} as const satisfies AreaCopy;
