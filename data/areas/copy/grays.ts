import type { AreaCopy } from "../../types";

export const grays = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Grays, Tilbury, Purfleet and Chafford Hundred, with roof plant for warehouses and shops.",
  lead: "Our emergency plumbers and gas engineers work in homes across Grays, Tilbury and Chafford Hundred. We can also look after heating and air conditioning in warehouses, terminals and shops.",
  buildings: [
    "If you live in one of the towers at Seabrooke Rise, tell us your floor and whether the lifts work. Chafford Hundred was begun in the late eighties. If your hot water cylinder there is as old as the house, let us check its valves and discharge pipe.",
    "We need a permit to work at Lakeside, the shopping mall in West Thurrock, so please book early. At docks and fuel depots from Purfleet to Tilbury, the operator issues passes and a route for the van. Please send our names and number plates ahead, and allow time for both.",
  ],
  working: [
    "If your site has major-hazard status, nobody may strike a spark without a permit, and some terminals don’t allow mobile phones. We use press joints, couplings and pipe made up beforehand, so that we can often work without a flame.",
  ],
  dayAndNight: [
    "If your depot works through the night, so can our engineers. One [maintenance contract](/maintenance) can include your [heaters and gas certificates](/services/gas-safety-certificates). If you run a store, we can look after the [plant on the roof](/services/rooftop-unit-installation) and [repair the cooling](/air-conditioning).",
    "Boiler stopped in Chafford Hundred? Book [boiler repair](/boiler-services). If water is coming from the flat above at Seabrooke Rise, our [leak and burst plumbers](/services/emergency-plumbing-repairs) come out at any hour. We do landlords’ [CP12 checks](/gas-services/landlord-gas-safety) by appointment.",
  ],
  benefits: [
    "We’ll arrange the permits for your job at a terminal before we start",
    "Are your warehouse staff cold under a high roof? We’ll send the heat back down to them",
    "If your store closes late, we can service its heating and cooling before you open",
  ],
  demand: [
    {
      service: "gas-pipework-installation",
      why: "We fit valves to the long welded gas pipes of factories on the A1089 and London Road, so that each zone can be shut off on its own.",
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
      ["point tower", "Top flats with no water? We can repair the pumps that supply them."],
      ["shopping centre", "We service your shop’s cooling up on the flat roof of the mall."],
      ["shed", "Warehouse over 12 m high? We work on the heaters from a platform."],
    ],
  },
} as const satisfies AreaCopy;
