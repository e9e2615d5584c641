/**
 * The small drawings in sections of pages (components/drawings/figures). Each caption states the drawing's point in at
 * most 60 characters.
 */
const captioned = {
  "at-the-meter": "We repair the gas pipes that are yours or your landlord’s",
  "boiler-front": "Note the code and the pressure before you call",
  "branch-test": "We test each branch alone to find the leak",
  "call-chain": "Before something fails, agree who calls us",
  "chiller-service": "At a service we check the chiller and its water",
  "control-loop": "A sensor and a valve keep the air at its set point",
  "control-panel": "The lamps show what is running and what has tripped",
  "cooling-kinds": "Which kind suits you depends on your building",
  "early-window": "You can check early and keep the same due date",
  "fire-damper": "In a fire a link melts and the damper shuts",
  "five-years": "A plan spreads large costs over several years",
  "flat-above": "The valve you need may be in the flat above",
  "floor-valves": "With a valve on each floor, we can shut off just one floor",
  "flow-temperatures": "A heat pump works with cooler water than a boiler",
  "flue-reading": "The readings show how well your boiler burns",
  flush: "A radiator cold at the bottom may hold sludge",
  "gas-card": "Look at both sides of the engineer’s card",
  grease: "The grease is measured before the duct is cleaned",
  "heat-interface-unit": "One unit in each flat heats the radiators and hot water",
  "heat-loss": "We add up these losses to size your heating",
  "heating-circuit": "We check the whole heating system, not just the boiler",
  "heat-pump-outside": "Check space, power and radiators before you choose",
  "ice-on-coil": "A blocked filter can make the coil ice up",
  "loads-to-pipe": "We size each pipe for the rooms it serves",
  "local-exhaust": "A test shows that the fumes are carried away",
  "office-day": "In spring, fresh air alone is enough for part of the day",
  "plant-hours": "Plant often runs when nobody is in",
  "plant-lives": "We plan for plant that is near or past the end of its usual life",
  "pump-parts": "What you hear or see points to the worn part",
  recheck: "A repaired leak is checked again within a month",
  seasons: "We service each system before its season",
  "seventy-kilowatts": "Above 70 kW you need a commercial gas engineer",
  "split-service": "We clean and check the indoor and outdoor units",
  "split-types": "One outdoor unit can serve one room or many",
  "three-stages": "You see more detail at each stage",
  trend: "After tuning, the temperature stays steady",
  "twelve-kilowatts": "Small units together can pass the 12 kW limit",
  "two-jobs": "Hired cooling helps until the part arrives",
  "unvented-cylinder": "If a safety valve lets water out, you can see it",
  warming: "A few kilograms of refrigerant can mean annual leak checks",
  "warning-label": "A dangerous appliance stays off until it is safe",
  "water-temperatures": "Keep water out of the range where bacteria grow",
  "who-may": "Ask for the card or certificate each job needs",
  "who-repairs": "Who repairs what depends on your lease",
  "whose-drain": "Shared drains usually belong to the sewerage company",
  "whose-pipe": "Inside the boundary, the water pipe belongs to the owner of the property",
} as const;

/** Figures without a caption: they are at the top of a page, overlap each other or are beside steps. */
type WithoutCaption =
  | "cooling-path"
  | "early-plate"
  | "epc-bands"
  | "gas-check"
  | "gas-lever"
  | "guide-places"
  | "isolation-plan"
  | "job-call"
  | "job-isolation"
  | "job-readings"
  | "job-record"
  | "kitchen-tests"
  | "network-parts"
  | "page-for-all"
  | "plan"
  | "sealed-system"
  | "stopped-plant"
  | "three-heaters"
  | "three-valves"
  | "to-a-quote"
  | "two-flats"
  | "water-temperatures-small"
  | "which-gas"
  | "which-record"
  | "whose-repair"
  | "whose-repair-wide"
  | "your-message";

export type FigureId = keyof typeof captioned | WithoutCaption;

/** The figures' captions. */
export const captions: Readonly<Partial<Record<FigureId, string>>> = captioned;

/** The figures of a page, by section. */
export type Figures<Section extends string> = { readonly [Name in Section]?: FigureId };
