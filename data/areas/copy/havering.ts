import type { AreaCopy } from "../../types";

export const havering = {
  description:
    "Emergency plumbers, gas engineers and heating engineers for homes, shops and warehouses in Havering, from Hornchurch and Upminster to Harold Hill.",
  lead: "Call our emergency plumbers and gas engineers at any hour for a leak, a blocked drain or a boiler repair in Hornchurch, Upminster, Cranham, Harold Hill or Rainham. We also repair warehouse heaters, and air con in shops and in warehouse offices.",
  advice: {
    houses: [
      "A modern boiler can need more gas than the one it replaces, and the gas pipe in an older semi may be too small. We check the pipe before we quote, so that our price includes a larger pipe if you need one.",
      "Some houses on the post-war estate in Harold Hill have concrete walls with steel inside. Before we drill through one for a flue, we scan it so that we miss the steel.",
      "A detached house in Emerson Park may have two boilers with separate controls, which can work against each other. Ask us whether one controller can run both boilers.",
      "Near the Thames in Rainham, the ground can settle and metal corrodes sooner. If you’d like air conditioning there, we put the outdoor unit on a wide base and choose a unit whose coils are coated against corrosion.",
    ],
    shops: [
      "If there’s a flat over your shop in Hornchurch or Upminster, the outdoor unit for your air con may be close to a bedroom window. We choose a quiet unit and look for a place further away.",
    ],
    offices: [
      "Heaters in a Rainham warehouse hang high above the floor, so we bring an access platform to repair them. Please tell us when a loading bay will be free, so that we can unload the platform.",
    ],
    access: [
      "Some cottages in Gidea Park are in a conservation area, where a flue in view of the road may not be allowed. We keep new flues at the back.",
      "If the only way to the back of your house in Elm Park is a shared alley, please have the key to its gate ready when our engineer arrives.",
    ],
  },
  demand: [
    {
      service: "rooftop-unit-installation",
      why: "An office inside a warehouse has no outside window to open, so it needs fresh air by other means all year. A unit on the roof can supply it.",
    },
    {
      service: "appliance-servicing",
      why: "Many older semis still have a gas fire as well as a boiler. We can service both on the same visit, and check both flues.",
    },
    {
      service: "energy-efficient-solutions",
      why: "Semis stand close together, so the noise of a heat pump can reach next door. We’ll look for a place for your heat pump well away from the neighbours’ windows.",
    },
  ],
  street: {
    line: ["church", "cottage estate", "parade", "semi", "new-town terrace", "detached house", "school", "shed"],
    notes: [
      [
        "new-town terrace",
        "In a post-war terraced house, we can take out an old back boiler and make the chimney safe.",
      ],
      ["detached house", "Several bathrooms in your house? We test the pressure with two showers running."],
      ["shed", "Warehouse cold near the loading doors? An air curtain can hold back the draught."],
    ],
  },
} as const satisfies AreaCopy;
