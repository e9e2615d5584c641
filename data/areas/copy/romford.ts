import type { AreaCopy } from "../../types";

export const romford = {
  description:
    "Gas engineers, emergency plumbers and boiler repair in Romford: shopping centres, South Street bars and kitchens, Collier Row and Rush Green homes.",
  lead: "Call us for boiler repair, an emergency plumber or a gas engineer in Romford, Collier Row or Rush Green. If you run a shop, a bar or a restaurant, ring the same number when your cooling stops or a gas check is due.",
  buildings: [
    "If your shop is near the market and the church, we’ll come outside market hours, when a van can reach your door. In the Liberty, Mercury or Brewery shopping centre, please find out where your unit’s water valve is. If you run a bar in South Street, near the station, we can check the kitchen extract and cellar cooling before the weekend.",
    "No hot water in the new flats on the ring road? The plant may be shared, so ring the building’s manager first. In a listed building such as the Town Hall, a pipe on show may need consent. Still have a loft tank in your semi in Collier Row or Rush Green? We can usually remove it.",
  ],
  working: [
    "In some malls the landlord supplies the water that cools your shop, so we’ll ask before we drain any pipes. We’d also need the centre’s permit to work on the roof. We book cranes for before the shops open, and not on market days.",
    "The River Rom runs in a culvert under the town and can fill after heavy rain. If your bar is in a basement, we can fit non-return valves.",
  ],
  dayAndNight: [
    "On a busy evening, our [emergency plumbers in Romford](/services/emergency-plumbing-repairs) can clear a drain or repair a burst pipe. If your cooling stops, ask for [emergency HVAC repair](/services/emergency-hvac).",
    "We inspect [kitchen gas and interlocks](/gas-services/commercial-kitchen-gas) before you open. For shopping centres and trade units we offer [planned maintenance of heating and cooling](/maintenance). At home, call us for [boiler repair](/boiler-services). For a block of flats, ask our [commercial plumbing contractors](/plumbing-services) for a price.",
  ],
  benefits: [
    "Before a fit-out, we’ll read the tenant’s handbook with you to see which cooling plant is yours",
    "We’ll inspect your bar in the daytime, so your evening isn’t disturbed",
    "We can open and clean your basement’s flood valves on fixed dates",
  ],
  demand: [
    {
      service: "emergency-hvac",
      why: "A hot shop loses customers, so we repair cooling at weekends too.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "We do the yearly gas and extract check for restaurants, pubs and takeaways.",
    },
    {
      service: "commercial-installation",
      why: "Building homes above a parade of shops? We can put in the pumps and meters.",
    },
  ],
  street: {
    line: ["church", "market hall", "shopping centre", "pub", "station", "town hall", "new flats 6", "semi", "factory"],
    notes: [
      ["shopping centre", "Replacing plant on a shopping centre’s roof? We book the crane early."],
      ["pub", "We can fit a grease trap to keep your bar’s drain clear of fat."],
      ["new flats", "Flat over a shop? We can keep your pipes separate from the shop’s."],
    ],
  },
} as const satisfies AreaCopy;
