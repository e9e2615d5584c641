import type { AreaCopy } from "../../types";

export const romford = {
  description:
    "Gas engineers, emergency plumbers and boiler repair in Romford: shopping centres, South Street bars and kitchens, Collier Row and Rush Green homes.",
  lead: "Call us for boiler repair, an emergency plumber or a gas engineer in Romford, Collier Row or Rush Green. If you run a shop, a bar or a restaurant, ring the same number when your cooling stops or a gas check is due.",
  buildings: [
    "If your shop is near the market and the church, we’ll come outside market hours, when a van can reach your door. In the Liberty, Mercury or Brewery shopping centre, please find out where your unit’s water valve is. If you run a bar in South Street, near the station, we can check the kitchen extract and cellar cooling before the weekend.",
    "New flats on the ring road may share their hot water, so if yours runs cold, ring the manager first. The Town Hall is listed, and any pipe on show there needs consent. Still have a loft tank in your semi in Collier Row or Rush Green? We can usually remove it.",
  ],
  working: [
    "In some malls the landlord supplies the water that cools your shop, so we’ll ask before we drain any pipes. We also need the centre’s permit to work on the roof. Cranes lift before the shops open, and not on market days.",
    "The River Rom runs in a culvert under the town and fills after heavy rain, so in a basement bar we can fit non-return valves. In Collier Row, we may suggest insulating pipes and balancing radiators before you pay for a larger boiler.",
  ],
  dayAndNight: [
    "On a busy evening, our [emergency plumbers in Romford](/services/emergency-plumbing-repairs) can clear a drain or repair a burst pipe. If your cooling stops, ask for [emergency HVAC repair](/services/emergency-hvac).",
    "We inspect [kitchen gas and interlocks](/gas-services/commercial-kitchen-gas) before you open. For shopping centres and trade units we offer [planned maintenance of heating and cooling](/maintenance). At home, call us for [boiler repair](/boiler-services). For a block of flats, ask our [commercial plumbing contractors](/plumbing-services) for a price.",
  ],
  benefits: [
    "Before a fit-out, we’ll read the tenant’s handbook with you to see which cooling plant is yours",
    "If you run a bar, we’ll inspect during the day and leave the evening to you",
    "We can open and clean your basement’s flood valves on fixed dates",
  ],
  demand: [
    {
      service: "emergency-hvac",
      why: "A hot shop loses customers, so we repair cooling at weekends too.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "Every year we inspect the gas and the extract in restaurants, pubs and takeaways.",
    },
    {
      service: "commercial-installation",
      why: "Building homes above a parade of shops? We put in the booster pumps and meters they need.",
    },
  ],
  street: {
    line: ["church", "market hall", "shopping centre", "pub", "station", "town hall", "new flats 6", "semi", "factory"],
    notes: [
      ["shopping centre", "Replacing plant on a shopping centre’s roof? We book the crane early."],
      ["pub", "We can fit a grease trap to keep your bar’s drain clear of fat."],
      ["new flats", "In flats over a shop, we keep your pipes separate from the shop’s."],
    ],
  },
} as const satisfies AreaCopy;
