import type { AreaCopy } from "../../types";

export const romford = {
  description:
    "Gas engineers, emergency plumbers and boiler repair in Romford, Collier Row and Rush Green, with kitchen gas and air conditioning for shops and bars.",
  lead: "For a boiler repair, an emergency plumber or a gas engineer in Romford, Collier Row or Rush Green, call us day or night. We also repair air con in shops, and gas ranges and extract fans in bars and restaurants.",
  advice: {
    houses: [
      "Before you buy a combi boiler for your semi, ask us to measure the water pressure, because a combi is fed straight from the mains. If you choose a combi, the tank in the loft can often come out too.",
    ],
    flats: [
      "New flats on the ring road may share boilers. If your hot water stops, tell your landlord or the building manager before you call a plumber.",
    ],
    shops: [
      "The River Rom runs under the town in a culvert (a closed channel), which can fill after heavy rain. In a basement bar, we can fit non-return valves to stop the drains backing up.",
      "In a shopping centre, the chilled water for cooling often belongs to the landlord. Before your fit-out, we check the tenant handbook to see which part of the cooling is yours, and we ask the landlord before we drain any pipes.",
      "A leak in a shopping centre unit soon reaches the shops below. We can find and label your stopcock, so that any of your staff can turn off the water.",
      "If you run a bar near the station or on South Street, we can service the kitchen extract before the weekend, when you need it most.",
    ],
    offices: [
      "In a hospital or a college, a shutdown has to suit many departments. Tell us who has to agree to it, and we’ll write the plan that they sign.",
    ],
    access: [
      "If your building is listed, as the Town Hall is, even a pipe that shows may need listed building consent. Ask the council’s planners early, and we’ll supply the drawings.",
      "On market days, a van may not get close to a shop near the market, so we can come outside market hours.",
    ],
  },
  demand: [
    {
      service: "emergency-hvac",
      why: "Shops in a covered centre have no windows to open when the air conditioning stops, so our engineers come out at weekends too.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "Most restaurants, pubs and takeaways in a town centre cook on gas. We can check the cookers and the extract together, once a year.",
    },
    {
      service: "commercial-installation",
      why: "New homes above a parade of shops need their own water and waste pipes. We can put in the pumps, the pipes and the drains.",
    },
  ],
  street: {
    line: ["church", "market hall", "shopping centre", "pub", "station", "town hall", "new flats 6", "semi", "factory"],
    notes: [
      ["shopping centre", "We can lift equipment onto the roof of a shopping centre early, before the shops open."],
      ["pub", "If fat blocks the drain from your pub kitchen, we can clear it and fit a grease trap."],
      ["semi", "Heating but no hot water in your semi? We check the motorised valve by the cylinder."],
    ],
  },
} as const satisfies AreaCopy;
