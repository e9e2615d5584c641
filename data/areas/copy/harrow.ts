import type { AreaCopy } from "../../types";

export const harrow = {
  description:
    "For extended semis, schools and temples in Harrow, Pinner, Stanmore and Wealdstone: emergency plumbers, gas engineers, boiler repair and bathrooms.",
  lead: "Our emergency plumbers, heating engineers and gas engineers cover Harrow, Pinner, Stanmore, Kenton and Wealdstone. In homes that means leaks, boiler repair and new bathrooms, and in schools, offices and temples the boiler room.",
  buildings: [
    "A bay-windowed semi in North Harrow, Kenton or Rayners Lane may still have a lead pipe under the front garden, which we can replace. For a shop in a mall or an office block in the town centre, we ask the landlord for the riser plan.",
    "New flats on the Kodak land at Wealdstone should keep their ventilation running. In Pinner’s High Street a timber-framed building needs its pipes joined without a flame. For Stanmore’s hospital we need the permit rules, and for a school boarding house the dates when its rooms are empty.",
  ],
  working: [
    "With a shared drive, a flue at the side may blow its steam on to your neighbour’s path. We look at the boundary before we choose the boiler’s place.",
    "On the Hill the road is too steep and tight for most cranes, and the brick chimneys are protected. Large items go up there in parts.",
  ],
  dayAndNight: [
    "No heat this evening? Call for [boiler repair in Harrow](/boiler-services). If water is coming through the ceiling you need our [emergency plumbers](/services/emergency-plumbing-repairs), and if you smell gas, [these first steps](/emergency).",
    "Temples, synagogues and schools with a boiler house can put it under [building services maintenance](/maintenance), with [commercial gas certificates](/services/gas-safety-certificates) in date. A bathroom in the loft is designed and fitted by our [bathroom plumbers](/services/bathroom-kitchen-plumbing).",
  ],
  benefits: [
    "We calculate the heat your extended house needs, room by room, before we quote for a boiler",
    "Your neighbour can see the flue and its clearances on a drawing",
    "We size a boarding house’s hot water for its busiest hour",
  ],
  demand: [
    {
      service: "commercial-boiler-installation",
      why: "Central boilers in synagogues, temples and older office blocks reach an age when parts are hard to find.",
    },
    {
      service: "gas-pipework-installation",
      why: "A 1930s gas pipe under the hall floor rarely carries enough for a range cooker and a larger boiler.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "Loft bathrooms and garden annexes are far from the main waste pipe, so the fall has to be planned.",
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
      ["school", "Boarders take dozens of showers in the hour before breakfast."],
      ["semi", "An extended semi often has the water pipe it started with."],
      ["1960s office", "An office block from the 1970s may have one boiler room for all."],
    ],
  },
} as const satisfies AreaCopy;
