import type { AreaCopy } from "../../types";

export const barnet = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Barnet, Totteridge, Whetstone and Cockfosters. We also cure low water pressure and fit heat pumps.",
  lead: "Need an emergency plumber, a gas engineer or a boiler repair in Barnet? Ring us day or night, anywhere from Chipping Barnet to Whetstone and Cockfosters. We also repair air con in shops and offices, and boilers in schools.",
  advice: {
    houses: [
      "High Barnet stands on a ridge, where mains pressure can be low at breakfast time. A combi boiler or an unvented (mains-pressure) hot water cylinder depends on that pressure, so before you choose either, we can record it at your house for a whole day.",
      "If a pipe leaks under the drive of your detached house in Arkley or Totteridge, we can find the leak before anyone digs. Then only a small part of the drive has to come up.",
      "Totteridge and Hadley are very quiet after dark, so a heat pump is easily heard. Before we fit one there, we measure the background noise, to see whether the pump needs a screen.",
    ],
    flats: [
      "Flats in Victorian houses in New Barnet, East Barnet and Oakleigh Park may share a water pipe. Before we turn the water off, we find out which flats the pipe feeds, so that you can warn your neighbours.",
    ],
    shops: [
      "The pipes in a rented shop in Cockfosters or a rented office in Whetstone may serve other tenants too. If we have to drain them, we agree a time with your landlord. For a shop, that can be before you open.",
    ],
    offices: [
      "A school can do without its boiler in the summer holidays, so that’s the time to replace or overhaul it. Book early, because every school wants the same weeks.",
    ],
    access: [
      "Hadley Green and Monken Hadley are in a conservation area, so a flue on the front of a house may need the council’s permission. We try to run it out at the back.",
    ],
  },
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "A detached house usually has space for a heat pump. We work out the heat that each room needs, so that the pump and the radiators are the right size.",
    },
    {
      service: "pump-installation",
      why: "Low mains pressure, an old pipe or a stuck valve can make a shower weak. We check all three before we fit a pump.",
    },
    {
      service: "commercial-boiler-installation",
      why: "We can replace a school’s or hospital’s large old boiler with several smaller ones, so that one fault doesn’t stop all the heating.",
    },
  ],
  street: {
    line: ["church", "Georgian terrace", "parade", "1960s office 6", "villa", "detached house", "semi", "hospital 5"],
    notes: [
      [
        "Georgian terrace",
        "A new flue on a listed Georgian house needs consent. We supply the drawings for your application.",
      ],
      ["1960s office", "Air con off on only one floor of your office? We check that floor’s controls first."],
      ["detached house", "Four bathrooms but too little hot water? We check whether the cylinder is too small."],
    ],
  },
} as const satisfies AreaCopy;
