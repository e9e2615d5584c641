import type { AreaCopy } from "../../types";

export const waltonOnThames = {
  description:
    "Leak, cold house or faulty boiler in Walton-on-Thames, Hersham, Shepperton or Sunbury? We send emergency plumbers, gas engineers and heating engineers.",
  lead: "Our emergency plumbers, gas engineers and heating engineers work in Walton, Hersham, Shepperton and Sunbury. Call us about a leak, a boiler repair or a new bathroom at home, or about air conditioning in a shop, restaurant or office.",
  buildings: [
    "The stopcock for a flat over The Heart or in Church Street may be in a shared cupboard. Ask your managing agent where. We keep to the contractors’ rules on private estates such as Ashley Park and Burwood Park.",
    "We can work on Shepperton’s sound stages between bookings, and on the Sunbury office campus out of hours.",
  ],
  working: [
    "Some riverside islands have no road. We bring a new boiler by hand or by boat, and fit two small hot water cylinders if one large one is too heavy to carry.",
  ],
  dayAndNight: [
    "If a pipe bursts or a drain blocks, call our [emergency plumbers](/services/emergency-plumbing-repairs), and tell us if you’re on an island. No heating or hot water? If you rent your home, tell your landlord first: the repair is their job. If you own or let it, ring us day or night for a [boiler repair](/boiler-services). We service boilers, fit [new bathrooms](/services/bathroom-kitchen-plumbing) and do landlords’ [annual gas safety checks](/gas-services/landlord-gas-safety).",
    "When the [air conditioning](/air-conditioning) stops in your office, shop or restaurant, [ring us](/services/emergency-hvac) day or night. We can also fit new units, and do [kitchen gas](/gas-services/commercial-kitchen-gas) checks and repairs in restaurants. If you manage flats or offices, ask about a [maintenance contract](/maintenance).",
    "We can supply [quiet ventilation and chilled water](/services/chiller-installation) for a film shoot, with an engineer on call.",
  ],
  benefits: [
    "Landlords can have the boiler serviced on the same visit as the gas check",
    "Before you add a bathroom, we check that the boiler can supply it",
    "We check which air con unit at The Heart is yours, as several tenants share the roof",
  ],
  demand: [
    {
      service: "emergency-plumbing-repairs",
      why: "Pipes under a raised riverside bungalow in Halliford can freeze and split. If yours do, turn off the water and call us.",
    },
    {
      service: "hvac-system-design",
      why: "We design quiet ventilation for sound stages and workshops, and allow for later changes of layout.",
    },
    {
      service: "energy-efficient-solutions",
      why: "You find out your house’s heat loss before you order a heat pump.",
    },
  ],
  street: {
    line: ["parade", "waterside", "bungalow", "pub", "detached house", "church", "sound stage", "office park"],
    notes: [
      ["parade", "Shop air con blowing warm may have lost refrigerant. We fix the leak."],
      ["bungalow", "In riverside bungalows, we repair boilers or fit new ones."],
      ["detached house", "Bedrooms too hot in summer? We can fit a quiet cooling unit."],
    ],
  },
} as const satisfies AreaCopy;
