import type { AreaCopy } from "../../types";

export const chelsea = {
  description:
    "Plumbers, gas engineers and boiler repair in Chelsea, with emergency cover for basements and air conditioning for terraces and mansion flats.",
  lead: "If a basement pump sounds its alarm, a pipe leaks above a finished ceiling or the boiler stops in Chelsea, our emergency plumbers and gas engineers can deal with it. We also cool bedrooms that are too hot to sleep in.",
  buildings: [
    "In an early Georgian house on Cheyne Walk, or a stucco house near The Boltons, hot water may have four floors to climb, so we check the return pipe. In a studio in Tite Street or Glebe Place, much of the heat goes through the glass.",
    "In the 1930s mansion blocks of Sloane Avenue, ask the porter for the valve chart. In a brick tower at World’s End, or a riverside flat by the old Lots Road power station, the plant may be shared. For the hospitals on the Fulham Road, tell us the hours that suit.",
  ],
  working: [
    "Some houses have been dug down two floors. In a basement pool hall we keep the air under slight suction, so that the moisture stays inside, and pumps for foul and storm water need to be in pairs.",
    "In the Cheyne and Royal Hospital conservation areas, street-facing roof slopes rarely take plant, so outdoor units go into rear roof wells, or into vaults with ducted air. Shared waste pipes and one-pipe heating in the interwar blocks can mean that no flat is shut off without the porter and a floor plan. If your street is for permit holders only, please tell us when you book.",
  ],
  dayAndNight: [
    "If your basement floods while you are away, our [emergency plumbers](/services/emergency-plumbing-repairs) can come at night as long as a porter or housekeeper lets them in. We also install and repair [pumps for basements](/plumbing-services/pump-installation).",
    "For a hot attic or studio, see [air conditioning installation](/services/air-conditioning-installation), and for a refit our [bathroom and kitchen plumbers](/services/bathroom-kitchen-plumbing). When the radiators are cold, ask for [boiler repair](/boiler-services), or for [heating engineers for blocks of flats](/heating-services) if your neighbours are cold too.",
  ],
  benefits: [
    "We draw grilles, ducts and drains together with the joinery that hides them",
    "If you are often abroad, your pump alarm rings someone who can act",
    "The head porter agrees every shutdown before we turn a valve",
  ],
  demand: [
    {
      service: "air-conditioning-installation",
      why: "In attics and in studios with north lights, only ducted or low-level units suit the rooms.",
    },
    {
      service: "ventilation-systems",
      why: "Gyms and kitchens in basements have no windows, so all their air has to be supplied.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "A new marble bathroom off Sloane Avenue or on a square is usually above someone else’s ceiling.",
    },
  ],
  street: {
    line: [
      "Georgian terrace",
      "church",
      "stucco terrace",
      "parade",
      "mansion block 6",
      "hospital 6",
      "pub",
      "power station",
    ],
    notes: [
      ["Georgian terrace", "Nothing new may be visible on the river front of these houses."],
      ["stucco terrace", "Pools and cinemas below a stucco house depend on pumps and fans."],
      ["hospital", "Hospital wards need their air and safe water at all hours."],
    ],
  },
} as const satisfies AreaCopy;
