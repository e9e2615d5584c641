import type { AreaCopy } from "../../types";

export const chelsea = {
  description:
    "Plumbers, gas engineers and boiler repair in Chelsea, with emergency cover for basements and air conditioning for terraces and mansion flats.",
  lead: "If a basement pump sounds its alarm, a pipe leaks above a finished ceiling or the boiler stops in Chelsea, our emergency plumbers and gas engineers can deal with it. We also cool bedrooms that are too hot to sleep in.",
  buildings: [
    "In an early Georgian house on Cheyne Walk or a stucco house near The Boltons, hot water may have four floors to climb. If yours is slow to arrive, we’ll check the pump that keeps it moving. Studios in Tite Street and Glebe Place lose heat through the glass, so we size the heating to make up for it.",
    "In the 1930s mansion blocks of Sloane Avenue, we ask the porter for the valve chart before we shut anything off. If your heat goes off in a brick tower at World’s End or a riverside flat by the old Lots Road power station, ask the manager whether you share a boiler. In a hospital on the Fulham Road, we’ll work at hours that suit the wards.",
  ],
  working: [
    "In a house with two basement floors, we fit pumps for foul and storm water in pairs, in case one fails. In an indoor pool room, we keep the air pressure slightly low so that damp air stays out of the house.",
    "In the Cheyne and Royal Hospital conservation areas, plant is rarely allowed on a roof slope that faces the street. We use the rear of the roof instead, or a vault with ducted air. Flats in the interwar blocks often share waste pipes and heating, so we may have to shut off several at once.",
  ],
  dayAndNight: [
    "If your basement floods while you’re away, our [emergency plumbers](/services/emergency-plumbing-repairs) can come at night as long as a porter or housekeeper lets them in. We also install and repair [pumps for basements](/plumbing-services/pump-installation).",
    "Attic too hot? Ask about [air conditioning installation](/services/air-conditioning-installation). For a refit, book our [bathroom and kitchen plumbers](/services/bathroom-kitchen-plumbing). If your boiler fails, ask for [boiler repair](/boiler-services), or for our [heating engineers](/heating-services) if it heats the whole block. We also do the yearly [gas check](/gas-services/landlord-gas-safety) for landlords.",
  ],
  benefits: [
    "We plan grilles, ducts and drains with your joiner, so that they stay out of sight",
    "If you’re often abroad, we’ll set your pump alarm to ring someone who can act",
    "We agree every shutdown with your block’s manager",
  ],
  demand: [
    {
      service: "air-conditioning-installation",
      why: "If your attic or studio has little free wall, we can fit ducted or low-level units.",
    },
    {
      service: "ventilation-systems",
      why: "Basement gyms and kitchens often have no windows, so we bring in fresh air by duct.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "If your new marble bathroom is above someone else’s ceiling, we’ll test each joint before the tiles go on.",
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
      ["Georgian terrace", "Panelled rooms? We’ll look for pipe routes that leave them alone."],
      ["stucco terrace", "Pool or cinema in the basement? We can service its pumps and fans."],
      ["hospital", "In a hospital, we test the standby fan before we stop the main one."],
    ],
  },
} as const satisfies AreaCopy;
