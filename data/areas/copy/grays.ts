import type { AreaCopy } from "../../types";

export const grays = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Grays, Tilbury, Purfleet and Chafford Hundred, plus heating and air conditioning in warehouses and shops.",
  lead: "Ring us day or night for an emergency plumber, a gas engineer or a boiler repair in Grays, Tilbury or Chafford Hundred. We also repair heating and air con in shops, offices, warehouses and dock buildings.",
  advice: {
    houses: [
      "At the docks, or a fuel depot in Purfleet, West Thurrock or Tilbury, we send engineers’ names and vehicle registrations ahead for the passes.",
      "A house in Chafford Hundred may still have its original hot water cylinder. We check its safety valves and discharge pipe.",
      "If you’re moving to Grays, we can check the boiler, gas pipes and stopcock before you unpack.",
      "If you and your neighbours in one of the towers at Seabrooke Rise have no water, tell the council.",
    ],
    shops: ["We can service shop heating and air conditioning outside opening hours."],
    offices: ["If warm air collects under your warehouse roof, we can fit fans that push it back down."],
    access: [
      "For work in your shop in the Lakeside shopping centre, we get the centre’s permit first.",
      "At a fuel depot or another major hazard site, we ask for a permit to work before anything that could make a spark. We can often use press joints and prefabricated pipework, which need no flame on site.",
    ],
  },
  demand: [
    {
      service: "gas-pipework-installation",
      why: "We can fit valves on your factory’s gas pipework, so you can shut off one zone at a time.",
    },
    {
      service: "rooftop-unit-installation",
      why: "We can crane in a new rooftop unit while your store is closed.",
    },
    {
      service: "planned-maintenance",
      why: "We service your boilers and gas heaters on fixed dates, and keep the records.",
    },
  ],
  street: {
    line: ["by-law terrace", "parade", "point tower", "dock", "semi", "shopping centre", "church", "shed"],
    notes: [
      ["point tower", "In tower blocks, we repair the pumps that feed the top floors."],
      ["shopping centre", "At Lakeside, we can repair your shop’s air con out of hours."],
      ["shed", "Warehouse heater too high to reach? We’ll bring a platform."],
    ],
  },
} as const satisfies AreaCopy;
