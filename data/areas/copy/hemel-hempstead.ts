import type { AreaCopy } from "../../types";

export const hemelHempstead = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Hemel Hempstead, Apsley, Berkhamsted and Kings Langley, with heating for Maylands warehouses.",
  lead: "If you have a leak, a cold house or a broken boiler in Hemel Hempstead, our emergency plumbers and gas engineers can come out. We can also look after heating and air conditioning in warehouses, schools and blocks of flats.",
  buildings: [
    "In the New Town neighbourhoods of Adeyfield, Gadebridge and Grovehill, your boiler may stand in an outside store, where we protect its pipes from frost. In Kodak’s former tower in Marlowes, which is now apartments, ask your neighbours when the water stops, because the fault may be shared.",
    "In a canal-side flat at Apsley or Nash Mills, look for your valves on the landing. For offices, data halls and distribution sheds at Maylands, send us your site rules. In a pub, a school or a church in Kings Langley or Berkhamsted, we measure the stair to the boiler before we order a new one.",
  ],
  working: [
    "Near the fuel depot and its pipelines at Maylands we need permits before we dig or use a flame. Please allow time for them.",
    "The Gade and the Bulbourne are chalk streams with groundwater near the surface, so basement car parks by the canal depend on pumps, which we can service.",
  ],
  dayAndNight: [
    "If your warehouse is cold before the morning shift, or a data hall has lost its chiller, [ring us]({phone}). Meanwhile, our advice on [urgent heating and cooling faults](/services/emergency-hvac) will help. To avoid such nights, put [heaters, filters and controls in one contract](/maintenance) with the site’s [gas certificates](/services/gas-safety-certificates).",
    "You can report lukewarm water in a flat or a failed [basement pump](/plumbing-services/pump-installation) at any hour. In houses we do [boiler repair](/boiler-services) and, when there is a leak, send [plumbers on emergency call](/services/emergency-plumbing-repairs).",
  ],
  benefits: [
    "We search for buried fuel lines before we break ground",
    "We heat your loading docks with radiant tubes and leave the aisles cool",
    "Hard water clogs heat exchangers, so we descale those in your block before the second winter",
  ],
  demand: [
    {
      service: "gas-system-installations",
      why: "When a warehouse gets a new tenant, we’ll size the gas supply for the new heaters.",
    },
    {
      service: "pump-installation",
      why: "For blocks on a hill we fit pumps that raise the pressure, and on mill land pumps that keep the basement dry.",
    },
    {
      service: "commercial-boiler-installation",
      why: "In civic buildings near the Water Gardens, we choose new boilers that suit the old plant rooms.",
    },
  ],
  street: {
    line: ["church", "pub", "new-town terrace", "parade", "glass tower", "waterside", "school", "shed"],
    notes: [
      ["new-town terrace", "Weak shower on the hill? We’ll log the pressure before we advise you."],
      ["school", "We choose a school’s new boilers to fit the cellar they go into."],
      ["shed", "Heating a whole shed costs a lot, so we heat where people work."],
    ],
  },
} as const satisfies AreaCopy;
