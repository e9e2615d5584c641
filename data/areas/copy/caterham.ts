import type { AreaCopy } from "../../types";

export const caterham = {
  description:
    "Burst pipe, cold house or wet cellar? Emergency plumbers and gas engineers in Caterham, Whyteleafe, Warlingham and Woldingham, day and night.",
  lead: "Our emergency plumbers, gas engineers and heating engineers work in homes, shops, pubs and schools in Caterham, Whyteleafe, Warlingham, Woldingham and Godstone. Call us about a burst pipe, a blocked drain, a boiler fault, water in the cellar, air con or a heat pump.",
  buildings: [
    "If your detached house has a septic tank or a cesspit, tell us when you report a blocked drain.",
    "The old barracks at The Village became flats, and gas pipes there may run along shared corridors. The freeholder has to agree to new pipes, so we survey the route with the managing agent.",
    "We can start before opening time in shops near Caterham station and timber-framed pubs in Godstone.",
  ],
  working: [
    "The Caterham Bourne is fed by groundwater and can run for weeks after a wet winter. In homes at risk, we fit two pumps in the sump, and valves that stop water coming back up the low gullies.",
    "Water pressure depends on how far up the hill you are, so we measure yours before we choose a cylinder or a pump.",
  ],
  dayAndNight: [
    "Call our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour if a pipe bursts, a drain blocks or the cellar floods. Afterwards we can repair or fit [sump pumps with alarms](/plumbing-services/pump-installation).",
    "Boiler not working? If you rent your home, tell your landlord: repairs are their job. If you own the home or let it, call us day or night for a [boiler repair](/boiler-services). If you have no mains gas, we advise on [heating without a gas boiler](/services/energy-efficient-solutions). Landlords can book a boiler service with the annual [gas safety check](/gas-services/landlord-gas-safety).",
    "Air con stopped in your shop? [Ring us day or night](/services/emergency-hvac), or book a [repair visit](/air-conditioning). In pubs we do [kitchen gas repairs and checks](/gas-services/commercial-kitchen-gas). If you run a school or manage flats, ask for [planned heating maintenance](/services/heating-system-maintenance) or a full [maintenance contract](/maintenance).",
  ],
  benefits: [
    "We mount a new boiler above the flood level in a house at risk of flooding",
    "In a Victorian house split into flats, we trace which flats share a pipe",
    "We test a pub kitchen’s gas and extract fan in one visit",
  ],
  demand: [
    {
      service: "pump-installation",
      why: "When a sump pump runs all the time or trips out, we repair or replace it.",
    },
    {
      service: "heating-system-maintenance",
      why: "We service shared boiler rooms in autumn, to find worn parts before they fail.",
    },
    {
      service: "energy-efficient-solutions",
      why: "We can fit a heat pump on a large plot, well away from next door.",
    },
  ],
  street: {
    line: ["station", "parade", "villa", "new flats 4", "church", "school", "detached house", "timber frames", "semi"],
    notes: [
      ["villa", "We can fit a pump for weak showers at the top of a tall house."],
      ["school", "When a school boiler keeps failing, we find the cause and fix it."],
      ["detached house", "We balance the radiators in large houses where some rooms stay cold."],
    ],
  },
} as const satisfies AreaCopy;
