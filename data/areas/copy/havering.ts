import type { AreaCopy } from "../../types";

export const havering = {
  description:
    "Gas engineers, emergency plumbers and boiler repair in Havering, for homes from Hornchurch to Harold Hill and for warehouses at Rainham.",
  lead: "We send emergency plumbers, gas engineers and heating engineers to Hornchurch, Upminster, Harold Hill, Rainham and the rest of Havering. We repair and service boilers in homes, and can look after air conditioning on warehouse roofs.",
  buildings: [
    "If you have a cottage in Gidea Park’s conservation area, we’ll keep the flue at the rear. In a semi in Hornchurch, Cranham or Upminster, we can check whether the loft has room for a hot water cylinder. A big detached house in Emerson Park may need two boilers, and we can run both from one controller.",
    "In Elm Park we may have to bring a boiler down a shared alley, so tell us who has the key to its gate. In a block on the post-war estate at Harold Hill, we’ll check whether your flue is shared before we change the boiler.",
  ],
  working: [
    "On Ferry Lane in Rainham, we’ll bring our access platform when your loading bay is free. The ground there can settle, so we set outdoor plant on a wide base.",
  ],
  dayAndNight: [
    "You can book a yearly [boiler service or a boiler repair](/boiler-services) for any house in the borough. If frost bursts a pipe, call our [plumbers, day or night](/services/emergency-plumbing-repairs). If the gas network has turned off your gas because of a leak, we can do the [repair](/services/emergency-gas-repairs).",
    "If you manage a warehouse, we can take on its [packaged roof units](/services/rooftop-unit-installation) and its [heating and ventilation](/hvac-services). At home, ask us about a [heat pump](/services/energy-efficient-solutions). If you’re a landlord, we can do the yearly [gas safety check](/gas-services/landlord-gas-safety).",
  ],
  benefits: [
    "If your Harold Hill house has concrete walls, we scan them before we drill for a flue",
    "If you heat a pool, we can fit a meter that shows how much heat it uses",
    "If your cooling units are near the Thames, we can coat their coils against corrosion",
  ],
  demand: [
    {
      service: "rooftop-unit-installation",
      why: "The offices inside a warehouse need fresh air all year, and a unit on the roof can supply it.",
    },
    {
      service: "appliance-servicing",
      why: "Do you have a gas fire? We can service it with the boiler and check both flues.",
    },
    {
      service: "energy-efficient-solutions",
      why: "If you have a large garden, we can place a heat pump well away from the neighbours.",
    },
  ],
  street: {
    line: ["church", "cottage estate", "parade", "semi", "new-town terrace", "detached house", "school", "shed"],
    notes: [
      ["new-town terrace", "Old back boiler? We’ll take it out and make the chimney safe."],
      ["detached house", "House, pool and outbuildings on one water pipe? We’ll test the flow."],
      ["shed", "Warehouse on soft ground? We fit pipes with flexible joints."],
    ],
  },
} as const satisfies AreaCopy;
