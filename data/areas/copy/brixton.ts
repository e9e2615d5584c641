import type { AreaCopy } from "../../types";

export const brixton = {
  description:
    "Emergency plumbers, boiler repair and gas engineers in Brixton, Clapham, Herne Hill and East Dulwich, and extract for kitchens in the markets.",
  lead: "Call our emergency plumbers, gas engineers or heating engineers if you have a cold flat, a blocked drain or water through the ceiling in Brixton, Clapham or Herne Hill. We also look after bars and market kitchens, and do boiler repair as far as East Dulwich.",
  buildings: [
    "In a market such as Brixton Village or Market Row, your licence should say who owns the pipes above your unit. A leak on the council estates, for example at Southwyck House, may start several floors up, so we ask to see both flats.",
    "In the Victorian terraces of Tulse Hill and Brixton Hill, look for the stop valve in the cellar or the pavement. Georgian houses in Clapham Old Town leave the rear for a flue. Near the Town Hall, and in Dulwich’s terraces, a visitor’s permit helps.",
  ],
  working: [
    "Extract from an arcade has to rise through a listed roof or join a shared duct. Traders there and under the viaduct set out early, so we plan shutdowns late at night, and ask for a place to stop the van before the stalls go up.",
    "The buried River Effra still brings storm water to low streets round Herne Hill, where a full sewer can back up into a basement. Your street may also come under the Dulwich Estate’s scheme of management, which has a say on outside units.",
  ],
  dayAndNight: [
    "A burst pipe or a blocked toilet on a Saturday night is a job for our [emergency plumbers](/services/emergency-plumbing-repairs). If your basement takes in water after rain, ask about [sump pumps](/plumbing-services/pump-installation).",
    "We test [kitchen gas and its safety interlock](/gas-services/commercial-kitchen-gas), and give windowless rooms [ventilation](/services/ventilation-systems) that suits the crowd. At home in SW2 or SW4 you can book [boiler repair or a service](/boiler-services). Once the network has made a leak safe, we [repair the gas pipe](/services/emergency-gas-repairs).",
  ],
  benefits: [
    "We test the fan, the gas valve and the canopy of your market kitchen together",
    "We fit non-return valves and a pumped sump, so a full sewer stays out of your basement",
    "You get unit positions and sound figures for your Dulwich Estate application",
  ],
  demand: [
    {
      service: "commercial-kitchen-gas",
      why: "Dozens of small food businesses share old supplies in the arcades, and each one needs its own gas cut-off.",
    },
    {
      service: "ventilation-systems",
      why: "Bars, rehearsal rooms and gyms fill up faster than fresh air can leak in.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "On Brixton Hill and Acre Lane, houses split into flats share drains as well as ceilings.",
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
      ["market hall", "A market kitchen has no outside wall, so its extract goes upwards."],
      ["arches", "Railway arches can take in air only at the front."],
      ["by-law terrace", "One burst pipe in a divided terrace can reach three other homes."],
    ],
  },
} as const satisfies AreaCopy;
