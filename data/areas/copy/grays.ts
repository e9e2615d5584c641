import type { AreaCopy } from "../../types";

export const grays = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Grays, Tilbury, Purfleet and Chafford Hundred, with roof plant for warehouses and shops.",
  lead: "Our emergency plumbers and gas engineers work in homes across Grays, Tilbury and Chafford Hundred. We can also look after heating and air conditioning in warehouses, terminals and shops.",
  buildings: [
    "If you live in one of the towers at Seabrooke Rise, tell us your floor and whether the lifts are working. Most of Chafford Hundred dates from the late eighties onwards. If your hot water cylinder is as old as the house, let us check its valves and discharge pipe.",
    "Is your shop in Lakeside, the mall in West Thurrock? We need a permit to work there, so please book early. If you work at the docks or a fuel depot from Purfleet to Tilbury, we’ll give you our engineers’ names and number plates, so that you can apply for passes in good time.",
  ],
  working: [
    "If your site counts as a major hazard, we need a permit for anything that could make a spark. Press joints and pipe made up beforehand often let us work without a flame.",
  ],
  dayAndNight: [
    "If your depot works through the night, so can our engineers. One [maintenance contract](/maintenance) can include your [heaters and gas certificates](/services/gas-safety-certificates). If you run a store, we can look after the [plant on the roof](/services/rooftop-unit-installation) and [repair the cooling](/air-conditioning).",
    "Boiler stopped in Chafford Hundred? Book [boiler repair](/boiler-services). If water is coming from the flat above at Seabrooke Rise, our [leak and burst plumbers](/services/emergency-plumbing-repairs) come out at any hour. We do landlords’ [CP12 checks](/gas-services/landlord-gas-safety) by appointment.",
  ],
  benefits: [
    "We can replace a length of gas or heating pipe at your terminal without welding",
    "Warehouse staff cold under a high roof? We can push the warm air back down to them",
    "If your store closes late, we can service its heating and cooling before you open",
  ],
  demand: [
    {
      service: "gas-pipework-installation",
      why: "If one long gas pipe feeds your factory, we can fit valves so that you can shut off each zone on its own.",
    },
    {
      service: "rooftop-unit-installation",
      why: "We can swap a unit on a flat roof by crane while your store below stays open.",
    },
    {
      service: "planned-maintenance",
      why: "If you run several buildings along the estuary, one equipment list and one inspection calendar can cover them all.",
    },
  ],
  street: {
    line: ["by-law terrace", "parade", "point tower", "dock", "semi", "shopping centre", "church", "shed"],
    notes: [
      ["point tower", "Top flats with no water? We can repair the pumps that supply them."],
      ["shopping centre", "Shop in the mall? We service the cooling unit on the roof above you."],
      ["shed", "Heaters high up in your warehouse? We work on them from a platform."],
    ],
  },
} as const satisfies AreaCopy;
