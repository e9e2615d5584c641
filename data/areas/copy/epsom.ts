import type { AreaCopy } from "../../types";

export const epsom = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Epsom, Ewell and Stoneleigh, with air conditioning and ventilation for shops, schools and offices.",
  lead: "Ring us at any hour for an emergency plumber, a gas engineer or a boiler repair in Epsom, Ewell or Stoneleigh. We also repair heating, ventilation and air con in shops, offices and schools.",
  advice: {
    houses: [
      "A 1930s semi in Stoneleigh or Ewell needs no loft tank once it has a combi boiler, which takes its water straight from the mains. We test the flow from the mains before you choose a combi, and can take out the old tank.",
      "The water table is high in Ewell, so a trench there can fill with water. We check the ground before we dig to lay a drain or fit a pump.",
      "A Georgian house in Church Street or Woodcote often loses more heat than a newer one, so we size the radiators room by room before you choose a boiler.",
    ],
    flats: [
      "In the former hospital buildings round Horton, the valve that shuts off your water may be outside your flat. Ask the management company where it is before you have a leak.",
    ],
    shops: [
      "If your shop is in the Ashley Centre, the centre may want a permit for the work, and we can apply for it. Both there and by the clock tower, we can work before you open.",
    ],
    offices: [
      "A college or a boarding school can’t be without heating or hot water in term time, so we keep the larger jobs for the holidays. Give us your term dates when you ask for a price.",
    ],
    access: [
      "Roads near the racecourse close for race meetings, so we plan routine visits and deliveries round them. If you live or work nearby, tell us how we can reach you on those days.",
    ],
  },
  demand: [
    {
      service: "water-system-maintenance",
      why: "Boarding houses and college halls stand empty in the holidays, and Legionella can grow. We flush the pipes before people return.",
    },
    {
      service: "appliance-servicing",
      why: "We can service your gas fires and boiler together. If you let the house, we can do the gas safety check (CP12) in the same visit.",
    },
    {
      service: "hvac-system-design",
      why: "An office or an event room that’s fresh when half empty can be stuffy when it’s full. We can design ventilation that brings in enough air for a full room.",
    },
  ],
  street: {
    line: ["town hall", "Georgian terrace", "shopping centre", "university", "semi", "church", "hospital 5", "stadium"],
    notes: [
      [
        "Georgian terrace",
        "If the cellar of your Georgian house could flood, we can move the boiler to a higher floor.",
      ],
      [
        "shopping centre",
        "Bright lights heat up a shop. We check that your air con is large enough to carry that heat away.",
      ],
      ["semi", "Before we replace the boiler in a semi, we check that the gas pipe is large enough for the new one."],
    ],
  },
} as const satisfies AreaCopy;
