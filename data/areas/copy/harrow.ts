import type { AreaCopy } from "../../types";

export const harrow = {
  description:
    "Emergency plumbers, gas engineers, boiler repair and new bathrooms in Harrow, Pinner, Stanmore and Wealdstone, for homes, schools, offices and temples.",
  lead: "Our emergency plumbers and gas engineers come to Harrow, Pinner, Stanmore, Kenton and Wealdstone at any hour. Call us for a leak, a blocked drain or a boiler repair, or for air conditioning in a shop or office.",
  advice: {
    houses: [
      "We calculate the heat each room needs before we quote for a boiler.",
      "If a flue will be near the neighbours, we can draw a plan you can show them.",
      "If your flue blows steam across a shared drive at next door, we can look for a better place for it.",
      "Before we repair an old boiler, we’ll tell you whether it’s worth the money.",
      "Bay-windowed semis in North Harrow, Kenton and Rayners Lane may still have a lead water pipe from the road. We can lay a new one under the front garden.",
      "In a timber-framed building on Pinner High Street, we join pipes without a flame.",
    ],
    flats: [
      "New flats on the former Kodak site in Wealdstone can get damp when the ventilation is off, so keep it running. We can clean or repair the unit.",
      "Before we work in a shopping centre unit or a town-centre office, we ask your landlord for a plan of the shared pipes.",
    ],
    offices: [
      "A school, hospital, temple or synagogue can have one [maintenance contract](/maintenance) that covers the boiler room and keeps the [commercial gas certificates](/services/gas-safety-certificates) in date.",
    ],
    access: ["Where Harrow on the Hill is too steep for a crane, we carry plant up in parts."],
  },
  demand: [
    {
      service: "commercial-boiler-installation",
      why: "If your school’s boiler is too old to get parts for, we can replace it.",
    },
    {
      service: "gas-pipework-installation",
      why: "If a 1930s gas pipe is too small for your range cooker, we can put in a larger pipe.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "For a bathroom in a loft or a garden annexe, we plan the waste pipe first.",
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
      ["semi", "Slow taps in your semi? We’ll measure the flow at the stopcock."],
      ["1960s office", "Office air con broken down? We can come day or night."],
      ["new flats", "If the bathroom fan stops in your new flat, we can mend or replace it."],
    ],
  },
} as const satisfies AreaCopy;
