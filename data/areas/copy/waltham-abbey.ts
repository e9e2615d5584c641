import type { AreaCopy } from "../../types";

export const walthamAbbey = {
  description:
    "For homes, shops, inns and glasshouses in Waltham Abbey, Nazeing and Roydon Hamlet: emergency plumbers, gas engineers and boiler repair.",
  lead: "Need an emergency plumber or a gas engineer in Waltham Abbey, Nazeing or Roydon Hamlet? Call us for boiler repair at home, the burners of your glasshouse or the cooling of your depot.",
  buildings: [
    "In a timber-framed shop in Sun Street, near the church and the market place, we join pipes without a flame. On the Ninefields and Roundhills estates of the sixties, pipes may lie in the floor, so if your pressure gauge keeps falling, we look for a hidden leak.",
    "Where doors open all night, at Waltham Point and in the Meridian estate’s trade units, we service the heaters more often. If you have a glasshouse in Nazeing or Roydon Hamlet, we’ll agree a standby, because your boiler can’t stop in January. At Upshire, Sewardstone and High Beach, please say if you have no mains gas or sewer.",
  ],
  working: [
    "A cucumber grower may burn gas during the day for its carbon dioxide as well as for warmth, and store the hot water for the night. Flue gas that reaches the plants must be clean, so we watch the nitrogen oxides and interlock the dosing fan. We also service combined heat and power engines (which make electricity too).",
    "The land of the Royal Gunpowder Mills is contaminated and its trees are protected, so we dig there only with the site’s clearance.",
  ],
  dayAndNight: [
    "If a glasshouse or a cold store fails at night, call our [cooling and heating engineers](/services/emergency-hvac) at once. We also overhaul [burners under a gas maintenance contract](/gas-services/planned-maintenance), and our other [gas services](/gas-services) cover the rest of the site.",
    "At home in Ninefields or Roundhills, or above a shop in Sun Street, call us for [boiler repair](/boiler-services) or for [a leak, at any hour](/services/emergency-plumbing-repairs). We write the [gas record that a landlord must give tenants](/gas-services/landlord-gas-safety), and do the [kitchen gas check](/gas-services/commercial-kitchen-gas) in inns.",
  ],
  benefits: [
    "We’ll analyse your glasshouse burner, so that its flue gas is safe to feed to a crop",
    "We check the traps and heaters of your cold store’s defrost drains before they can freeze",
    "If you have a shop in Sun Street, we’ll run pipes around the old timbers",
  ],
  demand: [
    {
      service: "commercial-boiler-installation",
      why: "We fit boilers of megawatt size for growers, with a heat store and burners that turn down for spring.",
    },
    {
      service: "planned-maintenance",
      why: "If we overhaul your burners in autumn and keep spares on site, you’re ready for the coldest nights.",
    },
    {
      service: "emergency-hvac",
      why: "Chilled food in Waltham Point’s depots spoils if the cooling fails, so our engineers come out at night.",
    },
  ],
  street: {
    line: ["church", "timber frames", "market hall", "pub", "new-town terrace", "glasshouse", "factory", "shed"],
    notes: [
      ["timber frames", "We ask the council before moving a flue in this conservation area."],
      ["glasshouse", "We plan a standby, as one cold January night can cost you the crop."],
      ["shed", "Chilled depots have condensers on the roof, so we need access to it."],
    ],
  },
} as const satisfies AreaCopy;
