import type { AreaCopy } from "../../types";

export const slough = {
  description:
    "Emergency plumbers, gas engineers and cooling engineers for homes, offices, factories and data centres in Slough, Langley, Britwell and Poyle.",
  lead: "Our emergency plumbers and gas engineers come out day or night for a leak or a boiler repair in Slough, Britwell, Langley or Poyle. We also repair air con in offices, and cooling in factories and data centres.",
  advice: {
    houses: [
      "If a heating pipe leaks under the solid floor of your house, we can find the leak with tracer gas before we break the concrete. That keeps the hole small.",
      "If the boiler in your semi keeps breaking down, we’ll tell you whether it’s worth another repair. If it isn’t, we check that the gas pipe is large enough for a new one before we quote.",
    ],
    flats: [
      "At the former Horlicks factory, a leaking pipe may serve other flats as well as yours. Ring us and tell the building manager, who may have to turn off the water.",
    ],
    shops: [
      "A tandoor may need more gas and a stronger extract fan than an ordinary oven. Before you order one for your restaurant, ask us to measure the gas pipe and the air flow at the canopy.",
    ],
    offices: [
      "The Trading Estate has its own power station, and its own heat and water networks. If our work at your unit needs a shutdown, we agree the time with the operator first.",
      "Replacing the chillers at a data hall or a factory? We change them one at a time, and test each before we start on the next, so that you still have cooling.",
      "If part of your office is too hot, tell us which floors are yours and whether the others are hot too. Then we know whether to start with your units or the building’s plant.",
      "A warehouse in Poyle or Langley needs its loading bays all day, so we can repair the heating there early in the morning or late in the evening.",
    ],
    access: [
      "If contractors need an induction at your site, tell us when you book. Our engineers can do it beforehand and start work when they arrive.",
      "Heathrow is close, so if a job needs a crane, we get the airport’s agreement before we set the date.",
    ],
  },
  demand: [
    {
      service: "chiller-installation",
      why: "Data halls need cooling all year, so we can include a standby chiller that takes over when another stops.",
    },
    {
      service: "emergency-hvac",
      why: "If cooling fails in a data hall or on a production line, the equipment soon overheats. Ring us day or night, because we treat that as an emergency.",
    },
    {
      service: "appliance-servicing",
      why: "Home boilers and workshop heaters should be serviced every year. We look for parts that may soon fail.",
    },
  ],
  street: {
    line: ["semi", "parade", "new flats 6", "factory", "power station", "1960s office 6", "data centre", "shed"],
    notes: [
      ["semi", "Radiators in your semi cold at the bottom? There may be sludge in them, and we can flush it out."],
      ["new flats", "Stuffy new flat? We check its ventilation unit and filters."],
      ["1960s office", "Weak air con in an office on a busy road? We check the outdoor unit for dirt."],
    ],
  },
} as const satisfies AreaCopy;
