import { changes } from "../../changes";
import type { AreaCopy } from "../../types";

export const woking = {
  description:
    "Low water pressure, a leak or a cold flat in Woking, Sheerwater, Knaphill or Ripley? We send emergency plumbers, gas engineers and boiler engineers.",
  lead: "Call us for an emergency plumber, a gas engineer or boiler repair in Woking, Sheerwater, Knaphill or Ripley. In the towers, we also deal with low water pressure and with flats that take heat from the network.",
  buildings: [
    "In a residential tower or the hotel at Victoria Place, the concierge can show us which valve shuts off your floor. If you have a shop in the Peacocks shopping centre, we’ll need its permit before we come. In a red-brick Victorian terrace south of the railway, we usually take the flue out at the rear.",
    "At Hook Heath and Pyrford, a villa may have its boiler in an outhouse, where the condensate pipe freezes, so we lag it. On the overspill estate at Sheerwater, and at Goldsworth Park from the seventies and eighties, heating pipes may be narrow, and we clean them before we fit a new boiler. For a factory near Horsell Common or a house by the canal at Brookwood, we’ll agree how a van gets in.",
  ],
  working: [
    `The towers run on the energy centre at Poole Road, and a heat interface unit in each flat takes heat from the network. We check its filters, pressures and return temperature before we touch the thermostat. If you already run shared heating for a block, you must register it with Ofgem by ${changes.heatNetworks.day}.`,
    "The heath to the north is protected habitat, so we keep vans, noise and lights near it low.",
  ],
  dayAndNight: [
    "If your flat in the towers has no hot water, our [heating maintenance team](/services/heating-system-maintenance) can clean and set its interface unit, or those of the whole building. Our [pump engineers](/plumbing-services/pump-installation) restore pressure floor by floor, and our [emergency plumbers](/services/emergency-plumbing-repairs) come for a leak at night as well.",
    "At Sheerwater, Goldsworth Park and Knaphill we [repair and service boilers](/boiler-services) and issue [gas safety certificates](/gas-services/landlord-gas-safety) to landlords. We offer [air conditioning service](/air-conditioning) and [fresh air](/services/ventilation-systems) to laboratories, showrooms and offices.",
  ],
  benefits: [
    "Before you connect, we’ll check that your radiators work at the network’s temperature, little over 60 °C",
    "We can trace a pressure fault in your tower by the floors it affects",
    "We wrap pipes in acid ground, or lay plastic ones, so that they don’t corrode",
  ],
  demand: [
    {
      service: "heating-system-maintenance",
      why: "Interface units and branch pumps get weaker as their filters block, so we clean and reset them.",
    },
    {
      service: "pump-installation",
      why: "In a tall building we fit booster pumps and reducing valves in stages, with a standby pump in each zone.",
    },
    {
      service: "energy-efficient-solutions",
      why: "If you’re changing from gas to a heat pump, we’ll first work out which radiators it needs.",
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
      ["glass tower", "We first find which of a tower’s pressure zones your flat is in."],
      ["by-law terrace", "South of the railway we repair the boiler in your own house."],
      ["villa", "We wrap our pipes, because the soil under the pines attacks bare ones."],
    ],
  },
} as const satisfies AreaCopy;
