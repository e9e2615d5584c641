import type { AreaCopy } from "../../types";

export const romford = {
  description:
    "Gas engineers, emergency plumbers and boiler repair in Romford, Collier Row and Rush Green, with kitchen gas and air conditioning for shops and bars.",
  lead: "For a boiler repair, an emergency plumber or a gas engineer in Romford, Collier Row or Rush Green, call us day or night. We also repair air con in shops and offices, and gas ranges and extract fans in bars and restaurants.",
  advice: {
    houses: [
      "Before you buy a combi boiler for your semi, ask us to measure the water pressure, because a combi is fed straight from the mains. The tank in the loft can often come out too.",
    ],
    flats: [
      "New flats on the ring road may share boilers. If your hot water stops, tell your landlord or the building manager before you call a plumber.",
    ],
    shops: [
      "The River Rom runs under the town in a culvert (a closed channel), which can fill after heavy rain. In a basement bar, we can fit non-return valves to stop the drains backing up.",
      "In a shopping centre, the chilled water for cooling often belongs to the landlord. Before your fit-out, we check the tenant handbook to see which part is yours, and we ask before we drain any pipes.",
      "A leak in a shopping centre unit soon reaches the shops below. We can find and label your stopcock, so that any of your staff can turn it off.",
      "If you run a bar near the station or on South Street, we can service the kitchen extract before the weekend, when you need it most.",
    ],
    access: [
      "A pipe that shows on a listed building such as the Town Hall may need consent. We ask the council before we decide where to run it.",
      "If your shop is near the market, we can come outside market hours, when a van can reach your door.",
    ],
  },
  demand: [
    {
      service: "emergency-hvac",
      why: "Shops in a covered centre have no windows to open when the air conditioning stops, so our engineers come out at weekends too.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "Most restaurants, pubs and takeaways in a town centre cook on gas. You can book one annual check for the cookers and the extract.",
    },
    {
      service: "commercial-installation",
      why: "When new homes are built above a parade of shops, they need their own water and drains. We put in the pumps and the pipes.",
    },
  ],
  street: {
    line: ["church", "market hall", "shopping centre", "pub", "station", "town hall", "new flats 6", "semi", "factory"],
    notes: [
      ["shopping centre", "We can lift new plant onto the roof of a shopping centre early, before the shops open."],
      ["pub", "If fat blocks the drain from your pub kitchen, we can clear it and fit a grease trap."],
      ["semi", "Heating but no hot water in your semi? The motorised valve by the cylinder may be stuck."],
    ],
  },
} as const satisfies AreaCopy;
