import type { AreaCopy } from "../../types";

export const epsom = {
  description:
    "Need an emergency plumber, a gas engineer or boiler repair in Epsom, Ewell or Stoneleigh? We also keep water and ventilation safe in colleges.",
  lead: "We send emergency plumbers, gas engineers and heating engineers to homes, schools and event rooms in Epsom, Ewell and Stoneleigh. They repair boilers and leaks, and can look after hot water, cooling and ventilation in larger buildings.",
  buildings: [
    "Georgian houses in Church Street and Woodcote often have thick walls and sash windows, so we allow for draughts when we size your radiators. If your shop is in the Ashley Centre, near the clock tower, we’ll need the centre’s permit. If you live in the former asylum blocks round Horton, ask the management company to unlock the valves for us.",
    "In some 1930s semis in Stoneleigh the old loft tank has gone but its pipes are still there, and we can take them out. If you run a workshop at Epsom College or the university, tell us about the dust and fumes, so that we fit the right filter. If you work at the hospital or the grandstands, tell us which days to avoid.",
  ],
  working: [
    "Roads close for race meetings, so we plan visits for other days. Event rooms at the racecourse? We can have your cellar cold before the caterers arrive. The heavier jobs at a college are best left until after term.",
    "Springs keep the groundwater in Ewell close to floor level, so we avoid digging pump pits there.",
  ],
  dayAndNight: [
    "No heat in Stoneleigh or Ewell? Ask us for [boiler repair](/boiler-services). For a leak, ring our [emergency plumbers](/services/emergency-plumbing-repairs). If a tall room at Horton stays cold, our [heating engineers](/heating-services) can find out why.",
    "Colleges and venues can book [Legionella checks](/services/water-system-maintenance), repairs to [workshop extract](/services/ventilation-systems) and the [gas certificates a public building needs](/services/gas-safety-certificates).",
  ],
  benefits: [
    "Between race meetings, we flush the pipes in your hospitality suites and keep a record",
    "We test the gas and electrical cut-offs in art and craft workshops",
    "The old asylum blocks have high ceilings, so we work out the heat for each room before we choose radiators",
  ],
  demand: [
    {
      service: "water-system-maintenance",
      why: "Boarding houses and college halls may stand idle for part of the year, so we flush the pipes before Legionella can grow.",
    },
    {
      service: "appliance-servicing",
      why: "A boiler in a cupboard is easy to forget, so book a service with us before the cold weather.",
    },
    {
      service: "hvac-system-design",
      why: "We calculate the right amount of air for the work in each teaching workshop.",
    },
  ],
  street: {
    line: ["town hall", "Georgian terrace", "shopping centre", "university", "semi", "church", "hospital 5", "stadium"],
    notes: [
      ["Georgian terrace", "Home near the springs? We put your hot water cylinder on a plinth."],
      ["university", "We fit each kiln or laser cutter with its own extract fan and duct."],
      ["semi", "Boiler in a former larder? We’ll check its air and its flue."],
    ],
  },
} as const satisfies AreaCopy;
