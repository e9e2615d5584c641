import type { AreaCopy } from "../../types";

export const grays = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Grays, Tilbury, Purfleet and Chafford Hundred, with roof plant for warehouses and shops.",
  lead: "Our emergency plumbers and gas engineers work in homes across Grays, Tilbury, Purfleet and Chafford Hundred. We can also look after heating and air conditioning in warehouses, terminals and shops.",
  buildings: [
    "If you live in one of the towers at Seabrooke Rise, tell us your floor and whether the lifts work. Chafford Hundred was begun in the late eighties, so let us check any cylinder or valve there that is as old as the house.",
    "At Lakeside, the shopping mall in West Thurrock, contractors need a permit. For docks and fuel depots from Purfleet to Tilbury, send our names and number plates ahead.",
  ],
  working: [
    "On a site with major-hazard status nobody may strike a spark without a permit, and some terminals allow no mobile phones. We use press joints, couplings and pipe made up beforehand where that saves a flame.",
    "At the port the terminal operator issues security passes and a route for the van, so allow time for both.",
  ],
  dayAndNight: [
    "If your depot works through the night, so can our engineers. Several buildings can share one [maintenance contract](/maintenance), which includes their [heaters and gas certificates](/services/gas-safety-certificates). At stores we look after [plant on the roof](/services/rooftop-unit-installation) and [repair cooling](/air-conditioning).",
    "Boiler dead in Chafford Hundred? Book [boiler repair](/boiler-services). If water is coming from the flat above at Seabrooke Rise, our [leak and burst plumbers](/services/emergency-plumbing-repairs) come out at any hour. We do landlords’ [CP12 checks](/gas-services/landlord-gas-safety) by appointment.",
  ],
  benefits: [
    "We’ll arrange the permits and passes before your job at a terminal starts",
    "Are your pickers cold under a high roof? We’ll send the heat back down to them",
    "We check the valves and discharge pipes of an ageing hot water cylinder",
  ],
  demand: [
    {
      service: "gas-pipework-installation",
      why: "We fit valves to the long welded gas pipes of factories on the A1089 and London Road, so that each zone shuts off alone.",
    },
    {
      service: "rooftop-unit-installation",
      why: "We can swap a unit on a flat roof by crane while your store below stays open.",
    },
    {
      service: "planned-maintenance",
      why: "For several buildings on the estuary, we keep one equipment list and one calendar of inspections.",
    },
  ],
  street: {
    line: ["by-law terrace", "parade", "point tower", "dock", "semi", "shopping centre", "church", "shed"],
    notes: [
      ["point tower", "Water is pumped to the top flats, and we service both pumps."],
      ["shopping centre", "We service shop cooling out on the flat roofs of the mall."],
      ["shed", "In a store over 12 m high, we work on heaters from a platform."],
    ],
  },
} as const satisfies AreaCopy;
