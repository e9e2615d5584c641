import type { AreaCopy } from "../../types";

export const epsom = {
  description:
    "Need an emergency plumber, a gas engineer or boiler repair in Epsom, Ewell or Stoneleigh? We also keep water and ventilation safe in colleges.",
  lead: "We send emergency plumbers, gas engineers and heating engineers to homes, schools and event rooms in Epsom, Ewell and Stoneleigh. Boilers and leaks are part of the job, and so are hot water, cooling and fresh air for larger buildings.",
  buildings: [
    "A Georgian house in Church Street or Woodcote has thick walls and sash windows, so we allow for draughts when we size radiators. For a shop in the Ashley Centre, near the clock tower, we need the centre’s permit. In the former asylum blocks round Horton, ask the management company who holds the keys to the valves.",
    "A 1930s semi in Stoneleigh may have had its loft tank taken out but not its pipes. In the workshops of Epsom College and the university, tell us about dust and fumes. For the hospital and the grandstands, we avoid busy days.",
  ],
  working: [
    "Roads close for race meetings, so we keep visits clear of those days. If you run event rooms up there, we can start the cellar cooling before your caterers arrive. At a college, the heavier jobs are best left until after term.",
    "The old asylum blocks have high ceilings and thick brick walls, and radiators sized for a small house will not heat them. In Ewell the springs keep groundwater close to floor level. We avoid pump pits there.",
  ],
  dayAndNight: [
    "No heat in Stoneleigh or Ewell? Ask us for [boiler repair](/boiler-services). Leaks go to our [plumbers on call](/services/emergency-plumbing-repairs), and a tall room at Horton that stays cold is one for our [heating engineers](/heating-services).",
    "Colleges and venues can book [Legionella checks](/services/water-system-maintenance), repairs to [workshop extract](/services/ventilation-systems) and the [gas certificates a public building needs](/services/gas-safety-certificates).",
  ],
  benefits: [
    "Your hospitality suites have their pipes flushed and recorded between meetings",
    "We test the gas and electrical cut-offs in art and craft workshops",
    "We work out the heat for each tall room again before we choose a radiator",
  ],
  demand: [
    {
      service: "water-system-maintenance",
      why: "Boarding houses and college halls stand idle for part of the year, and still water is where Legionella can grow.",
    },
    {
      service: "appliance-servicing",
      why: "A boiler in a cupboard gets little attention until it stops, so have it serviced before the cold weather.",
    },
    {
      service: "hvac-system-design",
      why: "Teaching workshops need the right amount of air for the work in each room, which has to be calculated.",
    },
  ],
  street: {
    line: ["town hall", "Georgian terrace", "shopping centre", "university", "semi", "church", "hospital 5", "stadium"],
    notes: [
      ["Georgian terrace", "Near the springs we stand a hot water cylinder on a plinth."],
      ["university", "Each kiln or laser cutter needs its own extract fan and duct."],
      ["semi", "In a 1930s semi, the boiler often hangs in a former larder."],
    ],
  },
} as const satisfies AreaCopy;
