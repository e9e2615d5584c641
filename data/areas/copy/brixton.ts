import type { AreaCopy } from "../../types";

export const brixton = {
  description:
    "Emergency plumbers, boiler repair and gas engineers in Brixton, Clapham, Herne Hill and East Dulwich, and extract for kitchens in the markets.",
  lead: "Call our emergency plumbers, gas engineers or heating engineers if you have a cold flat, a blocked drain or water through the ceiling in Brixton, Clapham or Herne Hill. We also repair boilers in East Dulwich and test gas in market kitchens.",
  buildings: [
    "If you trade in a market such as Brixton Village or Market Row, check your licence to see who has to repair the pipes above your unit. On the council estates round Southwyck House, a leak may start several floors up, so we may need to get into the flats above yours.",
    "In the Victorian terraces of Tulse Hill and Brixton Hill, the stopcock is often in the cellar or the pavement. The flue of a Georgian house in Clapham Old Town usually has to go out at the rear. Near the Town Hall or in Dulwich’s terraces, our van will need a visitor’s permit from you.",
  ],
  working: [
    "In an arcade, kitchen extract has to join a shared duct or go through a listed roof, which needs consent. Traders start early there and under the viaduct, so we plan shutdowns for late at night.",
    "In low streets round Herne Hill, along the buried River Effra, a full sewer can back up into a basement after a storm. On the Dulwich Estate, you may need the estate’s consent for an outdoor unit.",
  ],
  dayAndNight: [
    "For a burst pipe or a blocked toilet on a Saturday night, call our [emergency plumbers](/services/emergency-plumbing-repairs). If your basement lets in water after rain, ask about [sump pumps](/plumbing-services/pump-installation).",
    "We test [kitchen gas and its safety interlock](/gas-services/commercial-kitchen-gas), and fit [ventilation](/services/ventilation-systems) in rooms without windows. At home you can book [boiler repair or a service](/boiler-services), and we do the yearly [gas check](/gas-services/landlord-gas-safety) for landlords. Once the network has made a leak safe, we [repair the gas pipe](/services/emergency-gas-repairs).",
  ],
  benefits: [
    "We test the fan, the gas valve and the canopy of your market kitchen together",
    "If sewage backs up into your basement, we can fit non-return valves and a pumped sump",
    "For your Dulwich Estate application, we’ll supply the drawings and noise figures",
  ],
  demand: [
    {
      service: "commercial-kitchen-gas",
      why: "Small food businesses in the arcades may share an old gas supply. We can give each one its own cut-off.",
    },
    {
      service: "ventilation-systems",
      why: "A bar or a gym fills and empties by the hour, so we set its fans to match.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "Drain blocked on Brixton Hill? We can clear it, or tell you if that’s the water company’s job.",
    },
  ],
  street: {
    line: [
      "market hall",
      "arches",
      "parade",
      "town hall",
      "slab 8",
      "by-law terrace",
      "council block",
      "Georgian terrace",
    ],
    notes: [
      ["market hall", "Drain blocked in the market? We can clear it before you open."],
      ["arches", "Business in an arch? We’ll work out how fresh air gets to the back."],
      ["by-law terrace", "Burst pipe? Shut the stopcock and call us at once."],
    ],
  },
} as const satisfies AreaCopy;
