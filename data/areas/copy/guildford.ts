import type { AreaCopy } from "../../types";

export const guildford = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Guildford and Godalming, with air conditioning and ventilation for offices, schools and laboratories.",
  lead: "Ring our emergency plumbers and gas engineers 24 hours a day for a leak, a blocked drain or a boiler repair in Guildford or Godalming. We also repair air con in shops, offices, schools and laboratories.",
  advice: {
    houses: [
      "In Onslow Village we put heat pumps at the back, out of sight of the road.",
      "We check the boilers, hot water and pumps in student halls before term starts.",
      "The River Wey can flood Walnut Tree Close and Millmead. We can move a ground-floor boiler higher up.",
      "Some Victorian houses on Charlotteville’s steep terraced streets are lower than the sewer. We can fit a waste pump for a new bathroom there.",
      "When an old boiler breaks down, we’ll tell you whether the money is better spent on a new one.",
    ],
    offices: [
      "In laboratories on the Research Park, we service the [ventilation](/services/ventilation-systems) and cooling. Please send us the site rules.",
    ],
    access: [
      "Where there’s no room for a crane, we carry large equipment in by hand, in sections.",
      "The High Street by the Guildhall is closed to vehicles for much of the day. We deliver outside those hours.",
      "You may need listed building consent before we drill into a medieval vault under your shop or restaurant.",
      "For roof units on the Slyfield industrial estate we bring an access platform, as some roofs aren’t safe to walk on.",
    ],
  },
  demand: [
    {
      service: "ventilation-systems",
      why: "Airflow in offices and hospital operating theatres drops as filters clog. We measure and correct it.",
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
      ["by-law terrace", "If you let a student house, we do the CP12 and service the boiler."],
      ["university", "Lecture theatre air con broken? We repair or replace it."],
    ],
  },
} as const satisfies AreaCopy;
