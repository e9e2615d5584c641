import type { AreaCopy } from "../../types";

export const barnet = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Barnet, Totteridge, Whetstone and Cockfosters. We also cure low water pressure and fit heat pumps.",
  lead: "Need an emergency plumber, a gas engineer or boiler repair in Barnet? We work from Chipping Barnet to Whetstone and Cockfosters, in houses, flats, shops, offices and schools.",
  buildings: [
    "Hadley Green and Monken Hadley are conservation areas, so on a Georgian house there we try to run the flue out at the back. Flats in the Victorian villas of New Barnet, East Barnet and Oakleigh Park may share a water pipe, so we warn the neighbours before we shut it off. At a detached house in Arkley or Totteridge, we find a leaking supply pipe before anyone digs up the drive.",
    "For rented offices in Whetstone and shops in Cockfosters, we need the landlord’s agreement before we drain shared pipes. In a church hall, a school or a hospital building, we agree the hours with the site manager.",
  ],
  working: [
    "High Barnet is on a ridge, and mains pressure can be low at breakfast time. A combi boiler or an unvented cylinder is fed straight from the main, so we log the pressure for a day before you choose one.",
    "Totteridge and Hadley are very quiet after dark. Before we fit a heat pump there, we measure the background noise and decide whether the pump needs a screen.",
  ],
  dayAndNight: [
    "For burst pipes and blocked drains, our [emergency plumbers](/services/emergency-plumbing-repairs) take calls all night. No heating at home? Book a [boiler repair](/boiler-services) or a service. We also do the yearly [gas check](/gas-services/landlord-gas-safety) for landlords.",
    "When a shower only trickles, ask about [a pump or a booster set](/plumbing-services/pump-installation). For your next heating system, ask us to price a [heat pump](/services/energy-efficient-solutions).",
    "Is your shop, office or loft too warm? Ask about [air conditioning](/air-conditioning). We do [kitchen gas checks](/gas-services/commercial-kitchen-gas) in restaurants and cafés. For managed blocks, schools and care homes, our [commercial heating engineers](/heating-services) service the whole boiler room.",
  ],
  benefits: [
    "We test an old gas pipe before we connect a new boiler to it",
    "We plan a school’s boiler work for the summer holidays",
    "For work in a shop or a restaurant, we can come before you open",
  ],
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "A detached house usually has space for a heat pump, and we work out room by room how much heat you need.",
    },
    {
      service: "pump-installation",
      why: "Low pressure can come from the main, an old pipe or a faulty valve, so we check all three before we fit a pump.",
    },
    {
      service: "commercial-boiler-installation",
      why: "In schools and care homes, we can replace one old boiler with several smaller ones, so that one fault doesn’t stop the heating.",
    },
  ],
  street: {
    line: ["church", "Georgian terrace", "parade", "1960s office 6", "villa", "detached house", "semi", "hospital 5"],
    notes: [
      ["Georgian terrace", "Listed house? We find out what consent a new boiler flue needs."],
      ["1960s office", "Upper floor of your office too warm? We repair the air conditioning."],
      ["detached house", "Hot water runs out with four bathrooms? We fit a larger cylinder."],
    ],
  },
} as const satisfies AreaCopy;
