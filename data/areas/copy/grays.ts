import type { AreaCopy } from "../../types";

export const grays = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Grays, Tilbury, Purfleet and Chafford Hundred, plus heating and air conditioning in warehouses and shops.",
  lead: "Our emergency plumbers and gas engineers repair leaks, drains and boilers in Grays, Tilbury and Chafford Hundred. We also repair heating and air conditioning in shops, restaurants, offices, warehouses and dock buildings.",
  buildings: [
    "A house in Chafford Hundred may still have its original hot water cylinder. We check the safety valves and discharge pipe, and the boiler, gas pipes and stopcock before you move in. If you and your neighbours in one of the towers at Seabrooke Rise have no water, tell the council.",
    "We can fit fans that bring warm air down to your warehouse staff.",
  ],
  working: [
    "At a fuel depot or another major hazard site, we ask for a permit before anything that could make a spark. We can often use press joints and prefabricated pipework, which need no flame on site.",
  ],
  dayAndNight: [
    "Our [emergency plumbers](/services/emergency-plumbing-repairs) come out at any hour for a burst pipe, a blocked drain or water coming from the flat above.",
    "Boiler broken? If you rent your home, tell your landlord first: they have to repair it. If you’re the owner or landlord, call us, day or night, for a [boiler repair](/boiler-services). For landlords, we do the annual [gas safety check (CP12)](/gas-services/landlord-gas-safety).",
    "We repair heating, [air conditioning](/air-conditioning) and [rooftop units](/services/rooftop-unit-installation) in commercial buildings, [day or night](/services/emergency-hvac). For restaurants, we do [kitchen gas checks and repairs](/gas-services/commercial-kitchen-gas). One [maintenance contract](/maintenance) can cover your building’s heating, cooling and [gas certificates](/services/gas-safety-certificates).",
  ],
  benefits: [
    "We get the centre’s permit first for work in your shop in the Lakeside shopping centre",
    "At the docks, or a fuel depot in Purfleet, West Thurrock or Tilbury, we send engineers’ names and vehicle registrations ahead for the passes",
    "We service shop heating and air conditioning outside opening hours",
  ],
  demand: [
    {
      service: "gas-pipework-installation",
      why: "With valves we fit on your factory’s gas pipework, you can shut off one zone at a time.",
    },
    {
      service: "rooftop-unit-installation",
      why: "We crane in a new rooftop unit while your store is closed.",
    },
    {
      service: "planned-maintenance",
      why: "We service your boilers and gas heaters on fixed dates, and keep the records.",
    },
  ],
  street: {
    line: ["by-law terrace", "parade", "point tower", "dock", "semi", "shopping centre", "church", "shed"],
    notes: [
      ["point tower", "If the top of a tower has no water, we find out why and fix it."],
      ["shopping centre", "At Lakeside, we can repair your shop’s air con out of hours."],
      ["shed", "Warehouse heaters hang high. We bring a platform to repair them."],
    ],
  },
} as const satisfies AreaCopy;
