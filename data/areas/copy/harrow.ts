import type { AreaCopy } from "../../types";

export const harrow = {
  description:
    "Emergency plumbers, gas engineers, boiler repair and new bathrooms in Harrow, Pinner, Stanmore and Wealdstone, for homes, schools, offices and temples.",
  lead: "In Harrow, Pinner, Stanmore, Kenton and Wealdstone, call our emergency plumbers and gas engineers at any hour for a leak, a blocked drain or a boiler repair. We also repair air conditioning in shops and offices.",
  advice: {
    houses: [
      "Bay-windowed semis in North Harrow, Kenton and Rayners Lane may still have a narrow lead water pipe from the road. We can lay a new one under the front garden, which usually improves the flow as well.",
      "A boiler flue on the side of a semi can blow steam across the shared drive towards the house next door. We look for a better place for the flue, and can draw a plan that you can show your neighbours.",
    ],
    flats: [
      "The new flats on the former Kodak site in Wealdstone can get damp when the ventilation is off, so keep it running. If it stops and your lease makes the ventilation unit yours, we can clean or repair it.",
    ],
    shops: [
      "Old, dry beams catch fire easily, so in the timber-framed shops and restaurants on Pinner High Street, we join pipes with fittings that need no flame.",
      "A unit in a Harrow shopping centre may share its pipes with other tenants. Before we turn anything off, we ask your landlord for a plan of the pipes, so that we don’t leave a neighbour without water.",
    ],
    offices: [
      "For an office, a school, a hospital, a temple or a synagogue, one [maintenance contract](/maintenance) can cover the whole boiler room and keep its [commercial gas certificates](/services/gas-safety-certificates) in date, so you deal with one firm.",
    ],
    access: [
      "Parts of Harrow on the Hill are too steep for a crane. If you need a large boiler or air conditioning unit there, we carry it up in parts, so please tell us about steps and doors before we quote.",
    ],
  },
  demand: [
    {
      service: "commercial-boiler-installation",
      why: "Schools and places of worship often keep large boilers for decades, until you can no longer get the parts. We can replace old boilers while the building is empty.",
    },
    {
      service: "gas-pipework-installation",
      why: "A gas pipe laid in the 1930s may be too small for a modern range cooker. We can put in a larger pipe, and we check first that your meter is big enough.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "Many semis here have been extended into the loft or the garden. A new bathroom may be far from the drain, so we plan its waste pipe before anything else.",
    },
  ],
  street: {
    line: [
      "school",
      "church",
      "timber frames",
      "semi",
      "shopping centre",
      "1960s office 7",
      "new flats 6",
      "hospital 5",
    ],
    notes: [
      ["semi", "In an extended semi, we work out how much heat each room needs before we size a boiler."],
      ["1960s office", "A flat roof heats the top floor of a 1960s office. We check whether the air con can cope."],
      ["new flats", "No hot water in a new flat? Ask the managing agent first whether the boilers are shared."],
    ],
  },
} as const satisfies AreaCopy;
