import type { AreaCopy } from "../../types";

export const bexley = {
  description:
    "Emergency plumbers and gas engineers in Bexley, Sidcup and Erith, for boiler repair, landlords’ gas checks, air conditioning and warehouse heaters.",
  lead: "Our emergency plumbers and gas engineers cover Bexley, from Sidcup and Welling to the riverside in Erith. Call us about a leak, a blocked drain, a broken boiler, air con in a shop, restaurant or office, or a warehouse heater.",
  buildings: [
    "If a shared pipe leaks in an Erith tower block or a Thamesmead terrace, tell the freeholder or your landlord too, as it may be their job.",
    "Bexley’s water is hard. We can fit a scale reducer.",
    "If you work at Queen Mary’s Hospital or in a Belvedere warehouse, please send us the site rules first.",
  ],
  working: [
    "A semi in Welling or Bexleyheath may still have a loft tank, a back boiler behind the lounge fire or thin heating pipes under a solid floor. Each affects the choice of boiler, so we look before we quote. We can remove a back boiler, then cap and vent the chimney.",
    "Old chalk shafts (deneholes) can be hidden under a garden. We check the records before we dig.",
  ],
  dayAndNight: [
    "Call our [emergency plumbers](/services/emergency-plumbing-repairs) day or night about a burst pipe or blocked drain. Once the gas emergency service has made a leak safe, our [gas engineers](/services/emergency-gas-repairs) repair it. No heating or hot water? If you rent your home, tell your landlord first: repairs are their job. If you’re the owner or landlord, call us at any hour for a [boiler repair](/boiler-services). For landlords, we issue the [gas safety certificate (CP12)](/gas-services/landlord-gas-safety).",
    "We repair and fit [air conditioning](/air-conditioning) in shops, restaurants and offices. If yours fails, [ring us day or night](/services/emergency-hvac). For restaurants we do [kitchen gas checks and repairs](/gas-services/commercial-kitchen-gas). In warehouses we repair heaters and [rooftop units](/services/rooftop-unit-installation), and service them under a [maintenance contract](/maintenance).",
  ],
  benefits: [
    "We drill carefully for a flue in Old Bexley, where the brick is often soft",
    "We service warehouse heaters between shifts, so you can keep loading",
    "By the river in Belvedere, we mount electrics high up in case of floods",
  ],
  demand: [
    {
      service: "gas-pipework-installation",
      why: "A new boiler in a 1930s semi may need a larger gas pipe. We fit both.",
    },
    {
      service: "rooftop-unit-installation",
      why: "We repair or replace the rooftop units that heat and cool shops.",
    },
    {
      service: "landlord-gas-safety",
      why: "We do the annual gas safety check on rented houses in Slade Green and send you the record.",
    },
  ],
  street: {
    line: ["parade", "semi", "church", "semi", "hospital 5", "point tower", "waterside", "shed"],
    notes: [
      ["semi", "Hot water only lukewarm? It may be limescale. We clear it."],
      ["point tower", "If a tower block has no water, we find out why and put it right."],
      ["shed", "We repair heaters above warehouse racking from an access platform."],
    ],
  },
} as const satisfies AreaCopy;
