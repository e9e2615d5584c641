import type { AreaCopy } from "../../types";

export const havering = {
  description:
    "Emergency plumbers, gas engineers and heating engineers for homes, shops and warehouses in Havering, from Hornchurch and Upminster to Harold Hill.",
  lead: "Call our emergency plumbers and gas engineers at any hour for a leak, a blocked drain or a boiler repair in Havering, from Cranham to Rainham. We also repair warehouse heaters, and air con in shops and offices.",
  advice: {
    houses: [
      "We check the gas pipe in older semis before we quote for a boiler.",
      "Near the Thames, we fit air conditioning with coils coated against corrosion.",
      "If your boiler is old, we’ll tell you whether it’s worth repairing before we order a part.",
      "If we have to come through a shared alley in Elm Park, please have the key to the gate ready.",
      "The ground near the Thames in Rainham can settle, so we put outdoor units on a wide base.",
    ],
    flats: [
      "In blocks of flats, we arrange water shut-offs with the building manager.",
      "Some houses on the post-war estate in Harold Hill have concrete walls, which we scan before we drill for a flue.",
    ],
    access: [
      "If your detached house in Emerson Park has two boilers, ask us whether one controller can run both.",
      "Some cottages in Gidea Park are in a conservation area, so we keep new flues at the back.",
      "To repair a warehouse heater in Rainham, we bring an access platform, so please tell us when a loading bay is free.",
    ],
  },
  demand: [
    {
      service: "rooftop-unit-installation",
      why: "Offices inside a warehouse need fresh air all year. A unit on the roof can supply it.",
    },
    {
      service: "appliance-servicing",
      why: "We can service your gas fire on the same visit as the boiler, and check both flues.",
    },
    {
      service: "energy-efficient-solutions",
      why: "We’ll look for a place for your heat pump well away from the neighbours.",
    },
  ],
  street: {
    line: ["church", "cottage estate", "parade", "semi", "new-town terrace", "detached house", "school", "shed"],
    notes: [
      ["new-town terrace", "We can take out a post-war back boiler and make the chimney safe."],
      ["detached house", "Weak showers in a large house? We measure the pressure first."],
      ["shed", "Warehouse cold near the doors? An air curtain may help."],
    ],
  },
} as const satisfies AreaCopy;
