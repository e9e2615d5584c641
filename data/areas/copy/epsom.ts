import type { AreaCopy } from "../../types";

export const epsom = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Epsom, Ewell and Stoneleigh, with air conditioning and ventilation for shops, schools and offices.",
  lead: "Ring us at any hour for an emergency plumber, a gas engineer or a boiler repair in Epsom, Ewell or Stoneleigh. We also repair heating, ventilation and air con in shops, offices and schools.",
  advice: {
    houses: [
      "A 1930s semi in Stoneleigh or Ewell needs no loft tank once it has a combi boiler, which takes its water straight from the mains. We test the flow before you choose one, and can take out the tank.",
      "The water table is high in Ewell, so a trench there can fill with water. We check the ground before we dig to lay a drain or fit a pump.",
      "A Georgian house in Church Street or Woodcote often loses more heat than a newer one, so we size the radiators room by room before you choose a boiler.",
    ],
    flats: [
      "In the former hospital buildings round Horton, the valve that shuts off your water may be outside your flat. Ask the management company where it is before you have a leak.",
    ],
    shops: [
      "The Ashley Centre may want a permit for work in your shop, which we can arrange. There and by the clock tower, we can do the work before you open.",
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
      why: "Boarding houses and college halls stand empty for part of the year, and Legionella can grow in pipes that nobody uses. We flush them before people return.",
    },
    {
      service: "appliance-servicing",
      why: "An older house may have gas fires as well as a boiler. We service them together, and if you let the house, we can do the gas safety check (CP12) in the same visit.",
    },
    {
      service: "hvac-system-design",
      why: "An office or an event room that is fresh when half empty can be stuffy when it’s full. We can design ventilation that keeps up.",
    },
  ],
  street: {
    line: ["town hall", "Georgian terrace", "shopping centre", "university", "semi", "church", "hospital 5", "stadium"],
    notes: [
      ["Georgian terrace", "If a Georgian cellar may flood, we can move the boiler out of it."],
      ["shopping centre", "Bright shop lights give off heat, so we check that your air con is large enough for them."],
      ["semi", "Before we replace the boiler in a semi, we check that the old gas pipe is large enough."],
    ],
  },
} as const satisfies AreaCopy;
