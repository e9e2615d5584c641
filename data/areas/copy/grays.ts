import type { AreaCopy } from "../../types";

export const grays = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Grays, Tilbury, Purfleet and Chafford Hundred, with roof plant for warehouses and shops.",
  lead: "Our emergency plumbers and gas engineers work in homes across Grays, Tilbury and Chafford Hundred. We can also look after heating and air conditioning in warehouses, terminals and shops.",
  buildings: [
    "If you live in one of the towers at Seabrooke Rise, tell us your floor and whether the lifts are working. If your house in Chafford Hundred still has its first hot water cylinder, let us check its safety valves and discharge pipe.",
    "Is your shop in Lakeside, the mall in West Thurrock? We need a permit to work there, so please book early. For work at the docks or a fuel depot from Purfleet to Tilbury, we’ll give you our engineers’ names and number plates, so that you can apply for passes in good time.",
  ],
  working: [
    "At a fuel depot or another major hazard site, we need a permit for anything that could make a spark. We can often use press joints and ready-made pipe lengths, which need no flame.",
  ],
  dayAndNight: [
    "If your depot works through the night, so can our engineers. One [maintenance contract](/maintenance) can include your [heaters and gas certificates](/services/gas-safety-certificates). If you run a store, we can look after the [plant on the roof](/services/rooftop-unit-installation) and [repair the cooling](/air-conditioning).",
    "Boiler stopped in Chafford Hundred? Book [boiler repair](/boiler-services). If water is coming from the flat above at Seabrooke Rise, our [leak and burst plumbers](/services/emergency-plumbing-repairs) come out at any hour. We do landlords’ [CP12 checks](/gas-services/landlord-gas-safety) by appointment.",
  ],
  benefits: [
    "We can replace a length of gas or heating pipe at your terminal without welding",
    "If your warehouse staff are cold, we can fit fans that bring the warm air down from the roof",
    "If your store closes late, we can service its heating and cooling before you open",
  ],
  demand: [
    {
      service: "gas-pipework-installation",
      why: "If one long gas pipe feeds your factory, we can fit valves so that you can shut off each zone on its own.",
    },
    {
      service: "rooftop-unit-installation",
      why: "We can swap the unit on your store’s flat roof by crane before the doors open.",
    },
    {
      service: "planned-maintenance",
      why: "If you run several buildings along the estuary, one equipment list and one inspection calendar can cover them all.",
    },
  ],
  street: {
    line: ["by-law terrace", "parade", "point tower", "dock", "semi", "shopping centre", "church", "shed"],
    notes: [
      ["point tower", "No water in a tower’s top flats? We can repair its booster pumps."],
      ["shopping centre", "Shop in the mall? We can service its cooling unit on the roof."],
      ["shed", "Heaters high up in your warehouse? We work on them from a platform."],
    ],
  },
} as const satisfies AreaCopy;
