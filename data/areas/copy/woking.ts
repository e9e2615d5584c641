import { changes } from "../../changes";
import type { AreaCopy } from "../../types";

export const woking = {
  description:
    "Low water pressure, a leak or a cold flat in Woking, Sheerwater, Knaphill or Ripley? We send emergency plumbers, gas engineers and boiler engineers.",
  lead: "Call us 24 hours a day for an emergency plumber, a gas engineer or a boiler repair in Woking, Knaphill or Ripley. We also repair heating in flats on the heat network, and air conditioning in shops and offices.",
  advice: {
    houses: ["In red-brick terraces, we can usually bring a new flue out at the rear."],
    flats: [
      "Before you join the heat network, we can check that your radiators are large enough.",
      "If you’re a landlord, we’ll agree the date of the gas check with your tenant.",
      `If you run the shared heating in a block, you must register it with Ofgem by ${changes.heatNetworks.day}.`,
      "Town-centre towers get their heat from the energy centre at Poole Road. In your flat, a heat interface unit (HIU) heats the rooms and water. If it fails and you rent, tell your landlord. If you own the flat, your lease says who repairs the unit. If that’s you, ring us.",
      "If you can’t stop a leak in a tower at Victoria Place, ask the concierge to turn off your water.",
    ],
    shops: [
      "Arts and Crafts houses in Hook Heath and Pyrford may still have lead water pipes. Ask us to look before you refit a kitchen or bathroom.",
    ],
    access: [
      "In the shopping centre and the hotel at Victoria Place, we’ll get a permit to work first.",
      "For a house by the canal in Brookwood or a factory near Horsell Common, please tell us where a van can park.",
      "Cold radiators in Sheerwater, or in Goldsworth Park homes from the seventies and eighties, may mean sludge in the pipes. We can flush it out.",
    ],
  },
  demand: [
    {
      service: "heating-system-maintenance",
      why: "If you manage a block, we can clean the filters in every HIU, as clogged ones give less heat.",
    },
    {
      service: "pump-installation",
      why: "We fit booster pumps in tall buildings, with one on standby.",
    },
    {
      service: "energy-efficient-solutions",
      why: "Before you switch to a heat pump, we can work out your heat loss and radiator sizes.",
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
      ["glass tower", "High-rise flat cold? We can check the heat interface unit."],
      ["by-law terrace", "Drain behind your terrace blocked? We clear it or say whose job it is."],
      ["villa", "If your condensate pipe freezes, we can thaw and lag it."],
    ],
  },
} as const satisfies AreaCopy;
