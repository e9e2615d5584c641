import type { AreaCopy } from "../../types";

export const havering = {
  description:
    "Emergency plumbers, gas engineers and heating engineers for homes, shops and warehouses in Havering, from Hornchurch and Upminster to Harold Hill.",
  lead: "Our emergency plumbers and gas engineers repair leaks, drains and boilers in Hornchurch, Upminster, Cranham, Harold Hill, Rainham and the rest of Havering. We also fit heat pumps, and repair warehouse heaters and the air conditioning in shops, restaurants and offices.",
  buildings: [
    "If your detached house in Emerson Park has two boilers, we can fit one controller for both. Some cottages in Gidea Park are in a conservation area. We keep flues at the back there. Please have the gate key ready if we have to use a shared alley in Elm Park.",
    "Some houses on the post-war estate in Harold Hill have concrete walls, which we scan before we drill for a flue.",
    "For warehouse heaters in Rainham, we bring an access platform. Tell us when a loading bay is free.",
  ],
  working: ["The ground near the Thames in Rainham can settle. We put outdoor plant on a wide base."],
  dayAndNight: [
    "Our [emergency plumbers](/services/emergency-plumbing-repairs) deal with burst pipes and blocked drains at any hour. If your gas is off because of a leak, we [repair the pipe](/services/emergency-gas-repairs).",
    "Heating or hot water off? If you rent your home, call the landlord first: the repair is their job. Owners and landlords can ring us day or night for a [boiler repair](/boiler-services). We also do the annual [gas safety check](/gas-services/landlord-gas-safety) for landlords.",
    "We repair and service [heating](/hvac-services) and [air conditioning](/air-conditioning) in shops, restaurants, offices and warehouses, including [rooftop units](/services/rooftop-unit-installation). If yours stops, ring us day or night for an [urgent repair](/services/emergency-hvac). For restaurants, we do [kitchen gas checks and repairs](/gas-services/commercial-kitchen-gas). If you manage a building, ask about a [maintenance contract](/maintenance).",
  ],
  benefits: [
    "We check the gas pipe in older semis before we quote for a boiler",
    "We arrange water shut-offs with the building manager",
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
      ["detached house", "If a large house has low pressure, we find out why and put it right."],
      ["shed", "Warehouse cold near the doors? We can fit an air curtain."],
    ],
  },
} as const satisfies AreaCopy;
