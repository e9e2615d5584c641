import { changes } from "../../changes";
import type { AreaCopy } from "../../types";

export const woking = {
  description:
    "Low water pressure, a leak or a cold flat in Woking, Sheerwater, Knaphill or Ripley? We send emergency plumbers, gas engineers and boiler engineers.",
  lead: "Call us 24 hours a day for an emergency plumber, a gas engineer or a boiler repair in Woking, Knaphill or Ripley. We also repair air conditioning in shops and offices, and pumps in tall buildings.",
  advice: {
    houses: [
      "If radiators stay cold in your house in Sheerwater or Knaphill, or in a seventies or eighties home in Goldsworth Park, there may be sludge in the heating pipes. We can flush it out.",
      "Arts and Crafts houses in Hook Heath and Pyrford, and old houses in Ripley, may still have lead water pipes. Ask us to look before you refit a kitchen or bathroom, as the pipes are easier to replace then.",
    ],
    flats: [
      "The towers at Victoria Place get their heat from the energy centre at Poole Road. Each flat has a heat interface unit (HIU) instead of a boiler. If yours fails and you rent, tell your landlord. If you own the flat, your lease says who repairs the unit. If that’s you, ring us.",
      "If you can’t stop a leak in your flat at Victoria Place, ask the concierge to turn off your water before you ring for a plumber.",
      `If you run the shared heating in a block, you must register it with Ofgem by ${changes.heatNetworks.day}. Our [guide to registration](/guides/heat-network-registration) says what you’ll need.`,
    ],
    shops: [
      "For work in a shop or in the hotel at Victoria Place, the site’s managers have to issue a permit. We apply for it before we agree a date with you.",
    ],
    offices: [
      "The outdoor air con units of a town-centre office are often on a roof that only the building’s staff can unlock. Please tell us who holds the key when you book.",
    ],
    access: [
      "We may not be able to get a van close to a house by the canal in Brookwood or a factory near Horsell Common. When you book, please tell us where we can park.",
    ],
  },
  demand: [
    {
      service: "heating-system-maintenance",
      why: "On a heat network, every flat’s heat interface unit has a filter, and a clogged filter leaves the flat cold. If you manage a block, we can clean all the filters.",
    },
    {
      service: "pump-installation",
      why: "Mains pressure alone won’t lift water to the top of a tower. We fit booster pumps, with a second pump on standby.",
    },
    {
      service: "energy-efficient-solutions",
      why: "An older house loses more heat than a new one. Before you switch to a heat pump, we can work out how much heat yours loses and how large the radiators must be.",
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
      [
        "glass tower",
        "Hot tap only lukewarm? If you own your tower flat, we check the valve in its heat interface unit.",
      ],
      ["by-law terrace", "Blocked drain behind your terraced house? We’ll clear it, or tell you whose job it is."],
      ["villa", "The thin drain pipe from a boiler can freeze on an outside wall. We can thaw it and lag it."],
    ],
  },
} as const satisfies AreaCopy;
