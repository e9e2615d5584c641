import type { AreaCopy } from "../../types";

export const epsom = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Epsom, Ewell and Stoneleigh, with air conditioning and ventilation for shops, schools and offices.",
  lead: "Call us for an emergency plumber, a gas engineer or boiler repair in Epsom, Ewell or Stoneleigh. We also repair heating, air conditioning and ventilation in shops, restaurants, offices, schools and venues.",
  buildings: [
    "A Georgian house in Church Street or Woodcote often loses more heat than a newer one, so we fit radiators sized for each room. A 1930s semi in Stoneleigh or Ewell needs no loft tank with a combi. We can take it out. If your flat is in the former hospital buildings round Horton, ask the management company where to shut off the water.",
    "In a shop by the clock tower or in the Ashley Centre, we arrange any permit and can work before you open. At Epsom Hospital, Epsom College or the university, we can agree each shutdown with your estates team.",
  ],
  working: [
    "Roads near the racecourse close for race meetings, so we plan routine visits round them.",
    "Groundwater is high in Ewell. We check the ground before we dig for a drain or a pump.",
  ],
  dayAndNight: [
    "Ring our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour about a burst pipe or a blocked drain. If you rent your home and the heating or hot water stops, tell your landlord first: repairs are their job. Owners and landlords can call us for a [boiler repair](/boiler-services), day or night. For one room that’s always cold, ask our [heating engineers](/heating-services). We also do landlords’ annual [gas safety checks](/gas-services/landlord-gas-safety).",
    "If the [air conditioning](/air-conditioning) fails in your shop, restaurant or office, or a [gas range](/gas-services/commercial-kitchen-gas) in the kitchen, [ring us day or night](/services/emergency-hvac).",
    "In schools, colleges and venues we do [Legionella checks](/services/water-system-maintenance) and [ventilation repairs](/services/ventilation-systems), and issue [gas safety certificates](/services/gas-safety-certificates), all under one [maintenance contract](/maintenance) if you like.",
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
      ["Georgian terrace", "We can move a boiler out of a cellar that may flood."],
      ["shopping centre", "Shop air con that blows warm may have a leak. We find and repair it."],
      ["semi", "Boiler keeps cutting out? We find the fault and repair it."],
    ],
  },
} as const satisfies AreaCopy;
