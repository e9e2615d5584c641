import type { AreaCopy } from "../../types";

export const guildford = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Guildford and Godalming, with air conditioning and ventilation for offices, schools and laboratories.",
  lead: "Leak, blocked drain or no hot water in Guildford or Godalming? Call our emergency plumbers and gas engineers. We also repair air conditioning in shops, restaurants, offices, schools and laboratories.",
  buildings: [
    "Some Victorian houses and terraces on Charlotteville’s steep streets are lower than the sewer. We can fit a waste pump for a new bathroom there.",
    "If you work at the university, the hospital or the Research Park, please send us the site rules. For roof units on the Slyfield industrial estate we bring an access platform, as some roofs aren’t safe to walk on.",
  ],
  working: [
    "The High Street by the Guildhall is closed to vehicles for much of the day. We deliver outside those hours. You may need listed building consent before we drill into a medieval vault under your shop or restaurant.",
    "The River Wey can flood Walnut Tree Close and Millmead. We can raise a ground-floor boiler there.",
  ],
  dayAndNight: [
    "For burst pipes and blocked drains, our [emergency plumbers](/services/emergency-plumbing-repairs) come out at any hour. No heating or hot water? If you rent your home, call your landlord first: repairs are their job. If you own or let the home, ring us day or night for a [boiler repair](/boiler-services). We also fit [bathrooms](/services/bathroom-kitchen-plumbing) and do landlords’ annual [gas safety checks](/gas-services/landlord-gas-safety).",
    "We service [air conditioning](/air-conditioning) in shops, restaurants, offices and schools. If yours stops, ring us day or night for an [urgent repair](/services/emergency-hvac). We repair [kitchen gas appliances](/gas-services/commercial-kitchen-gas) and extract fans in restaurants and pubs.",
    "In laboratories we service the [ventilation](/services/ventilation-systems) and cooling. Managers of student halls can [call us 24/7](/emergency-services) when the hot water fails, or have a [maintenance contract](/maintenance).",
  ],
  benefits: [
    "Heat pumps in Onslow Village go at the back, out of sight of the road",
    "We check the boilers, hot water and pumps in student halls before term starts",
    "Where there’s no room for a crane, we carry plant in by hand in sections",
  ],
  demand: [
    {
      service: "ventilation-systems",
      why: "Airflow in operating theatres and windowless studios drops as filters clog. We measure and correct it.",
    },
    {
      service: "system-commissioning",
      why: "We set up the burner of a new gas boiler and test the safety devices.",
    },
    {
      service: "commercial-boiler-installation",
      why: "Instead of one big boiler in a school, we can fit several smaller ones.",
    },
  ],
  street: {
    line: [
      "town hall",
      "timber frames",
      "church",
      "by-law terrace",
      "villa",
      "parade",
      "university",
      "hospital 6",
      "factory",
    ],
    notes: [
      ["timber frames", "We join pipes in timber-framed shops without a flame."],
      ["by-law terrace", "For landlords, we repair boilers in terraced student houses."],
      ["university", "Lecture theatre air con broken? We repair or replace it."],
    ],
  },
} as const satisfies AreaCopy;
