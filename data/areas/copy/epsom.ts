import type { AreaCopy } from "../../types";

export const epsom = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Epsom, Ewell and Stoneleigh, with heating, cooling and ventilation for shops, schools and offices.",
  lead: "Call us for an emergency plumber, a gas engineer or boiler repair in Epsom, Ewell or Stoneleigh. We also repair heating, cooling and ventilation in shops, offices, schools and event venues.",
  buildings: [
    "A Georgian house in Church Street or Woodcote often loses more heat than a newer one, so we work out what each room needs before we choose radiators. A 1930s semi in Stoneleigh or Ewell may still have an old water tank in the loft, and we can take it out when you change the boiler. For a flat in the former asylum buildings round Horton, please ask the management company where the water can be shut off.",
    "For a shop in the Ashley Centre, near the clock tower, we arrange the centre’s permit. At the hospital, Epsom College and the university, we agree each shutdown with the estates team.",
  ],
  working: [
    "Roads near the racecourse close for race meetings, so we plan visits for other days.",
    "Groundwater is high in Ewell, so we check the ground before we dig for a drain or a pump.",
  ],
  dayAndNight: [
    "If a pipe bursts or a drain blocks, ring our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour. No heating or hot water? Ask us for a [boiler repair](/boiler-services). If one room stays cold, our [heating engineers](/heating-services) find out why. We also do the yearly [gas check](/gas-services/landlord-gas-safety) for landlords.",
    "Is your shop or office too warm? We repair and fit [air conditioning](/air-conditioning). For restaurants we do [kitchen gas repairs and checks](/gas-services/commercial-kitchen-gas). Schools, colleges and venues can book [Legionella checks](/services/water-system-maintenance), repairs to [ventilation](/services/ventilation-systems) and the [gas certificates a public building needs](/services/gas-safety-certificates), or put it all on one [maintenance contract](/maintenance).",
  ],
  benefits: [
    "Between race meetings, we flush the pipes in hospitality suites and record it",
    "We test the mains pressure before you choose a combi boiler",
    "At a college or a school, we keep the larger jobs for the holidays",
  ],
  demand: [
    {
      service: "water-system-maintenance",
      why: "Boarding houses and college halls stand empty for part of the year. We flush the pipes to keep Legionella from growing.",
    },
    {
      service: "appliance-servicing",
      why: "A boiler that’s serviced every year is less likely to stop in winter. We service gas fires and cookers too.",
    },
    {
      service: "hvac-system-design",
      why: "If your office or event room gets stuffy when it’s full, we work out how much fresh air it needs.",
    },
  ],
  street: {
    line: ["town hall", "Georgian terrace", "shopping centre", "university", "semi", "church", "hospital 5", "stadium"],
    notes: [
      ["Georgian terrace", "Cellar boiler at risk of flooding? We can move it upstairs."],
      ["university", "Fumes in a college workshop? We fit an extract fan and duct."],
      ["semi", "Boiler keeps cutting out? We find the fault and repair it."],
    ],
  },
} as const satisfies AreaCopy;
