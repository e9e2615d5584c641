import type { AreaCopy } from "../../types";

export const canaryWharf = {
  description:
    "Emergency plumbers, air conditioning and gas engineers in Canary Wharf, E14: chillers, booster pumps and leaks in towers, boiler repair in Poplar.",
  lead: "If a floor gets too warm, taps run dry or a leak starts in Canary Wharf, we have emergency plumbers and air conditioning engineers who know tall buildings. In the older streets of Poplar and Limehouse, our gas engineers also do boiler repair.",
  buildings: [
    "For a floor in one of the towers, your lease says which side of the valve is yours, and we need that before we isolate it. In the apartments of South Quay and Wood Wharf, or in hotels on the former dock, look for a valve in the hall or service cupboard. Data centres towards Blackwall need our names beforehand.",
    "On council estates in the older Docklands, such as Lansbury, ask the landlord whether the heating is shared. Georgian houses and wharf conversions in Limehouse need pipe routes that leave the listing alone. On the Isle of Dogs, tell us whether your home has its own boiler.",
  ],
  working: [
    "Water pipes in a tall building are split into pressure zones, with tanks or heat exchangers between them. Before a planned repair we agree which zone to shut, and drain it to a known point. Cooling towers and dry coolers share crowded roofs with window-cleaning cradles. Our lifting plan allows for that.",
    "In blocks of flats of 18 m or more, or of seven storeys or more, work beyond like-for-like may need the Building Safety Regulator’s approval first.",
  ],
  dayAndNight: [
    "When water comes through a ceiling at level 30, our [emergency plumbers for tall buildings](/services/emergency-plumbing-repairs) start by finding the right valve. For a chiller or a fan coil (the unit that cools a room) that fails at night, we offer [24/7 repair of cooling and heating](/services/emergency-hvac). If you run more than one floor, set up our [emergency services for buildings](/emergency-services) before you need them.",
    "Between emergencies we look after [booster sets and pumps](/plumbing-services/pump-installation), [chillers](/services/chiller-installation) and the [building management system (BMS)](/bms-services) that runs them. A rented flat with a gas boiler needs the [landlord’s gas check](/gas-services/landlord-gas-safety).",
  ],
  benefits: [
    "The other floors keep their water while we repair a leak on yours",
    "Your standby chiller is tested before we open the main one",
    "We book permits, loading bay slots and goods lifts as part of the programme",
  ],
  demand: [
    {
      service: "chiller-installation",
      why: "Large machines of the 1990s came up in pieces, and have to go down the same way when you replace them.",
    },
    {
      service: "pump-installation",
      why: "Booster sets and transfer pumps lift all the water that homes in the apartment towers use.",
    },
    {
      service: "energy-efficient-solutions",
      why: "Sealed glass floors run fans and pumps all year, so variable speed and better control save a good deal.",
    },
  ],
  street: {
    line: [
      "Georgian terrace",
      "warehouse",
      "dock",
      "glass tower",
      "glass tower",
      "hotel 8",
      "point tower",
      "council block",
      "data centre",
    ],
    notes: [
      ["glass tower", "If a booster fails at level 20, every tap above it stops."],
      ["hotel", "Hotel guests expect hot water at every hour of the day."],
      ["data centre", "A data hall without cooling loses money quickly."],
    ],
  },
} as const satisfies AreaCopy;
