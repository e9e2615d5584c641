import type { AreaCopy } from "../../types";

export const canaryWharf = {
  description:
    "Emergency plumbers, gas engineers and air conditioning repair in Canary Wharf, Poplar and Limehouse, for offices, hotels, restaurants, flats and houses.",
  lead: "Call our emergency plumbers, gas engineers and air conditioning engineers in Canary Wharf when a pipe leaks, a drain blocks, a boiler fails or the air con stops. We work in homes, shops, restaurants, hotels and offices from the Isle of Dogs to Poplar and Limehouse.",
  buildings: [
    "In apartment towers at South Quay and Wood Wharf, and on Docklands council estates, your stopcock is usually in the hall or a service cupboard. If you have no boiler, we can service the heat interface unit (HIU) that heats your flat and water. Many Georgian houses and wharf conversions in Limehouse are listed. We check whether new pipes need consent.",
    "If you lease a floor of a tower, ask the building manager which pipes are yours, because only they can let us shut off the shared ones.",
  ],
  working: [
    "The water pipes in a tall building are split into pressure zones. We agree which zone to shut off before a planned repair. Roofs here are crowded with plant and window-cleaning cradles, so we plan crane lifts with the building manager.",
    "In a block of flats at least 18 m high or with at least seven storeys, anything beyond a like-for-like replacement may first need the Building Safety Regulator’s approval.",
  ],
  dayAndNight: [
    "For a burst pipe, a blocked drain or water through the ceiling, call our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour. Boiler broken? If you rent your home, ring your landlord first. If you own or let it, ring us for a [boiler repair](/boiler-services), day or night. We also do landlords’ annual [gas safety checks](/gas-services/landlord-gas-safety).",
    "When the [air conditioning](/air-conditioning) fails in your office, shop, hotel or restaurant, or a [gas range](/gas-services/commercial-kitchen-gas) in the kitchen, call our [engineers](/services/emergency-hvac) at any hour. One [maintenance contract](/maintenance) can cover a building’s [pumps](/plumbing-services/pump-installation), [chillers](/services/chiller-installation), [building management system (BMS)](/bms-services) and [emergency call-outs](/emergency-services).",
  ],
  benefits: [
    "We try to keep the water on for other floors while we repair a leak",
    "Before we visit a hotel, or a data centre towards Blackwall, we send our engineers’ names to security",
    "We apply for permits, and book the loading bay and goods lift",
  ],
  demand: [
    {
      service: "chiller-installation",
      why: "A new chiller may be too big for the goods lift. We bring it up in parts.",
    },
    {
      service: "pump-installation",
      why: "We service and replace the booster pumps that feed the upper floors.",
    },
    {
      service: "energy-efficient-solutions",
      why: "Fans and pumps in a sealed building run all year. We can fit variable-speed drives to save power.",
    },
  ],
  street: {
    line: [
      "Georgian terrace",
      "warehouse",
      "dock",
      "glass tower",
      "glass tower",
      "hotel 8",
      "point tower",
      "council block",
      "data centre",
    ],
    notes: [
      ["glass tower", "Office floor too hot? We find out why and put it right."],
      ["hotel", "If hot water runs short in a hotel, we find the fault and fix it."],
      ["point tower", "We repair booster pumps when the water fails on upper floors."],
    ],
  },
} as const satisfies AreaCopy;
