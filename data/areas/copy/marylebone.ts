import type { AreaCopy } from "../../types";

export const marylebone = {
  description:
    "Emergency plumbers, gas engineers, boiler repair and air conditioning in Marylebone and Fitzrovia, for flats, offices, restaurants, hotels and clinics.",
  lead: "Call us at any hour for an emergency plumber, a gas engineer or a boiler repair in Marylebone or Fitzrovia. We also repair air conditioning in homes, shops, offices, hotels and clinics.",
  advice: {
    flats: [
      "If the Howard de Walden or Portman estate owns your building, you may need its licence for alterations. We can prepare the drawings and noise data for its surveyor.",
      "A Georgian house may have one tenant or six, so please tell us which floors are yours.",
      "In a mansion block, we agree a time with the porter before we turn off the water.",
      "If you’re often away from your flat, a valve that detects leaks can shut off the water. Ask us whether one will fit.",
    ],
    shops: ["In hotels and private hospitals we work floor by floor, so the rest stays open."],
    offices: [
      "We can work evenings or Sundays, so that your clinic can keep seeing patients.",
      "Near mews houses, we can set roof plant to run quieter at night.",
      "If your clinic’s air conditioning or ventilation stops, ring us day or night. Under a [maintenance contract](/maintenance), we can service both and check the water every week.",
      "For clinics we work to HTM 03-01 and HTM 04-01, the NHS guides to ventilation and water. We work out the airflow and filters a treatment room needs, and record the water temperature at the taps.",
      "In department stores and offices, we work out of hours, so please tell us who can let us in.",
    ],
  },
  demand: [
    {
      service: "ventilation-systems",
      why: "Even small treatment rooms need filtered air. We can design ducts that fit.",
    },
    {
      service: "water-system-maintenance",
      why: "A rarely used basin is a Legionella risk. We can flush it every week, or take it out, pipe and all.",
    },
    {
      service: "hvac-system-design",
      why: "If you’re turning an office into a clinic or flats, we can design the heating, cooling and fresh air.",
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
      ["Georgian terrace", "Hot room in a Georgian house? We can find a route for air con pipes."],
      ["mews", "If an outdoor unit in a mews is noisy, we can fit a quieter one."],
      ["mansion block", "Hot water off in a mansion flat? We can repair a shared boiler too."],
    ],
  },
} as const satisfies AreaCopy;
