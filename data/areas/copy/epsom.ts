import type { AreaCopy } from "../../types";

export const epsom = {
  description:
    "Need an emergency plumber, a gas engineer or boiler repair in Epsom, Ewell or Stoneleigh? We can also check stored water and ventilation in colleges.",
  lead: "We send emergency plumbers, gas engineers and heating engineers to homes, schools and event rooms in Epsom, Ewell and Stoneleigh. They repair boilers and leaks, and can look after hot water, cooling and ventilation in larger buildings.",
  buildings: [
    "Georgian houses in Church Street and Woodcote often have thick walls and sash windows, so we allow for draughts when we size your radiators. If your shop is in the Ashley Centre, near the clock tower, we’ll need the centre’s permit. To shut the water off in the former asylum blocks round Horton, we’ll ask the management company for the key.",
    "In some 1930s semis in Stoneleigh, the pipes of an old tank are still in the loft, and we can take them out. For a workshop at Epsom College or the university, tell us what dust or fumes it makes, so that we fit the right filter. At the hospital or the grandstands, we plan our visits round your busy days.",
  ],
  working: [
    "Roads close for race meetings, so we plan visits for other days. If you hold events at the racecourse, we can check your cellar cooling a few days before. At a college we leave the heavier jobs until after term.",
    "Springs keep the groundwater in Ewell close to the surface, so we avoid digging pump pits there.",
  ],
  dayAndNight: [
    "No heat in Stoneleigh or Ewell? Ask us for [boiler repair](/boiler-services). For a leak, ring our [emergency plumbers](/services/emergency-plumbing-repairs). If a tall room at Horton stays cold, our [heating engineers](/heating-services) can find out why.",
    "Colleges and venues can book [Legionella checks](/services/water-system-maintenance), repairs to [workshop extract](/services/ventilation-systems) and the [gas certificates a public building needs](/services/gas-safety-certificates).",
  ],
  benefits: [
    "Between race meetings, we can flush the pipes in your hospitality suites and keep a record",
    "If your semi still has a loft tank, we can test whether the mains pressure suits a combi",
    "For the tall rooms of the old asylum blocks, we work out the heat loss before we choose radiators",
  ],
  demand: [
    {
      service: "water-system-maintenance",
      why: "Boarding houses and college halls may stand idle for part of the year. We can flush the pipes to keep Legionella from growing.",
    },
    {
      service: "appliance-servicing",
      why: "We can service your boiler and, if you’re a landlord, do the yearly gas check too.",
    },
    {
      service: "hvac-system-design",
      why: "If your office or event room gets stuffy when it’s full, we can work out how much fresh air it needs.",
    },
  ],
  street: {
    line: ["town hall", "Georgian terrace", "shopping centre", "university", "semi", "church", "hospital 5", "stadium"],
    notes: [
      ["Georgian terrace", "Does your cellar flood? We can move the boiler upstairs."],
      ["university", "We fit each kiln or laser cutter with its own extract fan and duct."],
      ["semi", "Boiler in a former larder? We’ll check its air supply and its flue."],
    ],
  },
} as const satisfies AreaCopy;
