import type { AreaCopy } from "../../types";

export const hemelHempstead = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Hemel Hempstead, Apsley, Berkhamsted and Kings Langley, with heating for Maylands warehouses.",
  lead: "If you have a leak, a cold house or a broken boiler in Hemel Hempstead, our emergency plumbers and gas engineers can come out. We can also look after heating and air conditioning in warehouses, schools and blocks of flats.",
  buildings: [
    "In the New Town neighbourhoods of Adeyfield, Gadebridge and Grovehill, your boiler may be in an outside store, so we’ll protect its pipes from frost. If the water goes off in your flat in Kodak’s former tower in Marlowes, check whether your neighbours have lost theirs too, because the fault may affect the whole building.",
    "If you have a leak in a canal-side flat at Apsley or Nash Mills, look for your stop valve on the landing. If you run offices, a data hall or a distribution shed at Maylands, send us your site rules. Need a new boiler for a pub, a school or a church in Kings Langley or Berkhamsted? We measure the way down to the boiler room before we order one.",
  ],
  working: [
    "Near the fuel depot at Maylands we need a permit before we dig or use a flame, so please allow time for that.",
    "Groundwater is high along the Gade and the Bulbourne. If your basement car park by the canal depends on pumps to stay dry, we can service them.",
  ],
  dayAndNight: [
    "If your warehouse is cold before the morning shift, or a data hall has lost its chiller, [ring us]({phone}). Until we arrive, follow our advice on [urgent heating and cooling faults](/services/emergency-hvac). To prevent a breakdown, put your [heaters, filters and controls under one contract](/maintenance), with the site’s [gas certificates](/services/gas-safety-certificates).",
    "You can report lukewarm water in your flat or a failed [basement pump](/plumbing-services/pump-installation) at any hour. If you live in a house, call us for [boiler repair](/boiler-services), and if there’s a leak we’ll send our [emergency plumbers](/services/emergency-plumbing-repairs).",
  ],
  benefits: [
    "Before we dig near the depot, we’ll check the plans for buried fuel lines",
    "We can heat your loading docks with radiant tubes, so you don’t pay to heat the aisles",
    "Hard water can clog a new block’s heat exchangers, and we can descale them",
  ],
  demand: [
    {
      service: "gas-system-installations",
      why: "New tenant in your warehouse? We’ll size the gas supply for their heaters.",
    },
    {
      service: "pump-installation",
      why: "If your block is on a hill, we can fit pumps that raise the pressure on every floor.",
    },
    {
      service: "commercial-boiler-installation",
      why: "We’ll choose new boilers that fit the doors, flue and pipes of your old plant room.",
    },
  ],
  street: {
    line: ["church", "pub", "new-town terrace", "parade", "glass tower", "waterside", "school", "shed"],
    notes: [
      ["new-town terrace", "Weak shower on the hill? We’ll log the pressure before we advise you."],
      ["school", "We can change a school’s boilers in the summer holidays."],
      ["shed", "We can service your warehouse heaters between shifts."],
    ],
  },
} as const satisfies AreaCopy;
