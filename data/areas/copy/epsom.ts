import type { AreaCopy } from "../../types";

export const epsom = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Epsom, Ewell and Stoneleigh, with air conditioning and ventilation for shops, schools and offices.",
  lead: "Call us for an emergency plumber, a gas engineer or boiler repair in Epsom, Ewell or Stoneleigh. We also repair heating, air conditioning and ventilation in shops, restaurants, offices, schools and venues.",
  buildings: [
    "A Georgian house in Church Street or Woodcote often loses more heat than a newer one, so we work out what radiators each room needs. When we fit a combi in a 1930s semi in Stoneleigh or Ewell, we can take out the old loft tank. If your flat is in the former hospital buildings round Horton, ask the management company where to shut off the water.",
    "In a shop by the clock tower or in the Ashley Centre, we arrange any permit and can work before you open. At Epsom Hospital, Epsom College and the university, we agree each shutdown with the estates team.",
  ],
  working: [
    "Roads near the racecourse close for race meetings, so we plan routine visits round them.",
    "Groundwater is high in Ewell, so we check the ground before we dig for a drain or a pump.",
  ],
  dayAndNight: [
    "If a pipe bursts or a drain blocks, ring our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour. If you rent your home and the heating or hot water stops, tell your landlord first: repairs are their job. If it’s your own boiler, call us for a [boiler repair](/boiler-services), day or night. If one room is always cold, ask our [heating engineers](/heating-services). For landlords we do the annual [gas safety check](/gas-services/landlord-gas-safety).",
    "If the [air conditioning](/air-conditioning) fails in your shop, restaurant or office, or a [gas cooker](/gas-services/commercial-kitchen-gas) in the kitchen, [ring us day or night](/services/emergency-hvac).",
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
      why: "If your office or event room gets stuffy when it’s full, we work out how much fresh air it needs.",
    },
  ],
  street: {
    line: ["town hall", "Georgian terrace", "shopping centre", "university", "semi", "church", "hospital 5", "stadium"],
    notes: [
      ["Georgian terrace", "We can move a boiler out of a cellar that may flood."],
      ["shopping centre", "When shop air con blows warm, we check for a refrigerant leak."],
      ["semi", "Boiler keeps cutting out? We find the fault and repair it."],
    ],
  },
} as const satisfies AreaCopy;
