import { changes } from "../../changes";
import type { AreaCopy } from "../../types";

export const woking = {
  description:
    "Low water pressure, a leak or a cold flat in Woking, Sheerwater, Knaphill or Ripley? We send emergency plumbers, gas engineers and boiler engineers.",
  lead: "Call us for an emergency plumber, a gas engineer or boiler repair in Woking, Sheerwater, Knaphill or Ripley. In the towers, we also deal with low water pressure and with flats that take heat from the network.",
  buildings: [
    "In a residential tower or the hotel at Victoria Place, ask the concierge which valve shuts off your floor. Shops in the Peacocks shopping centre need its permit for our visit. In a red-brick Victorian terrace south of the railway, a flue usually goes out at the rear.",
    "At Hook Heath and Pyrford, a villa may have its boiler in an outhouse, where condensate pipes freeze. On the overspill estate at Sheerwater, and at Goldsworth Park from the seventies and eighties, heating pipes may be narrow, so we clean them before a new boiler. For a factory near Horsell Common, or a house by the canal at Brookwood, tell us how a van gets in.",
  ],
  working: [
    `The towers run on the energy centre at Poole Road, and a heat interface unit in each flat takes heat from the network. Its filters, pressures and return temperature tell us more than the thermostat. The water is little over 60 °C, and older offices raise that with heat pumps. If you run shared heating for a block yourself, check that the network is registered with Ofgem: existing ones have until ${changes.heatNetworks.day}.`,
    "The heath to the north is protected habitat, so we keep vans, noise and lights near it low.",
  ],
  dayAndNight: [
    "If a flat in the towers has no hot water, our [heating maintenance team](/services/heating-system-maintenance) can clean and set its interface unit, or those of the whole building. Our [pump engineers](/plumbing-services/pump-installation) restore water pressure floor by floor. For a leak, our [emergency plumbers](/services/emergency-plumbing-repairs) come at night as well.",
    "At Sheerwater, Goldsworth Park and Knaphill we [repair and service boilers](/boiler-services), and landlords can order the [gas safety certificate](/gas-services/landlord-gas-safety). For laboratories, showrooms and offices, we offer [air conditioning service](/air-conditioning) and [fresh air](/services/ventilation-systems).",
  ],
  benefits: [
    "We check that your radiators work at the network’s temperature before you connect",
    "We trace a pressure fault in your tower by the floors it affects, without guesswork",
    "Pipes in acid ground are wrapped or made of plastic, so they do not corrode",
  ],
  demand: [
    {
      service: "heating-system-maintenance",
      why: "Interface units and branch pumps slowly lose performance when their filters block.",
    },
    {
      service: "pump-installation",
      why: "A tall building needs booster pumps and reducing valves in stages, with a standby pump in each zone.",
    },
    {
      service: "energy-efficient-solutions",
      why: "If you change from gas to a heat pump, we first work out which radiators it needs.",
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
      ["glass tower", "In a tower of thirty storeys, cold water is pumped up in zones."],
      ["by-law terrace", "South of the railway, houses have boilers of their own."],
      ["villa", "The sandy soil under the pines is acid and attacks bare pipes."],
    ],
  },
} as const satisfies AreaCopy;
