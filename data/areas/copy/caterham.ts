import type { AreaCopy } from "../../types";

export const caterham = {
  description:
    "Emergency plumbers and gas engineers in Caterham, Whyteleafe, Warlingham and Woldingham. Call us for boiler repair, a leak or a sump pump.",
  lead: "Our emergency plumbers, gas engineers and heating engineers work in Caterham, in the valley and on the hill, and in the villages nearby. Call us about water in the cellar, a weak shower or a boiler that won’t start.",
  buildings: [
    "In The Village, where the old barracks became flats, the gas pipes may follow shared corridors, and the freeholder has to agree to new pipes. We’ll survey the route with the managing agent.",
    "If your detached house at Woldingham has a septic tank or a cesspit, tell us when you report a blocked drain. In a semi at Whyteleafe or Warlingham, the cylinder is often in a bedroom cupboard, where a slow leak can go unseen, so look in now and then.",
  ],
  working: [
    "The Caterham Bourne is fed by groundwater and can run for weeks after a wet winter. If your home is at risk, we can fit two pumps in the sump, and valves that stop water coming back up the low gullies.",
    "Water pressure depends on how far up the hill you are, so we’ll measure yours before we choose a cylinder or a pump.",
  ],
  dayAndNight: [
    "If water is coming in, call our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour. Afterwards we can repair or fit [sump pumps with alarms](/plumbing-services/pump-installation).",
    "Boiler not working? Book a [boiler repair](/boiler-services). Schools can arrange [planned heating maintenance](/services/heating-system-maintenance). If you rent out a villa or a flat, we can do its yearly [gas safety check](/gas-services/landlord-gas-safety). If you have no mains gas, we can advise on [heating without a gas boiler](/services/energy-efficient-solutions).",
  ],
  benefits: [
    "We can mount your boiler and its electrics above the recorded flood level",
    "If your shop or office near the station is too warm, we can repair its air conditioning",
    "In the timber-framed inns at Godstone, we can repair kitchen gas and cellar cooling",
  ],
  demand: [
    {
      service: "pump-installation",
      why: "Groundwater can rise through floors from Wapses Lodge to Whyteleafe. We can fit pumps to drain it.",
    },
    {
      service: "heating-system-maintenance",
      why: "In autumn we can service shared boiler rooms, so that worn parts don’t fail in the cold.",
    },
    {
      service: "energy-efficient-solutions",
      why: "On a large plot at Woldingham, we can put a heat pump well away from next door.",
    },
  ],
  street: {
    line: ["station", "parade", "villa", "new flats 4", "church", "school", "detached house", "timber frames", "semi"],
    notes: [
      ["villa", "Villa split into flats? We can trace which of them share a pipe."],
      ["school", "We can service school boilers at half-term, before the frosts."],
      ["detached house", "Cold rooms in a large house? We can balance the radiators."],
    ],
  },
} as const satisfies AreaCopy;
