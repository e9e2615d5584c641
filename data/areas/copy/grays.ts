import type { AreaCopy } from "../../types";

export const grays = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Grays, Tilbury, Purfleet and Chafford Hundred, plus heating and cooling for warehouses and shops.",
  lead: "Our emergency plumbers and gas engineers work in homes across Grays, Tilbury and Chafford Hundred. We also service heating and air conditioning in shops, offices, warehouses and dock buildings.",
  buildings: [
    "A house in Chafford Hundred may still have its first hot water cylinder. We check its safety valves and discharge pipe. If the lifts aren’t working in one of the towers at Seabrooke Rise, tell us when you call and we’ll carry the parts up.",
    "To work in your shop at Lakeside, the mall in West Thurrock, we need a permit, so please book early. For work at the docks or a fuel depot between Purfleet and Tilbury, we send you our engineers’ names and number plates, so that you can apply for passes in good time.",
  ],
  working: [
    "At a fuel depot or another major hazard site, we need a permit for anything that could make a spark. We can often use press joints and ready-made pipe lengths, which need no flame.",
  ],
  dayAndNight: [
    "For a burst pipe, a blocked drain or water coming from the flat above, our [leak and burst plumbers](/services/emergency-plumbing-repairs) come out at any hour.",
    "Boiler stopped? Book a [boiler repair](/boiler-services). We also do yearly boiler services, and [CP12 gas checks](/gas-services/landlord-gas-safety) for landlords.",
    "If your shop or office is too hot, we [repair the cooling](/air-conditioning), including [plant on the roof](/services/rooftop-unit-installation). For restaurants, we carry out [kitchen gas checks and repairs](/gas-services/commercial-kitchen-gas). One [maintenance contract](/maintenance) can cover the heating and cooling of a depot or a store, with the [gas certificates](/services/gas-safety-certificates).",
  ],
  benefits: [
    "Before you move into a house, we check the boiler, the gas pipes and the stopcock",
    "If your warehouse staff are cold, we can fit fans that bring the warm air down from the roof",
    "We service a store’s heating and cooling outside its opening hours",
  ],
  demand: [
    {
      service: "gas-pipework-installation",
      why: "Does one long gas pipe feed your factory? We fit valves so that you can shut off each zone on its own.",
    },
    {
      service: "rooftop-unit-installation",
      why: "We swap the unit on your store’s flat roof by crane before the doors open.",
    },
    {
      service: "planned-maintenance",
      why: "We service your boilers and gas heaters on fixed dates, and keep the records.",
    },
  ],
  street: {
    line: ["by-law terrace", "parade", "point tower", "dock", "semi", "shopping centre", "church", "shed"],
    notes: [
      ["point tower", "No water in the top flats of a tower? We can repair its pumps."],
      ["shopping centre", "Shop in the mall too hot? We repair its cooling unit."],
      ["shed", "High warehouse heater not working? We reach it from a platform."],
    ],
  },
} as const satisfies AreaCopy;
