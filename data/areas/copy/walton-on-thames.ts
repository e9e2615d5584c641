import type { AreaCopy } from "../../types";

export const waltonOnThames = {
  description:
    "Leak, cold house or faulty boiler in Walton-on-Thames, Hersham, Shepperton or Sunbury? We send emergency plumbers, gas engineers and heating engineers.",
  lead: "Our emergency plumbers, gas engineers and heating engineers work in homes, shops, restaurants and offices in Walton, Hersham, Shepperton and Sunbury. Call us about a leak, a blocked drain, a boiler repair, a new bathroom, a heat pump or air conditioning.",
  buildings: [
    "The stopcock for a flat over The Heart or in Church Street may be in a shared cupboard. Ask your managing agent which one. On private estates such as Ashley Park and Burwood Park, we keep to the estate’s rules.",
    "We can work on Shepperton’s sound stages between bookings, and on the Sunbury office campus out of hours.",
  ],
  working: [
    "Some riverside islands have no road. We bring a new boiler by hand or by boat, and fit two small hot water cylinders if one large one is too heavy to carry.",
  ],
  dayAndNight: [
    "If a pipe bursts or a drain blocks, call our [emergency plumbers](/services/emergency-plumbing-repairs), and tell us if you’re on an island. No heating or hot water? If you rent your home, tell your landlord first: the repair is their job. If you own or let it, ring us day or night for a [boiler repair](/boiler-services). We service boilers, fit [new bathrooms](/services/bathroom-kitchen-plumbing) and do landlords’ [annual gas safety checks](/gas-services/landlord-gas-safety).",
    "When the [air conditioning](/air-conditioning) stops in your home, office, shop or restaurant, [ring us](/services/emergency-hvac) day or night. We can also fit new units, and do [kitchen gas](/gas-services/commercial-kitchen-gas) checks and repairs in restaurants. If you manage flats or offices, ask about a [maintenance contract](/maintenance).",
    "We can supply [quiet ventilation and chilled water](/services/chiller-installation) for a film shoot, with an engineer on call.",
  ],
  benefits: [
    "We can service a landlord’s boiler on the same visit as the gas check",
    "Before you add a bathroom, we check that the boiler can cope",
    "We check which air con unit at The Heart is yours, as several tenants share the roof",
  ],
  demand: [
    {
      service: "emergency-plumbing-repairs",
      why: "Pipes under a raised riverside bungalow in Halliford can freeze and split. If yours do, turn off the water and call us.",
    },
    {
      service: "hvac-system-design",
      why: "We design quiet ventilation for sound stages and workshops, and allow for changes to the layout.",
    },
    {
      service: "energy-efficient-solutions",
      why: "We work out your heat loss before you order a heat pump.",
    },
  ],
  street: {
    line: ["parade", "waterside", "bungalow", "pub", "detached house", "church", "sound stage", "office park"],
    notes: [
      ["parade", "Shop air con blowing warm may have lost refrigerant. We fix the leak."],
      ["bungalow", "If your bungalow has no heating, we find out why and put it right."],
      ["detached house", "Bedrooms too hot in summer? We can fit quiet air con."],
    ],
  },
} as const satisfies AreaCopy;
