import { changes } from "../../changes";
import type { AreaCopy } from "../../types";

export const woking = {
  description:
    "Low water pressure, a leak or a cold flat in Woking, Sheerwater, Knaphill or Ripley? We send emergency plumbers, gas engineers and boiler engineers.",
  lead: "Call us for an emergency plumber, a gas engineer or boiler repair in Woking, Knaphill or Ripley. In the towers, we also deal with low water pressure and with flats on the heat network.",
  buildings: [
    "If water is leaking in a residential tower or the hotel at Victoria Place, ask the concierge which valve shuts off your floor. Is your shop in the Peacocks shopping centre? We’ll need the centre’s permit before we come. In a red-brick Victorian terrace, we usually take the flue out at the rear.",
    "At Sheerwater, and in Goldsworth Park homes of the seventies and eighties, the heating pipes may be narrow and dirty, so we clean them before we fit a boiler. Factory near Horsell Common, or house by the canal at Brookwood? Please tell us how a van gets in.",
  ],
  working: [
    `The towers get their heat from the energy centre at Poole Road, and a heat interface unit passes it on in each flat. If your flat is cold, we check the unit’s filters and pressures before we touch the thermostat. If you already run shared heating for a block, you must register it with Ofgem by ${changes.heatNetworks.day}.`,
  ],
  dayAndNight: [
    "If your flat in the towers has no hot water, our [heating maintenance team](/services/heating-system-maintenance) can clean and set its interface unit. We can also service every unit in the building. Our [pump engineers](/plumbing-services/pump-installation) restore pressure floor by floor, and our [emergency plumbers](/services/emergency-plumbing-repairs) come out to leaks, day or night.",
    "In Sheerwater, Goldsworth Park and Knaphill we [repair and service boilers](/boiler-services) and issue [gas safety certificates](/gas-services/landlord-gas-safety) to landlords. For laboratories, showrooms and offices we service [air conditioning](/air-conditioning) and [ventilation](/services/ventilation-systems).",
  ],
  benefits: [
    "Before you connect to the network, we’ll check that your radiators work at its temperature, just over 60 °C",
    "Tell us which floors of your tower have low pressure, and we’ll trace the fault from there",
    "If you have a villa in Hook Heath or Pyrford, we can lay a plastic water main that won’t corrode",
  ],
  demand: [
    {
      service: "heating-system-maintenance",
      why: "Heat interface units give less heat as their filters block, so we clean and reset them.",
    },
    {
      service: "pump-installation",
      why: "In a tall building we fit booster pumps and pressure-reducing valves in stages, with a standby pump in each zone.",
    },
    {
      service: "energy-efficient-solutions",
      why: "If you’re changing from gas to a heat pump, we’ll first work out which radiators you’ll need.",
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
      ["glass tower", "Low pressure? We first find out which of the tower’s zones you’re in."],
      ["by-law terrace", "Boiler broken in your terraced house? We can repair it."],
      ["villa", "Boiler in an outhouse? We lag its condensate pipe against frost."],
    ],
  },
} as const satisfies AreaCopy;
