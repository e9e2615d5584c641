import type { AreaCopy } from "../../types";

export const hounslow = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Hounslow, Brentford, Feltham and Isleworth, and quiet ventilation for homes under the flight path.",
  lead: "Need an emergency plumber, a gas engineer or a boiler repair in Hounslow, Brentford, Feltham or Isleworth? Call us 24 hours a day. We also repair air con in shops and offices, and heaters in warehouses.",
  advice: {
    houses: [
      "In Heston and Cranford, aircraft noise can make it hard to sleep with a window open. In a semi, we can fit quiet ventilation so that you can keep the window shut, and quiet air conditioning if the bedroom is still too hot.",
      "Heat recovery ventilation takes out stale air and uses its heat to warm the fresh air coming in. Before we quote, we check that the loft joists can carry the unit, and where the water that forms inside it can drain.",
      "Near the Mogden sewage works, ventilation can draw the smell indoors. We put the air intake on the side of the building that faces away from the works.",
    ],
    flats: [
      "The new flats on the High Street and the towers at Kew Bridge have shared heating. If your flat is cold, ask the managing agent whether the whole block is.",
      "When a single flat in the block is cold, its heat interface unit (HIU), which heats the water and the radiators, may have failed. If your lease makes the HIU yours, we can repair it.",
    ],
    shops: [
      "If your restaurant kitchen fills with smoke, the extract fan may be worn or its duct blocked with grease. We check both, and test that the gas cuts off when the fan fails.",
    ],
    offices: [
      "Working on air con or ventilation means turning it off, so in offices at Bedfont Lakes, in Osterley and on the Great West Road, we can do it outside working hours.",
      "Heaters in the factories and freight sheds of Feltham hang high up, so tell us how high, and we’ll bring the right access platform. If it’s cold only near the doors, ask us about an air curtain, which blows warm air across the doorway.",
    ],
    access: [
      "On match days, the roads round the stadium at Kew Bridge are busy, so we plan deliveries for other days. If you’re close to the stadium, please tell us where a van can park.",
    ],
  },
  demand: [
    {
      service: "ventilation-systems",
      why: "Soot from aircraft and traffic clogs ventilation filters sooner here than on a quiet road. We can change the filters before they’re blocked.",
    },
    {
      service: "heating-system-maintenance",
      why: "When many flats share the same boilers, dirty heating water wears out the pumps and valves for everyone. We test the water and treat it.",
    },
    {
      service: "gas-system-installations",
      why: "Bakeries and laundries that move into an industrial unit may need far more gas than the last tenant did. We can arrange a bigger supply.",
    },
  ],
  street: {
    line: ["semi", "parade", "new flats 8", "glass tower", "stadium", "factory", "office park", "shed"],
    notes: [
      ["semi", "New bathroom in the loft of a semi? We check that the water has the pressure to reach it."],
      ["glass tower", "Managing a tower with no hot water at all? We start at the shared boilers and their pumps."],
      ["shed", "If a warehouse heater keeps going out, wind in its flue may be the cause. We check the flue too."],
    ],
  },
} as const satisfies AreaCopy;
