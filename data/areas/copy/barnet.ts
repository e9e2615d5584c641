import type { AreaCopy } from "../../types";

export const barnet = {
  description:
    "Emergency plumbers, gas and heating engineers in Barnet, Totteridge and Whetstone. Call us for boiler repair, low water pressure or a quiet heat pump.",
  lead: "Need an emergency plumber, a gas engineer or boiler repair in Barnet? We cover everywhere from the High Street to Whetstone and Cockfosters. We also cure weak showers and fit heat pumps.",
  buildings: [
    "Hadley Green and Monken Hadley are conservation areas, so in a Georgian house there we’ll try to run the flue out at the back. Flats in the Victorian villas of New Barnet, East Barnet and Oakleigh Park may share a supply pipe, so please warn your neighbours before we shut it off.",
    "If you rent a flat in a former office at Whetstone, or a shop in a Cockfosters parade, we’ll need your landlord’s agreement before we drain the pipes. In a church hall or a hospital building in Chipping Barnet, we can work when the rooms are empty.",
  ],
  working: [
    "High Barnet is on a ridge, and mains pressure can be low at breakfast time. A combination boiler or an unvented cylinder is fed straight from the main, so we’ll log the pressure for a day before you choose one.",
    "Totteridge and Hadley are very quiet after dark, and a heat pump that would pass on a city street can be too loud there. We measure the background noise, then decide where the pump goes and whether it needs a screen.",
  ],
  dayAndNight: [
    "For bursts and blocked drains, our [emergency plumbers](/services/emergency-plumbing-repairs) take calls all night. If your shower only trickles, we can fit [a pump or a booster set](/plumbing-services/pump-installation).",
    "No heat at home? Book a [boiler repair](/boiler-services). We also do the yearly [gas check](/gas-services/landlord-gas-safety) for landlords. Our [commercial heating engineers](/heating-services) can service a whole boiler room. We can also price a [heat pump](/services/energy-efficient-solutions), or [air conditioning](/air-conditioning) for your loft.",
  ],
  benefits: [
    "If the supply pipe to your house at Arkley leaks, we can find the leak before anyone digs up the drive",
    "We can give your heat pump a quiet night setting and measure the noise afterwards",
    "We can plan a school’s or a care home’s boiler work for the summer",
  ],
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "A detached house usually has space for a heat pump, and we work out room by room how much heat you need.",
    },
    {
      service: "pump-installation",
      why: "We fit booster sets for houses and small blocks where mains pressure is low.",
    },
    {
      service: "commercial-boiler-installation",
      why: "In schools and care homes, we can replace one old boiler with several smaller condensing ones.",
    },
  ],
  street: {
    line: ["church", "Georgian terrace", "parade", "1960s office 6", "villa", "detached house", "semi", "hospital 5"],
    notes: [
      ["Georgian terrace", "Listed house? We’ll find out what consent your pipes and flue need."],
      ["1960s office", "Turning offices into flats? We can fit a heat meter in each one."],
      ["detached house", "Four bathrooms? We’ll size a hot water cylinder that can serve them."],
    ],
  },
} as const satisfies AreaCopy;
