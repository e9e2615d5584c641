import type { AreaCopy } from "../../types";

export const marylebone = {
  description:
    "Emergency plumbers, gas engineers, boiler repair and air conditioning in Marylebone and Fitzrovia, for flats, offices, restaurants, hotels and clinics.",
  lead: "Call us at any hour for an emergency plumber, a gas engineer, boiler repair or air conditioning repair in Marylebone or Fitzrovia. We work in homes, shops, restaurants, offices, hotels and clinics.",
  buildings: [
    "A Georgian house may have one tenant or six. Please tell us which floors are yours.",
    "In a mansion block, we agree a time with the porter before we turn off the water.",
    "We can fit a valve in your flat that shuts off the water if it detects a leak.",
    "In department stores and offices, we work out of hours.",
  ],
  working: [
    "If your clinic’s air conditioning or ventilation stops, we repair it day or night. Under a [maintenance contract](/maintenance), we service both and can check the water every week.",
    "For clinics we work to HTM 03-01 and HTM 04-01, the NHS guides to ventilation and water. We work out the airflow and filters a treatment room needs, and record the water temperature at the taps.",
    "If the Howard de Walden or Portman estate owns your building, you may need its licence for alterations. We prepare the drawings and noise data for its surveyor.",
  ],
  benefits: [
    "We can work evenings or Sundays, so that your clinic can keep seeing patients",
    "In hotels and private hospitals we work floor by floor, so the rest stays open",
    "Near mews houses, we set roof plant to run quieter at night",
  ],
  demand: [
    {
      service: "ventilation-systems",
      why: "Even small treatment rooms need filtered air. We design ducts that fit.",
    },
    {
      service: "water-system-maintenance",
      why: "A rarely used basin is a Legionella risk. We flush it and remove dead legs.",
    },
    {
      service: "hvac-system-design",
      why: "When you turn an office into a clinic or flats, we design the heating, cooling and fresh air.",
    },
  ],
  street: {
    line: [
      "Georgian terrace",
      "mews",
      "mansion block 6",
      "Georgian terrace",
      "hospital 6",
      "Edwardian office",
      "pub",
      "hotel 6",
    ],
    notes: [
      ["Georgian terrace", "If a Georgian room is hot, we find a pipe route and fit air con."],
      ["mews", "If an outdoor unit in a mews is noisy, we can fit a quieter one."],
      ["mansion block", "No hot water in a mansion flat? We repair shared boilers and your own."],
    ],
  },
} as const satisfies AreaCopy;
