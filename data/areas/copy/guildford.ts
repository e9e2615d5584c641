import type { AreaCopy } from "../../types";

export const guildford = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Guildford and Godalming, with air conditioning and ventilation for offices, schools and laboratories.",
  lead: "Ring our emergency plumbers and gas engineers 24 hours a day for a leak, a blocked drain or a boiler repair in Guildford or Godalming. We also repair air con in shops, offices, schools and laboratories.",
  advice: {
    houses: [
      "A heat pump at the front of a house would change the look of Onslow Village, so we put heat pumps behind the houses there, out of sight of the road.",
      "The River Wey can flood Walnut Tree Close and Millmead. If your boiler is on the ground floor there, we can move it higher up.",
      "Some Victorian houses on Charlotteville’s steep terraced streets are lower than the sewer. If you want a bathroom downstairs, we can fit a pump that lifts the waste.",
    ],
    flats: [
      "The stopcock for a flat over a shop in Godalming may be in a part of the building that’s locked at night. Ask your landlord or the managing agent now where it is and how you can get to it.",
    ],
    shops: [
      "There may be a medieval vault under your shop or restaurant, and you may need listed building consent from the council’s planners before anyone drills into it. Before you apply, ask us which holes we’d need.",
    ],
    offices: [
      "An office or a laboratory on the Research Park may have to stop work when its [ventilation](/services/ventilation-systems) or cooling is off. Please send us the site rules, and we’ll agree each shutdown with you.",
      "All the students in a hall need hot water from the first day of term. If you run one, we can check its boilers and pumps before the students arrive.",
    ],
    access: [
      "The High Street by the Guildhall is closed to vehicles for much of the day, so we deliver outside those hours. Where there’s no room for a crane, we carry large equipment in by hand, in sections.",
      "Some roofs on the Slyfield industrial estate aren’t safe to walk on, so we bring an access platform to reach the heating or cooling equipment. Please tell us where the platform can stand.",
    ],
  },
  demand: [
    {
      service: "ventilation-systems",
      why: "The airflow in an office or a hospital operating theatre drops slowly as its filters clog. We measure the airflow and bring it back to what it should be.",
    },
    {
      service: "system-commissioning",
      why: "A new boiler in a school or a laboratory has to be proved safe before people come back to the building. We set up its burner and test the safety devices.",
    },
    {
      service: "commercial-boiler-installation",
      why: "When a school’s only boiler fails, every classroom goes cold. We can fit several smaller boilers, so that if one fails, the rest carry on.",
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
      ["timber frames", "In a timber-framed shop, we join pipes without a flame, so the frame can’t catch fire."],
      ["by-law terrace", "If you let a house to students, we can do the CP12 and service the boiler in one visit."],
      ["university", "Lecture theatre too hot? We can repair the air con when the room isn’t booked."],
    ],
  },
} as const satisfies AreaCopy;
