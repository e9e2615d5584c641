import type { AreaCopy } from "../../types";

export const epsom = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Epsom, Ewell and Stoneleigh, with air conditioning and ventilation for shops, schools and offices.",
  lead: "Ring us at any hour for an emergency plumber, a gas engineer or a boiler repair in Epsom, Ewell or Stoneleigh. We repair heating and air con in homes, shops, offices and schools.",
  advice: {
    houses: [
      "We test the mains flow before you choose a combi boiler.",
      "If an old boiler isn’t worth repairing, we’ll say so before you spend anything.",
      "Roads near the racecourse close for race meetings, so we plan routine visits round them.",
      "Groundwater is high in Ewell. We check the ground before we dig for a drain or a pump.",
      "A 1930s semi in Stoneleigh or Ewell needs no loft tank once it has a combi. We can take the tank out.",
    ],
    flats: [
      "If your flat is in the former hospital buildings round Horton, ask the management company where your water shuts off.",
    ],
    offices: [
      "At a college or a school, we keep the larger jobs for the holidays.",
      "A Georgian house in Church Street or Woodcote often loses more heat than a newer one, so we size the radiators room by room.",
    ],
    access: [
      "In a shop by the clock tower or in the Ashley Centre, we can arrange any permit and work before you open.",
    ],
  },
  demand: [
    {
      service: "water-system-maintenance",
      why: "Boarding houses and college halls stand empty for part of the year. We flush the pipes to stop Legionella growing.",
    },
    {
      service: "appliance-servicing",
      why: "We service boilers and gas fires. If you let the home, we can do the gas safety check (CP12) in the same visit.",
    },
    {
      service: "hvac-system-design",
      why: "Offices or event rooms stuffy when full? We can design ventilation that keeps up.",
    },
  ],
  street: {
    line: ["town hall", "Georgian terrace", "shopping centre", "university", "semi", "church", "hospital 5", "stadium"],
    notes: [
      ["Georgian terrace", "We can move a boiler out of a Georgian cellar that may flood."],
      ["shopping centre", "Shop air con blowing warm? We check it for a refrigerant leak."],
      ["semi", "Boiler in your semi keeps cutting out? We test its pump and sensors."],
    ],
  },
} as const satisfies AreaCopy;
