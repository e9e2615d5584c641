import type { AreaCopy } from "../../types";

export const guildford = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Guildford and Godalming, with air conditioning and ventilation for offices, schools and laboratories.",
  lead: "Leak, blocked drain or no hot water in Guildford or Godalming? Call our emergency plumbers and gas engineers. We also repair air conditioning in shops, restaurants, offices, schools and laboratories.",
  buildings: [
    "Some Victorian houses and terraces on Charlotteville’s steep streets are lower than the sewer, so before we fit a bathroom we check whether the waste must be pumped.",
    "Before we work at the university, the hospital or the Research Park, we ask for the site rules. Roofs on the Slyfield industrial estate may not be safe to walk on, so we bring an access platform for roof units.",
  ],
  working: [
    "The High Street by the Guildhall is closed to vehicles for much of the day, so we deliver outside those hours. If there’s a medieval vault under your shop or restaurant, you may need listed building consent before we drill.",
    "The River Wey can flood Walnut Tree Close and Millmead. If your boiler is on the ground floor there, we can raise it.",
  ],
  dayAndNight: [
    "For burst pipes and blocked drains, our [emergency plumbers](/services/emergency-plumbing-repairs) come out at any hour. No heating or hot water? If you rent your home, call your landlord first: repairs are their job. Otherwise ring us day or night for a [boiler repair](/boiler-services). Call us too for a new [bathroom](/services/bathroom-kitchen-plumbing) or, if you’re a landlord, the annual [gas safety check](/gas-services/landlord-gas-safety).",
    "We service [air conditioning](/air-conditioning) in shops, restaurants, offices and schools. If yours stops, ring us day or night for an [urgent repair](/services/emergency-hvac). In restaurants and pubs we repair [kitchen gas appliances](/gas-services/commercial-kitchen-gas) and extract fans.",
    "In laboratories we service the [ventilation](/services/ventilation-systems) and cooling. If you manage a student hall and the hot water fails, [call us 24/7](/emergency-services), or ask about a [maintenance contract](/maintenance) before it does.",
  ],
  benefits: [
    "In Onslow Village, we place heat pumps at the back, out of sight of the road",
    "In student halls, we check the boilers, hot water and pumps before term starts",
    "Where there’s no room for a crane, we carry plant in by hand in sections",
  ],
  demand: [
    {
      service: "ventilation-systems",
      why: "Airflow in operating theatres and windowless studios drops as filters clog, so we measure and correct it.",
    },
    {
      service: "system-commissioning",
      why: "Before you use a new gas boiler, we set up the burner and test the safety devices.",
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
