import type { AreaCopy } from "../../types";

export const grays = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Grays, Tilbury, Purfleet and Chafford Hundred, plus heating and cooling for warehouses and shops.",
  lead: "Our emergency plumbers and gas engineers work in homes across Grays, Tilbury and Chafford Hundred. We can also look after heating and air conditioning in warehouses, shops and dock buildings.",
  buildings: [
    "If the lifts aren’t working in one of the towers at Seabrooke Rise, tell us when you call and we’ll carry the parts up. If your house in Chafford Hundred still has its first hot water cylinder, let us check its safety valves and discharge pipe.",
    "To work in your shop at Lakeside, the mall in West Thurrock, we need a permit, so please book early. For work at the docks or a fuel depot between Purfleet and Tilbury, we’ll give you our engineers’ names and number plates, so that you can apply for passes in good time.",
  ],
  working: [
    "At a fuel depot or another major hazard site, we need a permit for anything that could make a spark. We can often use press joints and ready-made pipe lengths, which need no flame.",
  ],
  dayAndNight: [
    "If your depot works through the night, so can our engineers. One [maintenance contract](/maintenance) can include your [heaters and gas certificates](/services/gas-safety-certificates). If you run a store, we can look after the [plant on the roof](/services/rooftop-unit-installation) and [repair the cooling](/air-conditioning).",
    "Boiler stopped in Chafford Hundred? Book [boiler repair](/boiler-services). If water is coming from the flat above at Seabrooke Rise, our [leak and burst plumbers](/services/emergency-plumbing-repairs) come out at any hour. We do landlords’ [CP12 checks](/gas-services/landlord-gas-safety) by appointment.",
  ],
  benefits: [
    "Before you move into a house, we can check the boiler, the gas pipes and the stopcock",
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
      why: "Several buildings along the estuary? One contract can cover all their heating, cooling and gas checks.",
    },
  ],
  street: {
    line: ["by-law terrace", "parade", "point tower", "dock", "semi", "shopping centre", "church", "shed"],
    notes: [
      ["point tower", "No water in the top flats of a tower? We can repair its pumps."],
      ["shopping centre", "Shop in the mall? We can service its cooling unit on the roof."],
      ["shed", "Heaters high up in your warehouse? We work on them from a platform."],
    ],
  },
} as const satisfies AreaCopy;
