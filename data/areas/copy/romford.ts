import type { AreaCopy } from "../../types";

export const romford = {
  description:
    "Gas engineers, emergency plumbers and boiler repair in Romford, Collier Row and Rush Green, with kitchen gas and air conditioning for shops and bars.",
  lead: "Call us for a boiler repair, an emergency plumber or a gas engineer in Romford, Collier Row or Rush Green. We work in homes, shops, offices, bars and restaurants, and repair air conditioning too.",
  buildings: [
    "New flats on the ring road may share boilers. If yours has no hot water, tell the building manager. When we change the boiler in a semi, the loft tank can often come out too.",
    "We work in shops near the market and the church outside market hours, when a van can reach your door. In a shopping centre unit, we label the stop valve, so you can find it if a pipe leaks. If you move your bar’s kitchen, we can extend the gas pipe and the extract duct.",
    "A visible pipe in a listed building such as the Town Hall may need consent. We ask the council.",
  ],
  working: [
    "In a shopping centre, the chilled water often belongs to the landlord. We ask before we drain any pipes.",
    "The River Rom runs under the town in a culvert, which can fill after heavy rain. We can fit non-return valves in basement bars to stop drains backing up.",
  ],
  dayAndNight: [
    "Our [emergency plumbers](/services/emergency-plumbing-repairs) clear drains and repair burst pipes at any hour. No heating or hot water? If you rent your home, tell your landlord first: the repair is their job. If you own or let your home, call us day or night for a [boiler repair](/boiler-services). We also do the [annual gas safety check](/gas-services/landlord-gas-safety) that landlords need.",
    "If the [air conditioning](/air-conditioning) stops in your shop, office or bar, call for an [emergency repair](/services/emergency-hvac) at any hour. We carry out [kitchen gas checks and repairs](/gas-services/commercial-kitchen-gas) in bars and restaurants. If you manage shops, offices or trade units, ask about a [maintenance contract](/maintenance). Our [commercial plumbers](/plumbing-services) repair pumps and pipes in blocks of flats.",
  ],
  benefits: [
    "We measure the water pressure in your house before you buy a boiler",
    "Before a shop fit-out, we check the centre’s tenant handbook to see which part of the cooling is yours",
    "In bars along South Street, from the station to the market, we can service the kitchen extract before the weekend",
  ],
  demand: [
    {
      service: "emergency-hvac",
      why: "Our engineers repair shop air conditioning at weekends too.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "Restaurants, pubs and takeaways can book an annual gas and extract check.",
    },
    {
      service: "commercial-installation",
      why: "We put in the pumps, pipes and drains for new homes above a parade of shops.",
    },
  ],
  street: {
    line: ["church", "market hall", "shopping centre", "pub", "station", "town hall", "new flats 6", "semi", "factory"],
    notes: [
      ["shopping centre", "We lift new plant onto a shopping centre roof before the shops open."],
      ["pub", "Fat blocks bar drains. We clear them and can fit a grease trap."],
      ["semi", "No hot water in your semi? We find the fault and put it right."],
    ],
  },
} as const satisfies AreaCopy;
