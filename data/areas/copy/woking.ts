import { changes } from "../../changes";
import type { AreaCopy } from "../../types";

export const woking = {
  description:
    "Low water pressure, a leak or a cold flat in Woking, Sheerwater, Knaphill or Ripley? We send emergency plumbers, gas engineers and boiler engineers.",
  lead: "Call us for an emergency plumber, a gas engineer or boiler repair in Woking, Knaphill or Ripley. In the towers, we also deal with low water pressure and repair heating in flats on the heat network.",
  buildings: [
    "If you can’t stop a leak in a residential tower or the hotel at Victoria Place, ask the concierge to shut off your floor. For a shop in the shopping centre, we’ll need the centre’s permit before we come. In a red-brick Victorian terrace, we can usually bring the flue out at the rear.",
    "At Sheerwater, and in Goldsworth Park homes of the seventies and eighties, the heating pipes may be narrow and full of sludge, so we clean them before we fit a boiler. For a factory near Horsell Common or a house by the canal at Brookwood, we’ll check how a van gets in before we come.",
  ],
  working: [
    `Towers in the centre get their heat from the energy centre at Poole Road, and a heat interface unit passes it on in each flat. If your flat is cold, we check the unit’s filters, valves and pressures. If you already run shared heating for a block, you must register it with Ofgem by ${changes.heatNetworks.day}.`,
  ],
  dayAndNight: [
    "If your flat in the towers has no hot water, our [heating maintenance team](/services/heating-system-maintenance) can clean and set its interface unit. For managing agents, we can service every unit in a building. Our [pump engineers](/plumbing-services/pump-installation) can put low pressure right, and our [emergency plumbers](/services/emergency-plumbing-repairs) come out day and night.",
    "In Sheerwater, Goldsworth Park and Knaphill we [repair and service boilers](/boiler-services) and issue [gas safety certificates](/gas-services/landlord-gas-safety) to landlords. For laboratories, showrooms and offices we service [air conditioning](/air-conditioning) and [ventilation](/services/ventilation-systems).",
  ],
  benefits: [
    "Before you connect to the heat network, we’ll check that your radiators are large enough for its temperature",
    "If you rent out a home with a gas boiler, we can check and service it on one visit",
    "At a villa in Hook Heath or Pyrford, we can replace an old lead water pipe with plastic",
  ],
  demand: [
    {
      service: "heating-system-maintenance",
      why: "Heat interface units give less heat as their filters block, so we clean and reset them.",
    },
    {
      service: "pump-installation",
      why: "In a tall building, we can fit booster pumps and pressure valves, with a standby in case a pump fails.",
    },
    {
      service: "energy-efficient-solutions",
      why: "If you’re changing from gas to a heat pump, we’ll first work out your heat loss and which radiators you’ll need.",
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
      ["glass tower", "Low pressure high in a tower? We can check the pumps that serve you."],
      ["by-law terrace", "Boiler broken in your terraced house? We can repair it."],
      ["villa", "Boiler in an outhouse? We can lag its condensate pipe against frost."],
    ],
  },
} as const satisfies AreaCopy;
