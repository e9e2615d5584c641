import type { AreaCopy } from "../../types";

export const romford = {
  description:
    "Gas engineers, emergency plumbers and boiler repair in Romford: shopping centres, South Street bars and kitchens, Collier Row and Rush Green homes.",
  lead: "Call us for boiler repair, an emergency plumber or a gas engineer in Romford, Collier Row and Rush Green. If you run a shop, a bar or a restaurant, ring the same number when cooling stops or a gas check is due.",
  buildings: [
    "Near the market and the church, we’ll work outside market hours, when a van can reach your door. In the Liberty, Mercury and Brewery shopping centres, we’ll ask where your unit’s water valve is. In South Street’s bars we can check kitchen extract and cellar cooling before the weekend. New flats on the ring road may share their hot water, so try the manager first. In the listed Town Hall, pipes on show need consent. A semi in Collier Row or Rush Green, away from the station, often has an old loft tank that we can remove.",
  ],
  working: [
    "In some of the malls the landlord supplies cooling water to your shop, and in others you have your own plant. The tenant’s handbook says which, and who may drain it, so please send it to us. We reach the roof by permit from the centre’s management, and lift before opening, clear of market days.",
    "The River Rom runs in a culvert under the town and fills after heavy rain. We fit non-return valves in basement bars and come back to clean them and jet the gullies. In Collier Row, we may suggest insulating pipes and balancing radiators before a larger boiler.",
  ],
  dayAndNight: [
    "On a busy evening, our [emergency plumbers in Romford](/services/emergency-plumbing-repairs) can clear a drain or mend a burst pipe. If your shop’s cooling stops on a Saturday, ask for [emergency HVAC repair](/services/emergency-hvac).",
    "We inspect [kitchen gas and interlocks](/gas-services/commercial-kitchen-gas) before you open. We offer centre managers and trade units [planned maintenance of heating and cooling](/maintenance). At home, call for [boiler repair](/boiler-services). For a block of flats, ask our [commercial plumbing contractors](/plumbing-services) for a price.",
  ],
  benefits: [
    "Before a fit-out, we’ll read the handbook with you to see which plant is yours",
    "If you run a bar, we’ll inspect in daylight hours and leave the evening to you",
    "We open and clean the flood valves of your basement on fixed dates",
  ],
  demand: [
    {
      service: "emergency-hvac",
      why: "We repair a shop’s cooling at weekends too, before it loses customers.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "We inspect the gas, the extract and the cut-off in restaurants, pubs and takeaways every year.",
    },
    {
      service: "commercial-installation",
      why: "If you build homes above a parade, we put in the booster sets and meters they need.",
    },
  ],
  street: {
    line: ["church", "market hall", "shopping centre", "pub", "station", "town hall", "new flats 6", "semi", "factory"],
    notes: [
      ["shopping centre", "We book crane lifts to a shopping centre’s roof well ahead."],
      ["pub", "We can fit a grease trap to keep your bar’s drain clear of fat."],
      ["new flats", "We keep the pipes of flats over shops separate from the trade."],
    ],
  },
} as const satisfies AreaCopy;
