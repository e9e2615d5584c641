import type { AreaCopy } from "../../types";

export const harrow = {
  description:
    "Emergency plumbers, gas engineers, boiler repair and new bathrooms in Harrow, Pinner, Stanmore and Wealdstone, for homes, schools, offices and temples.",
  lead: "Our emergency plumbers, heating engineers and gas engineers cover Harrow, Pinner, Stanmore, Kenton and Wealdstone. Call us about a leak, a boiler repair or a new bathroom, or the boiler room of a school, office or temple.",
  buildings: [
    "Bay-windowed semis in North Harrow, Kenton and Rayners Lane may still have a lead supply pipe, so ask us to look. For a shop in a mall or an office block in the town centre, we’ll ask your landlord for the riser plan.",
    "In the new flats on the Kodak land at Wealdstone, keep the ventilation running, because the rooms get damp without it. We join pipes without a flame in timber-framed buildings on Pinner’s High Street. At Stanmore’s hospital we need the permit rules, and at a school boarding house the dates when its rooms are empty.",
  ],
  working: [
    "If you share a drive, a flue at the side may blow its steam on to your neighbour’s path, so we’ll check that first.",
    "On the Hill the road is too steep and tight for most cranes, and the brick chimneys are protected. We take large items up in parts.",
  ],
  dayAndNight: [
    "No heat this evening? Call for [boiler repair in Harrow](/boiler-services). If water is coming through the ceiling, you need our [emergency plumbers](/services/emergency-plumbing-repairs). For a smell of gas the number is {gasEmergency}, and [these are the first steps](/emergency).",
    "If your temple, synagogue or school has a boiler house, we can put it under [building services maintenance](/maintenance), with [commercial gas certificates](/services/gas-safety-certificates) in date. Our [bathroom plumbers](/services/bathroom-kitchen-plumbing) design and fit bathrooms in lofts.",
  ],
  benefits: [
    "We calculate the heat your extended house needs, room by room, before we quote for a boiler",
    "We’ll draw the flue and its clearances, so that you can show your neighbour",
    "If your supply pipe is lead, we can lay a new one under the front garden",
  ],
  demand: [
    {
      service: "commercial-boiler-installation",
      why: "When parts for the old boilers of a synagogue, a temple or an office can’t be found, we fit new ones.",
    },
    {
      service: "gas-pipework-installation",
      why: "A 1930s gas pipe under the hall floor rarely carries enough for a range cooker, so we renew it.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "We plan the fall of the waste pipe from a loft bathroom or a garden annexe before we start.",
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
      ["school", "Boarders all shower before breakfast, and we size cylinders for it."],
      ["semi", "Extended semi, first water pipe? We’ll check that it’s big enough."],
      ["1960s office", "One boiler room for a 1970s block? We can service and renew it."],
    ],
  },
} as const satisfies AreaCopy;
