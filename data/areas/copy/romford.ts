import type { AreaCopy } from "../../types";

export const romford = {
  description:
    "Gas engineers, emergency plumbers and boiler repair in Romford: shopping centres, South Street bars and kitchens, Collier Row and Rush Green homes.",
  lead: "Call us for boiler repair, an emergency plumber or a gas engineer in Romford, Collier Row or Rush Green. If you run a shop, a bar or a restaurant, ring the same number when your cooling stops or a gas check is due.",
  buildings: [
    "If your shop is near the market and the church, we’ll work outside market hours, when a van can reach your door. If it’s in the Liberty, Mercury or Brewery shopping centre, please find out where your unit’s water valve is. If you run a bar in South Street, near the station, we can check the kitchen extract and cellar cooling before the weekend. New flats on the ring road may share their hot water, so try the manager first. In the listed Town Hall, we need consent for pipes on show. If your semi in Collier Row or Rush Green still has a loft tank, we can usually remove it.",
  ],
  working: [
    "In some malls the landlord supplies the cooling water to your shop, so we’ll ask who may drain it. To reach the roof we need a permit from the centre’s management. We lift before opening, and not on market days.",
    "The River Rom runs in a culvert under the town and fills after heavy rain, so in basement bars we fit non-return valves and jet the gullies. In Collier Row, we may suggest insulating pipes and balancing radiators before you pay for a larger boiler.",
  ],
  dayAndNight: [
    "On a busy evening, our [emergency plumbers in Romford](/services/emergency-plumbing-repairs) can clear a drain or repair a burst pipe. If your cooling stops, ask for [emergency HVAC repair](/services/emergency-hvac).",
    "We inspect [kitchen gas and interlocks](/gas-services/commercial-kitchen-gas) before you open. For shopping centres and trade units we offer [planned maintenance of heating and cooling](/maintenance). At home, call us for [boiler repair](/boiler-services). For a block of flats, ask our [commercial plumbing contractors](/plumbing-services) for a price.",
  ],
  benefits: [
    "Before a fit-out, we’ll read the tenant’s handbook with you to see which cooling plant is yours",
    "If you run a bar, we’ll inspect during the day and leave the evening to you",
    "We open and clean your basement’s flood valves on fixed dates",
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
      ["shopping centre", "We book a crane for a shopping centre’s roof well ahead."],
      ["pub", "We can fit a grease trap to keep your bar’s drain clear of fat."],
      ["new flats", "In flats over a shop, we keep your pipes separate from the shop’s."],
    ],
  },
} as const satisfies AreaCopy;
