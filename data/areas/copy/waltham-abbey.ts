import type { AreaCopy } from "../../types";

export const walthamAbbey = {
  description:
    "For homes, shops, inns and glasshouses in Waltham Abbey, Nazeing and Roydon Hamlet: emergency plumbers, gas engineers and boiler repair.",
  lead: "Need an emergency plumber or a gas engineer in Waltham Abbey, Nazeing or Roydon Hamlet? Call us for boiler repair at home, burners in a glasshouse or cooling in a depot.",
  buildings: [
    "In a timber-framed shop in Sun Street, near the church and the market place, we join pipes without a flame and run them around the old timbers. On the Ninefields and Roundhills estates of the sixties, pipes may lie in the floor. If your pressure gauge keeps falling, we look for a hidden leak there.",
    "If the doors are open all night in your Waltham Point depot, or in one of the Meridian estate’s trade units, we service the heaters more often. No mains gas or sewer in Upshire, Sewardstone or High Beach? Please tell us when you call.",
  ],
  working: [
    "If you grow cucumbers, you may burn gas during the day for its carbon dioxide as well as for warmth, and store the hot water for the night. Flue gas that reaches the plants must be clean, so we watch the nitrogen oxides and interlock the dosing fan.",
    "At the Royal Gunpowder Mills the land is contaminated and the trees are protected, so we dig there only with the site’s clearance.",
  ],
  dayAndNight: [
    "If the heating of a glasshouse or the cooling of a cold store fails at night, call our [cooling and heating engineers](/services/emergency-hvac) at once. We can put your burners under a [gas maintenance contract](/gas-services/planned-maintenance), and our other [gas services](/gas-services) cover the rest of the site.",
    "At home, or above a shop, call us for [boiler repair](/boiler-services) or for [a leak, at any hour](/services/emergency-plumbing-repairs). We issue the [gas record that a landlord must give tenants](/gas-services/landlord-gas-safety), and do the [kitchen gas check](/gas-services/commercial-kitchen-gas) in inns.",
  ],
  benefits: [
    "We’ll analyse your glasshouse burner’s flue gas before you feed it to a crop",
    "We check the traps and heaters of your cold store’s defrost drains before they can freeze",
    "We can also service your combined heat and power engine, which makes electricity as well as heat",
  ],
  demand: [
    {
      service: "commercial-boiler-installation",
      why: "For growers, we fit megawatt-sized boilers with a heat store and burners that turn down for spring.",
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
      ["glasshouse", "One cold January night can cost you the crop, so we plan a standby."],
      ["shed", "We’ll need access to the roof to reach a chilled depot’s condensers."],
    ],
  },
} as const satisfies AreaCopy;
