import type { AreaCopy } from "../../types";

export const romford = {
  description:
    "Gas engineers, emergency plumbers and boiler repair in Romford, Collier Row and Rush Green, with kitchen gas and air conditioning for shops and bars.",
  lead: "For a boiler repair, an emergency plumber or a gas engineer in Romford, Collier Row or Rush Green, call us day or night. We work in homes, shops, offices, bars and trade units, and repair air con too.",
  advice: {
    houses: [
      "The River Rom runs under the town in a culvert, which can fill after heavy rain. We can fit non-return valves in basement bars to stop drains backing up.",
      "Before you buy a boiler for your semi, we measure the water pressure. The loft tank can often come out too.",
    ],
    flats: [
      "If you let a flat, we can service the boiler at the gas safety check (CP12).",
      "Before a fit-out in a shopping centre, we check the tenant handbook to see which cooling is yours.",
      "In a shopping centre, the chilled water often belongs to the landlord. We ask before we drain any pipes.",
      "New flats on the ring road may share boilers. If the hot water stops, tell your landlord or the building manager.",
    ],
    shops: [
      "In bars near the station or on South Street, we can service the kitchen extract before the weekend.",
      "In a shopping centre unit, we label the stopcock, so you can find it if a pipe leaks.",
      "If you move your bar’s kitchen, we can extend the gas pipe and the extract duct.",
    ],
    access: [
      "A visible pipe in a listed building such as the Town Hall may need consent, so we ask the council first.",
      "If your shop is near the market, we can come outside market hours, when a van can reach your door.",
    ],
  },
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
      ["pub", "Fat in your bar’s drains? We can clear them and fit a grease trap."],
      ["semi", "Heating but no hot water in your semi? It may be a stuck valve."],
    ],
  },
} as const satisfies AreaCopy;
