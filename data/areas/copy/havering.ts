import type { AreaCopy } from "../../types";

export const havering = {
  description:
    "Emergency plumbers, gas engineers and heating engineers for homes, shops and warehouses in Havering, from Hornchurch and Upminster to Harold Hill.",
  lead: "Call our emergency plumbers and gas engineers at any hour for a leak, blocked drain or boiler repair in Havering, from Cranham to Rainham. We also repair warehouse heaters, and air con in shops and offices.",
  buildings: [
    "If your detached house in Emerson Park has two boilers, we can fit one controller for both.",
    "Some cottages in Gidea Park are in a conservation area. We keep flues at the back there.",
    "Some houses on the post-war estate in Harold Hill have concrete walls, which we scan before we drill for a flue.",
    "For warehouse heaters in Rainham, we bring an access platform. Tell us when a loading bay is free.",
  ],
  working: [
    "If your boiler is old, we tell you whether it’s worth repairing before we order a part.",
    "Please have the gate key ready if we have to use a shared alley in Elm Park.",
    "The ground near the Thames in Rainham can settle, so we put outdoor units on a wide base.",
  ],
  benefits: [
    "We check the gas pipe in older semis before we quote for a boiler",
    "In blocks of flats, we arrange water shut-offs with the building manager",
    "Near the Thames, we fit air conditioning with coils coated against corrosion",
  ],
  demand: [
    {
      service: "rooftop-unit-installation",
      why: "Offices inside a warehouse need fresh air all year. A unit on the roof can supply it.",
    },
    {
      service: "appliance-servicing",
      why: "We service your gas fire with the boiler, and check both flues.",
    },
    {
      service: "energy-efficient-solutions",
      why: "We find a place for your heat pump, well away from the neighbours.",
    },
  ],
  street: {
    line: ["church", "cottage estate", "parade", "semi", "new-town terrace", "detached house", "school", "shed"],
    notes: [
      ["new-town terrace", "We take out back boilers in post-war houses and make chimneys safe."],
      ["detached house", "If the showers in a large house are weak, we can fit a tank and pump."],
      ["shed", "Warehouse cold near the doors? We can fit an air curtain."],
    ],
  },
} as const satisfies AreaCopy;
