import type { AreaCopy } from "../../types";

export const grays = {
  description:
    "For warehouses, shops and homes in Grays, Tilbury, Purfleet and Chafford Hundred: emergency plumbers, gas engineers, boiler repair and roof plant.",
  lead: "Our emergency plumbers and gas engineers work in homes across Grays, Tilbury, Purfleet and Chafford Hundred. For warehouses, terminals and shops we also look after heating and air conditioning.",
  buildings: [
    "If you live in one of the towers at Seabrooke Rise, tell us your floor and whether the lifts work. Cylinders and valves from the late eighties, when Chafford Hundred was begun, are due for a check.",
    "At Lakeside, the shopping mall in West Thurrock, contractors need a permit. At docks and fuel depots from Purfleet to Tilbury, send our names and number plates ahead.",
  ],
  working: [
    "On a site with major-hazard status you may not strike a spark without a permit, and some terminals allow no mobile phones. We use press joints, couplings and pipe made up beforehand where that saves a flame.",
    "At the port the terminal operator issues security passes and a route for the van. Please allow time for both.",
  ],
  dayAndNight: [
    "If your depot works through the night, so can our engineers. Several buildings can share one [maintenance contract](/maintenance), which includes their [heaters and gas certificates](/services/gas-safety-certificates). For stores we look after [plant on the roof](/services/rooftop-unit-installation) and [repair cooling](/air-conditioning).",
    "Boiler dead in Chafford Hundred? Book [boiler repair](/boiler-services). If water is coming from the flat above at Seabrooke Rise, our [leak and burst plumbers](/services/emergency-plumbing-repairs) come out at any hour. Landlords’ [CP12 checks](/gas-services/landlord-gas-safety) are done by appointment.",
  ],
  benefits: [
    "We arrange the permits and passes before your job at a terminal starts",
    "We send the heat back down to where your pickers and packers work",
    "We check the valves and discharge pipes of an ageing hot water cylinder",
  ],
  demand: [
    {
      service: "gas-pipework-installation",
      why: "Factories along the A1089 and London Road have long welded gas pipes, which should shut off zone by zone.",
    },
    {
      service: "rooftop-unit-installation",
      why: "A unit on a flat roof can be swapped by crane while the store below stays open.",
    },
    {
      service: "planned-maintenance",
      why: "With several buildings on the estuary, one equipment list and one calendar of inspections saves you work.",
    },
  ],
  street: {
    line: ["by-law terrace", "parade", "point tower", "dock", "semi", "shopping centre", "church", "shed"],
    notes: [
      ["point tower", "Water is pumped to the top flats, with a second pump in reserve."],
      ["shopping centre", "Cooling for the shops stands out on acres of flat roof."],
      ["shed", "In a store over 12 m high the warmth gathers under the roof."],
    ],
  },
} as const satisfies AreaCopy;
