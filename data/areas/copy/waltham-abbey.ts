import type { AreaCopy } from "../../types";

export const walthamAbbey = {
  description:
    "For homes, shops, inns and glasshouses in Waltham Abbey, Nazeing and Roydon Hamlet: emergency plumbers, gas engineers and boiler repair.",
  lead: "We send emergency plumbers and gas engineers to Waltham Abbey, Nazeing and Roydon Hamlet. Book us for boiler repair at home, or for the burners of a glasshouse and the cooling of a depot.",
  buildings: [
    "In a timber-framed shop in Sun Street, near the church and the market place, we join pipes without a flame. On the Ninefields and Roundhills estates of the sixties, pipes may lie in the floor, so a falling gauge can mean a hidden leak.",
    "At Waltham Point and in the trade units of the Meridian estate, doors open all night, so heaters wear sooner. In the glasshouses of Nazeing and Roydon Hamlet a boiler cannot stop in January, so we agree a standby. Homes at Upshire, Sewardstone and High Beach may have no mains gas or sewer.",
  ],
  working: [
    "A cucumber grower may burn gas during the day for its carbon dioxide as well as for warmth, and store the hot water for the night. Flue gas that reaches the plants must be clean, so we watch the nitrogen oxides and interlock the dosing fan. Combined heat and power engines (which make electricity too) get the same care as a boiler.",
    "The land of the Royal Gunpowder Mills is contaminated and its trees are protected, so we dig there only with the site’s own clearance.",
  ],
  dayAndNight: [
    "If a glasshouse or a cold store fails at night, call our [cooling and heating engineers](/services/emergency-hvac) at once. We also overhaul [burners under a gas maintenance contract](/gas-services/planned-maintenance). Everything else we do on such a site is listed under [gas services](/gas-services).",
    "At home in Ninefields or Roundhills, or above a shop in Sun Street, call us for [boiler repair](/boiler-services) or for [a leak, at any hour](/services/emergency-plumbing-repairs). Landlords can order the [gas record their tenants must be given](/gas-services/landlord-gas-safety), and inns the [kitchen gas check](/gas-services/commercial-kitchen-gas).",
  ],
  benefits: [
    "We analyse your glasshouse burner, so that its flue gas is safe to feed to a crop",
    "We check the traps and heaters of your cold store’s defrost drains before they can freeze",
    "Pipes above a Sun Street shop go round the old timbers and not through them",
  ],
  demand: [
    {
      service: "commercial-boiler-installation",
      why: "Growers have boilers of megawatt size, which need a heat store and burners that can turn down for spring.",
    },
    {
      service: "planned-maintenance",
      why: "With burners overhauled in autumn and spares on site, a grower is ready for the coldest nights.",
    },
    {
      service: "emergency-hvac",
      why: "Chilled food moves through the depots at Waltham Point all night, and it spoils if the cooling fails.",
    },
  ],
  street: {
    line: ["church", "timber frames", "market hall", "pub", "new-town terrace", "glasshouse", "factory", "shed"],
    notes: [
      ["timber frames", "Sun Street is a conservation area, so we ask before moving a flue."],
      ["glasshouse", "One January night without heat can cost a grower the crop."],
      ["shed", "Chilled depots have condensers on the roof, so we need access to it."],
    ],
  },
} as const satisfies AreaCopy;
