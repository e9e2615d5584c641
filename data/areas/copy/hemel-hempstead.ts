import type { AreaCopy } from "../../types";

export const hemelHempstead = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Hemel Hempstead, Apsley, Berkhamsted and Kings Langley, with heating for Maylands warehouses.",
  lead: "If you have a leak, a cold house or a broken boiler in Hemel Hempstead, our emergency plumbers and gas engineers can come out. For warehouses, schools and blocks of flats we keep heating and air conditioning running.",
  buildings: [
    "In the New Town neighbourhoods of Adeyfield, Gadebridge and Grovehill, a boiler may stand in an outside store, where its pipes can freeze. In Kodak’s former tower in Marlowes, which is now apartments, a water fault may be shared.",
    "In a canal-side flat at Apsley or Nash Mills, look for your valves on the landing. For offices, data halls and distribution sheds at Maylands, send us your site rules. In Kings Langley and Berkhamsted, a pub, a school or a church may have its boiler down a narrow stair.",
  ],
  working: [
    "Near the fuel depot and its pipelines at Maylands we need permits before we dig or use a flame. Please allow time for them.",
    "The Gade and the Bulbourne are chalk streams with groundwater near the surface, so basement car parks by the canal depend on pumps. Up on the hills we record the water pressure over time before we suggest a booster.",
  ],
  dayAndNight: [
    "A warehouse that is cold before the morning shift, or a data hall without its chiller, can’t wait: [ring us]({phone}). Our page on [urgent heating and cooling faults](/services/emergency-hvac) says what to do meanwhile. To avoid such nights, put [heaters, filters and controls in one contract](/maintenance) with the site’s [gas certificates](/services/gas-safety-certificates).",
    "Lukewarm water in a flat or a failed [basement pump](/plumbing-services/pump-installation) can be reported at any hour. For houses we offer [boiler repair](/boiler-services) and, for leaks, [plumbers on emergency call](/services/emergency-plumbing-repairs).",
  ],
  benefits: [
    "We search for buried fuel lines before we break ground",
    "We heat your loading docks with radiant tubes and leave the aisles cool",
    "Heat exchangers in your block are descaled before their second winter of hard water",
  ],
  demand: [
    {
      service: "gas-system-installations",
      why: "Each new tenant of a warehouse brings other heaters, and the gas supply has to be sized for them.",
    },
    {
      service: "pump-installation",
      why: "A landlord with one block on a hill and another on mill land may need pressure in the first and drainage in the second.",
    },
    {
      service: "commercial-boiler-installation",
      why: "Civic buildings near the Water Gardens need new boilers that suit their old plant rooms.",
    },
  ],
  street: {
    line: ["church", "pub", "new-town terrace", "parade", "glass tower", "waterside", "school", "shed"],
    notes: [
      ["new-town terrace", "At the end of a long main, pressure can drop on the hills."],
      ["school", "Boilers for an old school have to fit the cellar it has."],
      ["shed", "Heating all the air in a big shed costs more than heating people."],
    ],
  },
} as const satisfies AreaCopy;
