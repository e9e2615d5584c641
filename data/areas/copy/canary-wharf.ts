import type { AreaCopy } from "../../types";

export const canaryWharf = {
  description:
    "Emergency plumbers, air conditioning and gas engineers in Canary Wharf, E14. We repair chillers, booster pumps and leaks in towers, and boilers in Poplar.",
  lead: "If a floor gets too warm, taps run dry or a leak starts in Canary Wharf, call our emergency plumbers and air conditioning engineers. Our gas engineers also carry out boiler repairs in the older streets of Poplar and Limehouse.",
  buildings: [
    "If you lease a floor of a tower, find out which pipes are yours, because only the manager can let us shut off the rest. In an apartment at South Quay or Wood Wharf, look for your stopcock in the hall or service cupboard. Before we come to a hotel by the water or a data centre towards Blackwall, please give security our engineers’ names.",
    "If you live on a Docklands council estate such as Lansbury, any shared heating is your landlord’s to repair. In Limehouse’s Georgian houses and wharf conversions, we look for pipe routes that the listing allows. For a repair on the Isle of Dogs, tell us whether your home has its own boiler, so that we send the right engineer.",
  ],
  working: [
    "A tall building’s water pipes are split into pressure zones, so before a planned repair we’ll agree with you which zone to shut off. Roofs can be crowded with cooling towers and window-cleaning cradles, so we plan each crane lift round them.",
    "If your block of flats is at least 18 m high or has at least seven storeys, anything beyond a like-for-like replacement may need the Building Safety Regulator’s approval before it starts.",
  ],
  dayAndNight: [
    "If water comes through your ceiling at level 30, our [emergency plumbers for tall buildings](/services/emergency-plumbing-repairs) can find the right valve. If a chiller or a fan coil (the unit that cools a room) fails at night, call for [24/7 repair of cooling and heating](/services/emergency-hvac). If you manage several floors, arrange [emergency cover](/emergency-services) before you need it.",
    "By appointment we service [booster sets and pumps](/plumbing-services/pump-installation), [chillers](/services/chiller-installation) and the [building management system (BMS)](/bms-services) that runs them. A rented flat with a gas boiler needs a yearly [landlord’s gas check](/gas-services/landlord-gas-safety), which we can do.",
  ],
  benefits: [
    "When we repair a leak on your floor, we try to keep the other floors’ water on",
    "Before we open your main chiller, we test the one on standby",
    "We book the permits, the loading bay and the goods lift for you",
  ],
  demand: [
    {
      service: "chiller-installation",
      why: "If a new chiller is too big for the goods lift, we can bring it up in pieces.",
    },
    {
      service: "pump-installation",
      why: "When a booster set fails, the upper floors of an apartment tower lose their water, so we service and replace the pumps.",
    },
    {
      service: "energy-efficient-solutions",
      why: "Behind sealed glass, fans and pumps run all year. We can fit variable-speed drives, so that they use less power.",
    },
  ],
  street: {
    line: [
      "Georgian terrace",
      "warehouse",
      "dock",
      "glass tower",
      "glass tower",
      "hotel 8",
      "point tower",
      "council block",
      "data centre",
    ],
    notes: [
      ["glass tower", "Dry taps above level 20? Call us. A booster pump may have failed."],
      ["hotel", "We can work on hotel hot water while most of your guests are out."],
      ["data centre", "We can bring in spare cooling before we work on a data hall."],
    ],
  },
} as const satisfies AreaCopy;
