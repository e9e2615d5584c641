import type { AreaCopy } from "../../types";

export const grays = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Grays, Tilbury, Purfleet and Chafford Hundred, plus heating and air conditioning in warehouses and shops.",
  lead: "Ring us day or night for an emergency plumber, a gas engineer or a boiler repair in Grays, Tilbury or Chafford Hundred. We also repair heating and air con in shops, warehouses and dock buildings.",
  advice: {
    houses: [
      "A house in Chafford Hundred may still have its original hot water cylinder. At a service, we check its safety valves and the pipe that carries the water safely away if one of them opens.",
    ],
    flats: [
      "If you and your neighbours in one of the towers at Seabrooke Rise have no water, the pump that you all share may have failed. Tell the council before you call a plumber.",
    ],
    shops: [
      "If your shop is in the Lakeside shopping centre, we need the centre’s permit before we can work there. We’ll apply for it, and can service your heating and air conditioning outside opening hours.",
    ],
    offices: [
      "Warm air rises, and in a warehouse it can collect under the roof while people are cold below. We can fit fans that push the warm air back down.",
      "At a fuel depot or another major hazard site, any work that could make a spark needs a permit. We get one first, and can often use press joints and prefabricated pipework, which need no flame on site.",
    ],
    access: [
      "Our engineers can’t get into the docks, or a fuel depot in Purfleet, West Thurrock or Tilbury, without passes. Tell us who issues them, and we’ll send the engineers’ names and vehicle registrations ahead.",
    ],
  },
  demand: [
    {
      service: "gas-pipework-installation",
      why: "A factory with a single gas valve has to stop everything for one repair. We can fit more valves, so you can shut off one zone at a time.",
    },
    {
      service: "rooftop-unit-installation",
      why: "A large store may have its heating and cooling on the roof, where only a crane can lift a new unit. We can have the unit lifted in while the store is closed.",
    },
    {
      service: "planned-maintenance",
      why: "A warehouse heater is easily forgotten until the first cold week. We service your heaters and boilers on fixed dates, and keep the records.",
    },
  ],
  street: {
    line: ["by-law terrace", "parade", "point tower", "dock", "semi", "shopping centre", "church", "shed"],
    notes: [
      ["by-law terrace", "Moving into a terraced house? We can check its boiler, gas pipes and stopcock first."],
      ["shopping centre", "If your shop’s air con drips on the stock, its drain may be blocked. We can clear it."],
      ["shed", "Is your warehouse heater too high for a ladder? We’ll bring an access platform and repair it."],
    ],
  },
} as const satisfies AreaCopy;
