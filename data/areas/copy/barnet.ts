import type { AreaCopy } from "../../types";

export const barnet = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Barnet, Totteridge, Whetstone and Cockfosters. We also cure low water pressure and fit heat pumps.",
  lead: "Need an emergency plumber, a gas engineer, a boiler repair, a heat pump or air conditioning in Barnet? We work in homes, shops, restaurants, offices and schools from Chipping Barnet to Whetstone and Cockfosters.",
  buildings: [
    "Hadley Green and Monken Hadley are in a conservation area. On a Georgian house there, we try to run the flue out at the back. Flats in Victorian houses in New Barnet, East Barnet and Oakleigh Park may share a water pipe. Please warn your neighbours before we turn it off. We find leaks under the drives of detached houses in Arkley and Totteridge before anyone digs.",
    "If you rent an office in Whetstone or a shop in Cockfosters, tell us whom to ask before we drain shared pipes. In church halls, schools and hospitals, we agree our hours with you.",
  ],
  working: [
    "High Barnet is on a ridge, and mains pressure can be low at breakfast time. A combi boiler or an unvented cylinder is fed straight from the main, so we log the pressure for a day before you choose.",
    "Totteridge and Hadley are very quiet after dark. Before we fit a heat pump there, we measure the background noise, in case the pump needs a screen.",
  ],
  dayAndNight: [
    "Our [emergency plumbers](/services/emergency-plumbing-repairs) come out for burst pipes and blocked drains day and night. No heating or hot water? If you rent your home, ring your landlord first: repairs are their job. If you own the home or rent it out, ring us for a [boiler repair](/boiler-services) at any hour. For landlords, we do the annual [gas safety check](/gas-services/landlord-gas-safety).",
    "A shower that only trickles may need [a booster pump](/plumbing-services/pump-installation). For your heating, we can price a [heat pump](/services/energy-efficient-solutions).",
    "We [repair air conditioning](/air-conditioning) in shops, restaurants and offices, [day or night](/services/emergency-hvac), and do [kitchen gas repairs](/gas-services/commercial-kitchen-gas). Our [heating engineers](/heating-services) look after boiler rooms in managed blocks, schools and care homes under a [maintenance contract](/maintenance).",
  ],
  benefits: [
    "We tell you before we quote if a new boiler needs a larger gas pipe",
    "In schools, we plan boiler work for the summer holidays",
    "We can work in your shop or restaurant before you open",
  ],
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
      why: "We can replace a school’s old boiler with several smaller ones, so that one fault doesn’t stop the heating.",
    },
  ],
  street: {
    line: ["church", "Georgian terrace", "parade", "1960s office 6", "villa", "detached house", "semi", "hospital 5"],
    notes: [
      ["Georgian terrace", "We can help you get consent for a flue on a listed Georgian house."],
      ["1960s office", "If the air con stops on one office floor, we find and fix the fault."],
      ["detached house", "Four bathrooms and too little hot water? We can fit a larger cylinder."],
    ],
  },
} as const satisfies AreaCopy;
