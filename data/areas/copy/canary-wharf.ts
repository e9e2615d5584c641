import type { AreaCopy } from "../../types";

export const canaryWharf = {
  description:
    "Emergency plumbers, gas engineers and air conditioning repair in Canary Wharf, Poplar and Limehouse, for offices, hotels, restaurants, flats and houses.",
  lead: "Our emergency plumbers and gas engineers cover Canary Wharf, the Isle of Dogs, Poplar and Limehouse 24 hours a day. Ring us about a leak or a boiler repair at home, or when the air con stops in your hotel, shop or office.",
  advice: {
    houses: [
      "Many Georgian houses and wharf conversions in Limehouse are listed, so new pipes through an old wall may need consent from the council’s planners. We can draw the route for your application.",
    ],
    flats: [
      "In apartment towers at South Quay and Wood Wharf, and on Docklands council estates, your stopcock is usually in the hall or a service cupboard. Find it before you need it.",
      "A flat without a boiler may have a heat interface unit (HIU), which heats its rooms and water from shared pipes. If the unit fails and you rent, ring your landlord. If you own the flat, your lease says whether the unit is yours, and if so, we can repair it.",
      "In a block of flats at least 18 m high or with at least seven storeys, the Building Safety Regulator may first have to approve any change to pipes or equipment that isn’t a like-for-like replacement. Ask your building manager before you book the work.",
      "The water pipes in a tower are split into pressure zones. If you manage a tower, we’ll agree with you which zone to shut off before a planned repair, so that the other floors keep their water.",
    ],
    shops: [
      "If the air con stops in your shop or restaurant in one of the malls, ask the centre first whether it supplies your cooling. We can repair the fan coils, ducts and kitchen fans on your side.",
    ],
    offices: [
      "When you lease a floor of a tower, part of the pipework is yours and part is shared. Ask the building manager which is which, as only they can let us shut off the shared pipes.",
    ],
    access: [
      "Security staff at the office towers and hotels, and at the data centres towards Blackwall, want our engineers’ names in advance. We send a list, apply for permits, and book the loading bay and the goods lift. In an emergency, please tell security that our engineer is coming.",
      "Roofs here are crowded with cooling equipment and window-cleaning cradles, so we plan every crane lift with the building manager.",
    ],
  },
  demand: [
    {
      service: "chiller-installation",
      why: "A chiller for a tower is often too large for the goods lift. We can bring one up in parts.",
    },
    {
      service: "pump-installation",
      why: "Mains pressure doesn’t reach the upper floors of a tower. We service and replace the booster pumps that feed them.",
    },
    {
      service: "energy-efficient-solutions",
      why: "The windows in these towers don’t open, so the fans and pumps run all year. We can fit variable-speed drives to save power.",
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
      ["glass tower", "Office too hot in a tower? We check the fan coils (cooling units), pumps and controls."],
      ["hotel", "If your hotel runs short of hot water, we check the cylinders and their pumps."],
      ["point tower", "Taps dry above a certain floor? Tell your building manager, as a pump may have stopped."],
    ],
  },
} as const satisfies AreaCopy;
