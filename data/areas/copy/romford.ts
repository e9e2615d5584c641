import type { AreaCopy } from "../../types";

export const romford = {
  description:
    "Gas engineers, emergency plumbers and boiler repair in Romford: shopping centres, South Street bars and kitchens, Collier Row and Rush Green homes.",
  lead: "Call us for boiler repair, an emergency plumber or a gas engineer in Romford, Collier Row or Rush Green. If you run a shop, a bar or a restaurant, ring the same number when your cooling stops or a gas check is due.",
  buildings: [
    "If your shop is near the market and the church, we’ll come outside market hours, when a van can reach your door. In the Liberty, Mercury or Brewery shopping centre, we can label your unit’s stop valve, so that you can find it if a pipe leaks. For bars in South Street, near the station, we can check kitchen extract and cellar cooling before the weekend.",
    "If you lose hot water in the new flats on the ring road, ring the building’s manager first, because the boilers may be shared. In a listed building such as the Town Hall, a pipe on show may need consent, and we’ll check. When we change the boiler in a Collier Row or Rush Green semi, we can often remove the loft tank too.",
  ],
  working: [
    "In some malls the landlord supplies the water that cools your shop, so we’ll ask before we drain any pipes. We’d also need a permit to work on the roof.",
    "The River Rom runs in a culvert under the town and can fill after heavy rain. If your bar is in a basement, we can fit non-return valves to stop its drains backing up.",
  ],
  dayAndNight: [
    "Our [emergency plumbers in Romford](/services/emergency-plumbing-repairs) clear drains and repair burst pipes at any hour. If your cooling stops, ask for [emergency HVAC repair](/services/emergency-hvac).",
    "We inspect [kitchen gas and interlocks](/gas-services/commercial-kitchen-gas) before you open. For shopping centres and trade units we offer [planned maintenance of heating and cooling](/maintenance). We do [boiler repair](/boiler-services) in homes and the [yearly gas check](/gas-services/landlord-gas-safety) for landlords. For a block of flats, ask our [commercial plumbing contractors](/plumbing-services).",
  ],
  benefits: [
    "Before a fit-out, we’ll read the tenant’s handbook with you to see which part of the cooling is yours",
    "If you move your bar’s kitchen, we can extend its gas pipe and extract duct",
    "We can clean your basement’s non-return valves every year, so that they close properly",
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
      why: "Building homes above a parade of shops? We can put in the pumps, pipes and drains.",
    },
  ],
  street: {
    line: ["church", "market hall", "shopping centre", "pub", "station", "town hall", "new flats 6", "semi", "factory"],
    notes: [
      ["shopping centre", "Replacing a mall’s roof plant? We book the crane for early morning."],
      ["pub", "We can fit a grease trap to keep your bar’s drain clear of fat."],
      ["new flats", "Flat over a shop? We can separate your pipes from the shop’s."],
    ],
  },
} as const satisfies AreaCopy;
