import type { AreaCopy } from "../../types";

export const romford = {
  description:
    "Gas engineers, emergency plumbers and boiler repair in Romford: shopping centres, South Street bars and kitchens, Collier Row and Rush Green homes.",
  lead: "Call us for boiler repair, an emergency plumber or a gas engineer in Romford, Collier Row and Rush Green. Shops, bars and restaurants can ring the same number when cooling stops or a gas check is due.",
  buildings: [
    "Near the market and the church, we work outside market hours, when a van can reach your door. In the Liberty, Mercury and Brewery shopping centres, we ask where your unit’s water valve is. In South Street’s bars, have the kitchen extract and the cellar cooling checked before the weekend. In new flats on the ring road, ask the manager whether hot water is shared. The listed Town Hall needs consent for a new pipe on show. A semi in Collier Row or Rush Green, away from the station, often has an old loft tank.",
  ],
  working: [
    "In some of the malls the landlord supplies cooling water to your shop, and in others you have your own plant. The tenant’s handbook says which, and who may drain it. We reach the roof by permit from the centre’s management, and lift before opening, clear of market days.",
    "The River Rom runs in a culvert under the town and fills after heavy rain. Basement bars need non-return valves that someone opens and cleans, and gullies that are jetted. In the houses of Collier Row, insulating pipes and balancing radiators often comes before a larger boiler.",
  ],
  dayAndNight: [
    "A blocked drain or a burst on a busy evening is a job for our [emergency plumbers in Romford](/services/emergency-plumbing-repairs). If your shop’s cooling stops on a Saturday, ask for [emergency HVAC repair](/services/emergency-hvac).",
    "We inspect [kitchen gas and interlocks](/gas-services/commercial-kitchen-gas) before you open. Centre managers and trade units can choose [planned maintenance of heating and cooling](/maintenance). At home, call for [boiler repair](/boiler-services). Owners of a block of flats can ask our [commercial plumbing contractors](/plumbing-services) for a price.",
  ],
  benefits: [
    "We read the handbook with you before a fit-out, so it is clear which plant is yours",
    "If you run a bar, we inspect in daylight hours and leave the evening to you",
    "We open and clean the flood valves of your basement on fixed dates",
  ],
  demand: [
    {
      service: "emergency-hvac",
      why: "A hot shop empties quickly, so a failed cooling unit cannot wait for Monday.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "Each restaurant, pub and takeaway with a gas kitchen needs extract, a gas cut-off and a yearly inspection.",
    },
    {
      service: "commercial-installation",
      why: "Homes above a parade need booster sets and meters of their own.",
    },
  ],
  street: {
    line: ["church", "market hall", "shopping centre", "pub", "station", "town hall", "new flats 6", "semi", "factory"],
    notes: [
      ["shopping centre", "Crane lifts to a shopping centre’s roof are booked well ahead."],
      ["pub", "A grease trap keeps fat from a bar kitchen out of the drain."],
      ["new flats", "Flats over shops need pipes that are separate from the trade."],
    ],
  },
} as const satisfies AreaCopy;
