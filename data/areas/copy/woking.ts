import { changes } from "../../changes";
import type { AreaCopy } from "../../types";

export const woking = {
  description:
    "Low water pressure, a leak or a cold flat in Woking, Sheerwater, Knaphill or Ripley? We send emergency plumbers, gas engineers and boiler engineers.",
  lead: "Call us 24 hours a day for an emergency plumber, a gas engineer or a boiler repair in Woking, Knaphill or Ripley. We also repair air conditioning in shops and offices, and pumps in tall buildings.",
  advice: {
    houses: [
      "In Sheerwater, or in Goldsworth Park homes from the seventies and eighties, radiators that stay cold may mean sludge in the heating pipes. We can flush it out.",
      "Arts and Crafts houses in Hook Heath and Pyrford may still have lead water pipes. Ask us to look before you refit a kitchen or bathroom, as the pipes are easier to replace then.",
      "In red-brick terraced houses, we can usually bring a new boiler’s flue out at the rear, where it can’t be seen from the street.",
    ],
    flats: [
      "The towers at Victoria Place get their heat from the energy centre at Poole Road. If your heat interface unit fails and you rent, tell your landlord. If you own the flat, your lease says who repairs it. If that’s you, ring us.",
      "If you can’t stop a leak in your flat at Victoria Place, ask the concierge to turn off your water.",
      "A heat network may send out cooler water than a boiler does. Before your block joins it, we can check that the radiators are large enough.",
      `If you run the shared heating in a block, you must register it with Ofgem by ${changes.heatNetworks.day}. Our [guide to registration](/guides/heat-network-registration) says what you’ll need.`,
    ],
    shops: [
      "For work in a shop or in the hotel at Victoria Place, the site’s managers have to issue a permit. We apply for it before we agree a date with you.",
    ],
    access: [
      "A van may not get close to a house by the canal in Brookwood or a factory near Horsell Common. Please tell us where we can park when you book.",
    ],
  },
  demand: [
    {
      service: "heating-system-maintenance",
      why: "A clogged filter cuts the heat to the whole flat, and a block on a network has one in every heat interface unit. If you manage a block, we can clean them all.",
    },
    {
      service: "pump-installation",
      why: "Mains pressure alone won’t lift water to the top of a tower. We fit booster pumps, with one on standby.",
    },
    {
      service: "energy-efficient-solutions",
      why: "An older house loses more heat than a new one. Before you switch to a heat pump, we can work out how much, and how large the radiators must be.",
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
        "A tower flat has no boiler. A heat interface unit (HIU) passes on the heat, and we can check it.",
      ],
      ["by-law terrace", "Blocked drain behind your terraced house? We’ll clear it, or tell you whose job it is."],
      ["villa", "The thin drain pipe from a boiler can freeze on an outside wall. We can thaw and lag it."],
    ],
  },
} as const satisfies AreaCopy;
