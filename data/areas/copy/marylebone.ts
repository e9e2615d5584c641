import type { AreaCopy } from "../../types";

export const marylebone = {
  description:
    "Emergency plumbers, gas engineers, boiler repair and air conditioning in Marylebone and Fitzrovia, for flats, offices, restaurants, hotels and clinics.",
  lead: "Call us at any hour for an emergency plumber, a gas engineer or a boiler repair in Marylebone or Fitzrovia. We also repair air conditioning in shops, offices, hotels and clinics.",
  advice: {
    flats: [
      "A Georgian house here may have one occupier or six, with pipes that run from floor to floor. When you ring, please tell us which floors are yours and who has the others.",
      "In a mansion block, one valve may serve several flats, so we agree a time with the porter before we turn off the water.",
      "If you’re often away, a small leak in your flat can run for days. A valve that detects leaks can shut off the water, so ask us whether one will fit.",
    ],
    shops: [
      "Hotels and department stores can’t close for our work. In a hotel we go floor by floor, so that the rest stays open. In a store we work out of hours, so please tell us who can let us in.",
    ],
    offices: [
      "If the air conditioning or ventilation in your clinic stops, ring us day or night. We can do planned work in the evening or on a Sunday, so that you can keep seeing patients.",
      "For clinics, we work to HTM 03-01 and HTM 04-01, the NHS guides to ventilation and water. We work out the airflow and filters that a treatment room needs, and record the water temperature at the taps.",
      "Bedrooms in a mews may be close to the fans and chillers on your office roof. We can set them to run more quietly at night.",
    ],
    access: [
      "If the Howard de Walden or Portman estate owns your building, you may need its licence for alterations. We can prepare the drawings and the noise data for its surveyor.",
    ],
  },
  demand: [
    {
      service: "ventilation-systems",
      why: "Treatment rooms are often small, because they were made from the rooms of a house, but they need filtered air too. We can design ducts that fit.",
    },
    {
      service: "water-system-maintenance",
      why: "A clinic has many basins, and Legionella can grow in one that’s rarely used. We can flush it every week, or take it out, pipe and all.",
    },
    {
      service: "hvac-system-design",
      why: "Buildings here often change between office, clinic and flats. If you’re converting one, we can design the heating, cooling and fresh air.",
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
      ["Georgian terrace", "In a Georgian house, we look for an old chimney or cupboard to hide the air con pipes."],
      ["mews", "The walls of a mews throw noise back, so we can swap a loud outdoor unit for a quieter one."],
      ["mansion block", "Hot water off in several mansion flats? If you manage them, we can repair the shared boiler."],
    ],
  },
} as const satisfies AreaCopy;
