import type { AreaCopy } from "../../types";

export const romford = {
  description:
    "Gas engineers, emergency plumbers and boiler repair in Romford, Collier Row and Rush Green, with kitchen gas and air conditioning for shops and bars.",
  lead: "Call us for a boiler repair, an emergency plumber or a gas engineer in Romford, Collier Row or Rush Green. We work in homes, shops, offices, bars and restaurants, and repair air conditioning too.",
  buildings: [
    "If you lose hot water in one of the new flats on the ring road, tell the building manager, because the boilers may be shared. When we change the boiler in a semi, we can often take out the loft tank too.",
    "In shops near the market and the church, we work outside market hours, when a van can reach your door. In a shopping centre unit, we label the stop valve, so you can find it if a pipe leaks. In bars along South Street, from the station to the market, we service the kitchen extract before the weekend.",
    "A visible pipe in a listed building such as the Town Hall may need consent, so we check.",
  ],
  working: [
    "The chilled water that cools a shop in a shopping centre may be the landlord’s, so we ask before we drain any pipes.",
    "The River Rom runs under the town in a culvert, which can fill after heavy rain. In basement bars, we can fit non-return valves to stop drains backing up.",
  ],
  dayAndNight: [
    "Our [emergency plumbers](/services/emergency-plumbing-repairs) clear drains and repair burst pipes at any hour. No heating or hot water? If you rent your home, tell your landlord first: the repair is up to them. Otherwise, call us day or night for a [boiler repair](/boiler-services). We also do the [annual gas safety check](/gas-services/landlord-gas-safety) that landlords need.",
    "If the [air conditioning](/air-conditioning) stops in your shop, office or bar, call for an [emergency repair](/services/emergency-hvac) at any hour. We carry out [kitchen gas checks and repairs](/gas-services/commercial-kitchen-gas) in bars and restaurants. If you manage shops, offices or trade units, ask about a [maintenance contract](/maintenance). Our [commercial plumbers](/plumbing-services) repair pumps and pipes in blocks of flats.",
  ],
  benefits: [
    "Before you buy a boiler, we measure the water pressure in your house",
    "Fitting out a shop? We check the centre’s tenant handbook to see which part of the cooling is yours",
    "Moving your bar’s kitchen? We extend the gas pipe and the extract duct",
  ],
  demand: [
    {
      service: "emergency-hvac",
      why: "Our engineers repair shop air conditioning at weekends too.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "We do the annual gas and extract check in restaurants, pubs and takeaways.",
    },
    {
      service: "commercial-installation",
      why: "We put in the pumps, pipes and drains for new homes above a parade of shops.",
    },
  ],
  street: {
    line: ["church", "market hall", "shopping centre", "pub", "station", "town hall", "new flats 6", "semi", "factory"],
    notes: [
      ["shopping centre", "Worn-out plant on the roof? We lift in the new unit before you open."],
      ["pub", "Bar drain blocked with fat? We clear it and can fit a grease trap."],
      ["semi", "No hot water in your semi? We find the fault and repair the boiler."],
    ],
  },
} as const satisfies AreaCopy;
