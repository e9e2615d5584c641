import type { AreaCopy } from "../../types";

export const romford = {
  description:
    "Gas engineers, emergency plumbers and boiler repair in Romford, Collier Row and Rush Green, with kitchen gas and air conditioning for shops and bars.",
  lead: "Call us for a boiler repair, an emergency plumber or a gas engineer in Romford, Collier Row or Rush Green. We also repair air conditioning in shops and offices, and check the gas in restaurant kitchens.",
  buildings: [
    "If you lose hot water in the new flats on the ring road, ask the building’s manager first, because the boilers may be shared. When we change the boiler in a semi, we can often take out the loft tank too.",
    "We work in shops near the market and the church outside market hours, when a van can reach your door. When we come to a shopping centre unit, we label the stop valve, so that you can find it when a pipe leaks. Bars in South Street, near the station, can have the kitchen extract serviced before the weekend.",
    "A visible pipe in a listed building such as the Town Hall may need consent. We check for you.",
  ],
  working: [
    "The chilled water that cools a shop in a mall may be the landlord’s, so we ask before we drain any pipes. Work on the roof needs a permit.",
    "The River Rom runs in a culvert under the town and can fill after heavy rain. We fit non-return valves in basement bars, to stop the drains backing up.",
  ],
  dayAndNight: [
    "Our [emergency plumbers](/services/emergency-plumbing-repairs) clear drains and repair burst pipes at any hour. No heat or hot water? Call us for a [boiler repair](/boiler-services). We also do the [yearly gas check](/gas-services/landlord-gas-safety) that landlords need.",
    "If the air conditioning stops in your shop or office, call for an [emergency repair](/services/emergency-hvac). We carry out [kitchen gas checks and repairs](/gas-services/commercial-kitchen-gas) in bars and restaurants. Shopping centres, offices and trade units can have a [maintenance contract](/maintenance). Our [commercial plumbers](/plumbing-services) repair the pumps and pipes in blocks of flats.",
  ],
  benefits: [
    "Fitting out a shop? We check the tenant’s handbook to see which part of the cooling is yours",
    "When a bar’s kitchen moves, we extend the gas pipe and extract duct",
    "We clean basement non-return valves every year, so that they close properly",
  ],
  demand: [
    {
      service: "emergency-hvac",
      why: "Shop air conditioning off on a Saturday? We repair it at weekends too.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "Restaurants, pubs and takeaways can book the yearly gas and extract check.",
    },
    {
      service: "commercial-installation",
      why: "We put in the pumps, pipes and drains for new homes above a parade of shops.",
    },
  ],
  street: {
    line: ["church", "market hall", "shopping centre", "pub", "station", "town hall", "new flats 6", "semi", "factory"],
    notes: [
      ["shopping centre", "Worn-out plant on a mall roof? We replace it before the shops open."],
      ["pub", "Bar drain blocked with fat? We clear it and can fit a grease trap."],
      ["new flats", "Flat sharing pipes with the shop below? We can separate them."],
    ],
  },
} as const satisfies AreaCopy;
