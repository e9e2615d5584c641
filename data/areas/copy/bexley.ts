import type { AreaCopy } from "../../types";

export const bexley = {
  description:
    "Emergency plumbers and gas engineers in Bexley, Sidcup and Erith, for boiler repair, landlords’ gas checks, air conditioning and warehouse heaters.",
  lead: "Our emergency plumbers and gas engineers cover Bexley, from Sidcup and Welling to the riverside at Erith. Call us about a leak, a broken boiler, air con in a shop, restaurant or office, or a warehouse heater.",
  buildings: [
    "If a shared pipe leaks in an Erith tower block or a Thamesmead terrace, tell the freeholder or your landlord too, as the repair may be theirs. Houses in Old Bexley often have soft brick, so we drill carefully for a new flue.",
    "For work at Queen Mary’s Hospital or in a Belvedere warehouse, send us the site rules, so we bring the right paperwork.",
  ],
  working: [
    "A semi in Welling or Bexleyheath may still have a tank in the loft, a back boiler behind the lounge fire or thin heating pipes under a solid floor. Each affects which boiler we can fit, so we look before we quote.",
    "Old chalk shafts called deneholes can be hidden under a garden, so we check the records before we dig. By the river in Belvedere, we mount electrics high up against floods.",
  ],
  dayAndNight: [
    "For a burst pipe or a blocked drain, call our [emergency plumbers](/services/emergency-plumbing-repairs) day or night. Once the gas emergency service has made a leak safe, our [gas engineers](/services/emergency-gas-repairs) repair the pipe. No heating or hot water? If you rent your home, tell your landlord first: it’s their job. Otherwise call us at any hour for a [boiler repair](/boiler-services). For landlords, we issue the annual [gas safety certificate (CP12)](/gas-services/landlord-gas-safety).",
    "We repair and fit [air conditioning](/air-conditioning) in shops, restaurants and offices. If yours fails, [ring us day or night](/services/emergency-hvac). For restaurants we do [kitchen gas checks and repairs](/gas-services/commercial-kitchen-gas). In warehouses we repair heaters and [rooftop units](/services/rooftop-unit-installation). Ask about a [maintenance contract](/maintenance).",
  ],
  benefits: [
    "If you have a back boiler, we can remove it, then cap and vent the chimney",
    "Warehouse heaters due a service? We work between shifts, so you can keep loading",
    "Hard water? We can fit a scale reducer, and say when to service it",
  ],
  demand: [
    {
      service: "gas-pipework-installation",
      why: "If the gas pipe in your 1930s semi is too small for a new boiler, we run a larger one.",
    },
    {
      service: "rooftop-unit-installation",
      why: "Heating or cooling failed in your store? We repair or replace the rooftop unit.",
    },
    {
      service: "landlord-gas-safety",
      why: "If you rent out a house in Slade Green, we do the annual gas safety check and send you the record.",
    },
  ],
  street: {
    line: ["parade", "semi", "church", "semi", "hospital 5", "point tower", "waterside", "shed"],
    notes: [
      ["semi", "Hot water only lukewarm? We check the boiler for limescale."],
      ["point tower", "No water in your tower block? We can repair the pumps that lift it."],
      ["shed", "Heater failed above the racking? We can repair it from a platform."],
    ],
  },
} as const satisfies AreaCopy;
