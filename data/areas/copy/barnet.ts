import type { AreaCopy } from "../../types";

export const barnet = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Barnet, Totteridge, Whetstone and Cockfosters. We also cure low water pressure and fit heat pumps.",
  lead: "Need an emergency plumber, a gas engineer or a boiler repair in Barnet? Ring us day or night. We work in homes, shops, offices and schools from Chipping Barnet to Whetstone and Cockfosters.",
  advice: {
    houses: [
      "We’ll say if your old boiler is worth repairing, and check the gas pipe before we quote for a new one.",
      "High Barnet is on a ridge, and mains pressure can be low at breakfast time. A combi boiler or an unvented cylinder is fed straight from the main, so we can log the pressure for a day before you choose.",
      "Totteridge and Hadley are very quiet after dark. Before we fit a heat pump there, we measure the background noise, in case the pump needs a screen.",
      "If a pipe leaks under the drive of your detached house in Arkley or Totteridge, we can find the leak before anyone digs.",
    ],
    flats: [
      "If you rent an office in Whetstone or a shop in Cockfosters, your pipes may serve other tenants too, so we’ll agree a time with the landlord before we drain them.",
    ],
    shops: ["We can work in your shop or restaurant before you open."],
    offices: ["In schools, we plan boiler work for the summer holidays."],
    access: [
      "Flats in Victorian houses in New Barnet, East Barnet and Oakleigh Park may share a water pipe. Please warn your neighbours before we turn the water off.",
      "Hadley Green and Monken Hadley are in a conservation area. On a Georgian house there, we try to run the flue out at the back.",
    ],
  },
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "A detached house usually has space for a heat pump. We work out the heat each room needs.",
    },
    {
      service: "pump-installation",
      why: "Low pressure can come from the main, an old pipe or a faulty valve. We check all three before we fit a pump.",
    },
    {
      service: "commercial-boiler-installation",
      why: "We can replace a school’s or hospital’s old boiler with several smaller ones, so that one fault doesn’t stop the heating.",
    },
  ],
  street: {
    line: ["church", "Georgian terrace", "parade", "1960s office 6", "villa", "detached house", "semi", "hospital 5"],
    notes: [
      ["Georgian terrace", "We can help you get consent for a flue on a listed Georgian house."],
      ["1960s office", "Office air con off on one floor? We can repair it."],
      ["detached house", "Four bathrooms but little hot water? The cylinder may be too small."],
    ],
  },
} as const satisfies AreaCopy;
