import type { AreaCopy } from "../../types";

export const romford = {
  description:
    "Gas engineers, emergency plumbers and boiler repair in Romford, Collier Row and Rush Green, with kitchen gas and air conditioning for shops and bars.",
  lead: "Call us for a boiler repair, an emergency plumber or a gas engineer in Romford, Collier Row or Rush Green. We also repair air conditioning in shops and offices, and check the gas in restaurant kitchens.",
  buildings: [
    "If you lose hot water in the new flats on the ring road, tell the building’s manager first, because the boilers may be shared. When we change the boiler in a semi, we can often take out the loft tank too.",
    "In shops near the market and the church, we work outside market hours, when a van can reach your door. In the shopping centres, we label your unit’s stop valve, so that you can find it when a pipe leaks. For bars in South Street, near the station, we service the kitchen extract before the weekend.",
    "In a listed building such as the Town Hall, a visible pipe may need consent, so we check first.",
  ],
  working: [
    "In some malls the landlord supplies the chilled water that cools your shop, so we ask before we drain any pipes. We also need a permit to work on the roof.",
    "The River Rom runs in a culvert under the town and can fill after heavy rain. In a basement bar, we fit non-return valves to stop the drains backing up.",
  ],
  dayAndNight: [
    "Our [emergency plumbers in Romford](/services/emergency-plumbing-repairs) clear drains and repair burst pipes at any hour. In homes we do [boiler repairs](/boiler-services) and servicing. We also do the [yearly gas check](/gas-services/landlord-gas-safety) that landlords need.",
    "If your shop or office gets too warm, ask for [emergency air conditioning repair](/services/emergency-hvac). We carry out [kitchen gas checks and repairs](/gas-services/commercial-kitchen-gas) in bars and restaurants. For shopping centres, offices and trade units we offer [planned maintenance of heating and cooling](/maintenance). For pumps and pipes in a block of flats, ask our [commercial plumbing contractors](/plumbing-services).",
  ],
  benefits: [
    "Fitting out a shop? We check the tenant’s handbook to see which part of the cooling is yours",
    "Moving your bar’s kitchen? We extend its gas pipe and extract duct",
    "We clean a basement’s non-return valves every year, so that they close properly",
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
      why: "Building homes above a parade of shops? We put in the pumps, pipes and drains.",
    },
  ],
  street: {
    line: ["church", "market hall", "shopping centre", "pub", "station", "town hall", "new flats 6", "semi", "factory"],
    notes: [
      ["shopping centre", "New roof plant for a mall? We book the crane for early morning."],
      ["pub", "Bar drain blocked with fat? We clear it and can fit a grease trap."],
      ["new flats", "Flat over a shop? We can separate your pipes from the shop’s."],
    ],
  },
} as const satisfies AreaCopy;
