import type { AreaCopy } from "../../types";

export const epsom = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Epsom, Ewell and Stoneleigh, with air conditioning and ventilation for shops, schools and offices.",
  lead: "Emergency plumber, gas engineer or boiler repair? In Epsom, Ewell and Stoneleigh we come out at any hour, and repair heating and air conditioning in homes, shops, offices, schools and venues.",
  buildings: [
    "A 1930s semi in Stoneleigh or Ewell needs no loft tank once it has a combi. We can take the tank out.",
    "A Georgian house in Church Street or Woodcote often loses more heat than a newer one, so we fit radiators sized for each room.",
    "If your flat is in the former hospital buildings round Horton, ask the management company where to shut off the water.",
    "In a shop by the clock tower or in the Ashley Centre, we arrange any permit and can work before you open.",
  ],
  working: [
    "Roads near the racecourse close for race meetings, so we plan routine visits round them.",
    "Groundwater is high in Ewell. We check the ground before we dig for a drain or a pump.",
  ],
  benefits: [
    "We test the mains flow before you choose a combi boiler",
    "If an old boiler isn’t worth repairing, we tell you before you pay for it",
    "At a college or a school, we keep the larger jobs for the holidays",
  ],
  demand: [
    {
      service: "water-system-maintenance",
      why: "Boarding houses and college halls stand empty for part of the year. We flush the pipes to stop Legionella growing.",
    },
    {
      service: "appliance-servicing",
      why: "A boiler serviced every year is less likely to fail in winter. We service gas fires too.",
    },
    {
      service: "hvac-system-design",
      why: "We design enough fresh air for offices and event rooms that get stuffy when full.",
    },
  ],
  street: {
    line: ["town hall", "Georgian terrace", "shopping centre", "university", "semi", "church", "hospital 5", "stadium"],
    notes: [
      ["Georgian terrace", "We can move a boiler out of a Georgian cellar that may flood."],
      ["shopping centre", "Shop air con that blows warm may have a leak. We find and repair it."],
      ["semi", "Boiler in your semi keeps cutting out? We test its pump and sensors."],
    ],
  },
} as const satisfies AreaCopy;
