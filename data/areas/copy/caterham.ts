import type { AreaCopy } from "../../types";

export const caterham = {
  description:
    "Emergency plumbers and gas engineers in Caterham, Whyteleafe, Warlingham and Woldingham: boiler repair, leaks, and sump pumps for the valley.",
  lead: "Our emergency plumbers, gas engineers and heating engineers work in Caterham, in the valley and on the hill, and in the villages around. Call us about water in the cellar, a weak shower or a boiler that won’t start.",
  buildings: [
    "In The Village, where barrack blocks are homes, we ask the managing agent where the water shuts. By the station and on the old hospital site, tell us whether your home has plastic pipe, which we join without heat.",
    "Detached houses at Woldingham may have a private drain and a long drive, so tell us about both. In a semi at Whyteleafe or Warlingham, the cylinder is often in a bedroom cupboard, where a slow leak goes unseen. For a timber-framed inn at Godstone we repair cellar cooling too.",
  ],
  working: [
    "The Caterham Bourne is fed by groundwater and can run for weeks after a wet winter, and in 2016 a cloudburst flooded streets on the hill as well. A sump there gets two pumps, and low gullies get valves that stop them from flowing back.",
    "Water pressure depends on the slope, so we measure yours before we choose a cylinder or a pump. In the barracks conversion gas pipes follow shared corridors, and sleeves and ventilation have to be agreed with the freeholder.",
  ],
  dayAndNight: [
    "If water is already coming in, call our [emergency plumbers](/services/emergency-plumbing-repairs) first. Afterwards we can repair or fit [sump pumps with alarms](/plumbing-services/pump-installation).",
    "For a house that has gone cold, ask for [boiler repair](/boiler-services). Schools can arrange [planned heating maintenance](/services/heating-system-maintenance), and the villas and flats that are rented out need their [annual gas record](/gas-services/landlord-gas-safety). Where there is no gas main, read about [heating without a gas boiler](/services/energy-efficient-solutions).",
  ],
  benefits: [
    "We set boilers, meters and electrical gear above the flood levels on record",
    "Your pump alarm still reports when the mains power has gone",
    "We survey gas routes in the barrack blocks together with the managing agent",
  ],
  demand: [
    {
      service: "pump-installation",
      why: "Bourne water rises through floors from Wapses Lodge to Whyteleafe, and a pump keeps the level down.",
    },
    {
      service: "heating-system-maintenance",
      why: "A service in autumn finds worn parts in a shared boiler room before they fail in the cold.",
    },
    {
      service: "energy-efficient-solutions",
      why: "Plots at Woldingham are large, so a heat pump can stand well away from the house next door.",
    },
  ],
  street: {
    line: ["station", "parade", "villa", "new flats 4", "church", "school", "detached house", "timber frames", "semi"],
    notes: [
      ["villa", "A villa high on the slope stands many metres above its water main."],
      ["school", "Long frosts on the hill make a school’s boilers work hard."],
      ["detached house", "Houses beyond the gas main save most with a heat pump."],
    ],
  },
} as const satisfies AreaCopy;
