import { changes } from "../../changes";
import type { AreaCopy } from "../../types";

export const woking = {
  description:
    "Low water pressure, a leak or a cold flat in Woking, Sheerwater, Knaphill or Ripley? We send emergency plumbers, gas engineers and boiler engineers.",
  lead: "Call us for an emergency plumber, a gas engineer or boiler repair in Woking, Knaphill or Ripley. We also repair air conditioning in offices, and heating in flats on the heat network.",
  buildings: [
    "The flue of a red-brick Victorian terrace can usually come out at the rear. In Sheerwater, and in Goldsworth Park homes of the seventies and eighties, the heating may be full of sludge, so we flush it before we fit a boiler.",
    "If you can’t stop a leak in a tower at Victoria Place, ask the concierge to turn off your water. We need a permit before we work in the shopping centre or the hotel there.",
    "Please tell us where a van can park by a factory near Horsell Common or a house by the canal at Brookwood.",
  ],
  working: [
    "Towers in the centre get their heat from the energy centre at Poole Road, and a heat interface unit (HIU) passes it on in each flat. We work on that unit and on the pipes and radiators in your flat.",
    `If you already run shared heating for a block, you must register it with Ofgem by ${changes.heatNetworks.day}.`,
  ],
  dayAndNight: [
    "Ring our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour when a pipe bursts or a drain blocks. Ring us too for a [boiler repair](/boiler-services) if there’s no heating or hot water. Where the water pressure is low, we can fit a [pump](/plumbing-services/pump-installation). We do landlords’ yearly gas checks and issue the [gas safety certificate](/gas-services/landlord-gas-safety).",
    "We repair and fit [air conditioning](/air-conditioning) and [ventilation](/services/ventilation-systems) in offices, showrooms and shops. We do [kitchen gas repairs and checks](/gas-services/commercial-kitchen-gas) in restaurants and pubs.",
    "For managing agents, our [heating engineers](/services/heating-system-maintenance) service every heat interface unit in a block. One [maintenance contract](/maintenance) can cover the rest of the building too.",
  ],
  benefits: [
    "Before you connect to the heat network, we check that your radiators are large enough for its temperature",
    "We agree the date of a landlord’s gas check with the tenant",
    "We replace old lead water pipes with plastic in the villas of Hook Heath and Pyrford",
  ],
  demand: [
    {
      service: "heating-system-maintenance",
      why: "Heat interface units give less heat as their filters block, so we clean and reset them.",
    },
    {
      service: "pump-installation",
      why: "We fit booster pumps and pressure valves in tall buildings, with a standby in case a pump fails.",
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
      ["glass tower", "Flat in a tower always cold? We check the heat interface unit."],
      ["by-law terrace", "No hot water in your terraced house? We repair the boiler."],
      ["villa", "Boiler cut out in a hard frost? We thaw and lag the condensate pipe."],
    ],
  },
} as const satisfies AreaCopy;
