import type { AreaCopy } from "../../types";

export const caterham = {
  description:
    "Emergency plumbers and gas engineers in Caterham, Whyteleafe, Warlingham and Woldingham. Call us for boiler repair, a leak or a sump pump.",
  lead: "Our emergency plumbers, gas engineers and heating engineers work in Caterham, in the valley and on the hill, and in the villages around. Call us about water in the cellar, a weak shower or a boiler that won’t start.",
  buildings: [
    "In The Village, where barrack blocks are homes, we ask the managing agent where the water shuts off. By the station and on the old hospital site, tell us whether your home has plastic pipe, so that we bring the right fittings.",
    "If you have a detached house at Woldingham, tell us about the drive and any private drain. In a semi at Whyteleafe or Warlingham the cylinder is often in a bedroom cupboard, where a slow leak goes unseen, so check it sometimes. Do you keep a timber-framed inn at Godstone? We repair cellar cooling too.",
  ],
  working: [
    "The Caterham Bourne is fed by groundwater and can run for weeks after a wet winter, and in 2016 a cloudburst flooded streets on the hill too. We fit sumps there with two pumps, and low gullies with valves that stop water coming back.",
    "Water pressure depends on the slope, so we’ll measure yours before we choose a cylinder or a pump. In the barracks conversion gas pipes follow shared corridors, and the freeholder has to agree to their sleeves and ventilation.",
  ],
  dayAndNight: [
    "If water is already coming in, call our [emergency plumbers](/services/emergency-plumbing-repairs) first. Afterwards we can repair or fit [sump pumps with alarms](/plumbing-services/pump-installation).",
    "House gone cold? Ask for [boiler repair](/boiler-services). Schools can arrange [planned heating maintenance](/services/heating-system-maintenance), and a villa or flat that you rent out needs its [annual gas record](/gas-services/landlord-gas-safety). Where there is no gas main, we advise on [heating without a gas boiler](/services/energy-efficient-solutions).",
  ],
  benefits: [
    "We set boilers, meters and electrical gear above the flood levels on record",
    "Even when the mains power has gone, your pump alarm will still report",
    "We survey gas routes in the barrack blocks together with the managing agent",
  ],
  demand: [
    {
      service: "pump-installation",
      why: "Bourne water rises through floors from Wapses Lodge to Whyteleafe, and the pumps we fit keep it down.",
    },
    {
      service: "heating-system-maintenance",
      why: "In autumn we service shared boiler rooms and replace worn parts before they fail in the cold.",
    },
    {
      service: "energy-efficient-solutions",
      why: "Plots at Woldingham are large, so we can stand a heat pump well away from the house next door.",
    },
  ],
  street: {
    line: ["station", "parade", "villa", "new flats 4", "church", "school", "detached house", "timber frames", "semi"],
    notes: [
      ["villa", "High on the slope pressure drops, so we may add a pump for you."],
      ["school", "We service school boilers before the long frosts on the hill."],
      ["detached house", "Beyond the gas main? We can price a heat pump for your house."],
    ],
  },
} as const satisfies AreaCopy;
