import { safety } from "../../safety";
import type { AreaCopy } from "../../types";

export const harrow = {
  description:
    "Emergency plumbers, gas engineers, boiler repair and new bathrooms in Harrow, Pinner, Stanmore and Wealdstone, for homes, schools, offices and temples.",
  lead: "Our emergency plumbers, heating engineers and gas engineers cover Harrow, Pinner, Stanmore, Kenton and Wealdstone. Call us about a leak, a boiler repair or a new bathroom, or the boiler room of a school, office or temple.",
  buildings: [
    "If you have a bay-windowed semi in North Harrow, Kenton or Rayners Lane, the supply pipe may still be lead, so ask us to look. For a shop in a mall or an office in the town centre, we’ll ask your landlord for a plan of the shared pipes.",
    "In the new flats on the Kodak land at Wealdstone, keep the ventilation running, because the rooms can get damp without it. If your building on Pinner’s High Street is timber-framed, we’ll join the pipes without a flame. In a school boarding house we can work while the rooms are empty. At Stanmore’s hospital we’ll work to its permit rules.",
  ],
  working: [
    "If you share a drive, a flue at the side may blow steam across your neighbour’s path, so we’ll check the distance.",
    "Harrow on the Hill is too steep and narrow for most cranes, so we carry large plant up in parts.",
  ],
  dayAndNight: [
    `No heat this evening? Call for [boiler repair in Harrow](/boiler-services). If water is coming through the ceiling, you need our [emergency plumbers](/services/emergency-plumbing-repairs). Smell gas? ${safety.gasEscape.atOnce}.`,
    "If your temple, synagogue or school has a boiler house, one [building services maintenance](/maintenance) contract can cover it and keep its [commercial gas certificates](/services/gas-safety-certificates) in date. Want a bathroom in the loft? Our [bathroom plumbers](/services/bathroom-kitchen-plumbing) can fit it. For landlords we do the yearly [gas check](/gas-services/landlord-gas-safety).",
  ],
  benefits: [
    "Before we quote for a boiler, we calculate the heat your extended house needs, room by room",
    "If your flue will be near your neighbour’s house, we’ll draw it for you to show them",
    "If your supply pipe is lead, we can lay a new one under the front garden",
  ],
  demand: [
    {
      service: "commercial-boiler-installation",
      why: "If we can’t get parts for the old boilers in your synagogue, temple or office, we can fit new ones.",
    },
    {
      service: "gas-pipework-installation",
      why: "A 1930s gas pipe under the hall floor is often too small for a range cooker, and we can lay a larger pipe.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "In a loft or a garden annexe, the waste pipe has to slope enough, so we plan it early.",
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
      ["school", "Boarders all shower at once, so we size a school’s cylinder for it."],
      ["semi", "Extended semi? We’ll check the original water pipe is big enough."],
      ["1960s office", "Office too hot? We can repair or replace its air conditioning."],
    ],
  },
} as const satisfies AreaCopy;
