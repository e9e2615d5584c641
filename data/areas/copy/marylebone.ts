import type { AreaCopy } from "../../types";

export const marylebone = {
  description:
    "Emergency plumbers, gas engineers, boiler repair and air conditioning in Marylebone and Fitzrovia, for flats, offices, restaurants, hotels and clinics.",
  lead: "Call us at any hour for an emergency plumber, a gas engineer or a boiler repair in Marylebone or Fitzrovia. We also repair air conditioning in shops, offices, hotels and clinics.",
  advice: {
    flats: [
      "A leak on your floor of a Georgian house may come from a pipe on somebody else’s floor. When you ring, please tell us which floors are yours and how we can reach the other occupiers.",
      "In a mansion block, one valve may serve several flats, so we agree a time with the porter before we turn off the water.",
      "If you’re often away, a small leak in your flat can run for days. A valve that detects leaks can shut off the water by itself. Ask us whether there’s room for one by your stopcock.",
    ],
    shops: [
      "Hotels and department stores can’t close for our work. In a hotel we go floor by floor, so that the other floors stay open. In a store we work out of hours, so please tell us who can let us in.",
      "Before you move an oven or a range in your restaurant, ask us whether the gas pipe is wide enough and whether the extract hood will still cover it. We can alter both.",
    ],
    offices: [
      "If the air conditioning or ventilation in your clinic stops, ring us day or night. We can do planned work in the evening or on a Sunday, so that you can keep seeing patients.",
      "For clinics, we work to HTM 03-01 and HTM 04-01, the NHS guides to ventilation and water. We work out the airflow and filters that a treatment room needs, and record the water temperature at the taps.",
      "The fans and chillers on your office roof may be close to bedrooms in a mews. We can set them to run more quietly at night.",
    ],
    access: [
      "If the Howard de Walden or Portman estate owns your building, you may need its licence for alterations. We can prepare the drawings and the noise data for its surveyor. If the building is listed, you may need the council’s listed building consent too.",
    ],
  },
  demand: [
    {
      service: "ventilation-systems",
      why: "Many restaurants here cook in the basement of an old house, where there’s little room for ducts. We can design an extract hood and a fresh air supply that fit.",
    },
    {
      service: "water-system-maintenance",
      why: "Legionella can grow in the pipe to a basin that’s rarely used, and a clinic has many basins. We can run the tap every week, or take out the basin and its pipe.",
    },
    {
      service: "hvac-system-design",
      why: "Buildings here are often converted from offices to clinics or flats, and back again. If you’re planning a conversion, we can design the heating, cooling and ventilation.",
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
      ["mews", "If your mews house has no room for a hot water cylinder, we check whether a combi would suit it."],
      ["mansion block", "Hot water off in several mansion flats? If you manage the block, we can repair the boiler."],
    ],
  },
} as const satisfies AreaCopy;
