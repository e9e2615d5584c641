import type { AreaCopy } from "../../types";

export const walthamAbbey = {
  description:
    "For homes, shops, inns and glasshouses in Waltham Abbey, Nazeing and Roydon Hamlet: emergency plumbers, gas engineers and boiler repair.",
  lead: "Need an emergency plumber or a gas engineer in Waltham Abbey, Nazeing or Roydon Hamlet? We repair boilers in homes, burners in glasshouses and cooling in depots.",
  buildings: [
    "In a timber-framed shop in Sun Street, near the church and the market place, we can join pipes without a flame and run them round the old timbers. On the Ninefields and Roundhills estates of the sixties, heating pipes may lie in the floor, and we look for a leak there if your pressure gauge keeps falling.",
    "If the doors are open all night in your Waltham Point depot, or in one of the Meridian estate’s trade units, the heaters work harder and need servicing more often. No mains gas or sewer in Upshire, Sewardstone or High Beach? Please tell us when you call.",
  ],
  working: [
    "If you grow cucumbers, you may burn gas during the day for its carbon dioxide and store the hot water for the night. Flue gas that reaches the plants must be clean, so we set the fan to stop if the burner goes wrong.",
  ],
  dayAndNight: [
    "If the heating of a glasshouse or the cooling of a cold store fails at night, call our [cooling and heating engineers](/services/emergency-hvac) at once. We can put your burners under a [gas maintenance contract](/gas-services/planned-maintenance), and our other [gas services](/gas-services) cover the rest of the site.",
    "At home or above a shop, ask us for [boiler repair](/boiler-services), or [call our plumbers](/services/emergency-plumbing-repairs) about a leak at any hour. We issue the [gas record that a landlord must give tenants](/gas-services/landlord-gas-safety), and do the [kitchen gas check](/gas-services/commercial-kitchen-gas) in inns.",
  ],
  benefits: [
    "We’ll analyse your glasshouse burner’s flue gas before you feed it to a crop",
    "We check your cold store’s defrost drains before they can freeze up",
    "We can also service your combined heat and power engine, which makes electricity as well as heat",
  ],
  demand: [
    {
      service: "commercial-boiler-installation",
      why: "For growers, we can fit megawatt-sized boilers with a heat store and burners that turn down for spring.",
    },
    {
      service: "planned-maintenance",
      why: "If we overhaul your burners in autumn and you keep spares on site, you’re ready for the coldest nights.",
    },
    {
      service: "emergency-hvac",
      why: "Chilled food can spoil if a depot’s cooling fails, so our engineers come out at night.",
    },
  ],
  street: {
    line: ["church", "timber frames", "market hall", "pub", "new-town terrace", "glasshouse", "factory", "shed"],
    notes: [
      ["timber frames", "Moving a flue in the conservation area? We ask the council first."],
      ["glasshouse", "One cold night can cost you the crop, so we plan standby heating."],
      ["shed", "Chilled depot? We’ll need roof access to reach the condensers."],
    ],
  },
} as const satisfies AreaCopy;
