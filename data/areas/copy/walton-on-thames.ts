import type { AreaCopy } from "../../types";

export const waltonOnThames = {
  description:
    "Leak, cold house or faulty boiler in Walton-on-Thames, Hersham, Shepperton or Sunbury? We send emergency plumbers, gas engineers and heating engineers.",
  lead: "Our emergency plumbers, gas engineers and heating engineers work in Walton, Hersham, Shepperton and Sunbury. Call us about a leak, a boiler repair or a new bathroom at home, or about air conditioning in a shop, restaurant or office.",
  buildings: [
    "The stopcock for a flat over The Heart or in Church Street may be in a shared cupboard. Ask your managing agent where. On private estates such as Ashley Park and Burwood Park, we keep to the rules for contractors.",
    "We can work on Shepperton’s sound stages between bookings, and on the Sunbury office campus out of hours.",
  ],
  working: [
    "Some riverside islands have no road, so we bring a new boiler by hand or by boat. If one large hot water cylinder is too heavy to carry, we fit two small ones.",
  ],
  dayAndNight: [
    "If a pipe bursts or a drain blocks, call our [emergency plumbers](/services/emergency-plumbing-repairs), and tell us if you’re on an island. No heating or hot water? If you rent your home, tell your landlord first: the repair is their job. If the boiler’s yours, ring us day or night for a [boiler repair](/boiler-services). We service boilers, fit [new bathrooms](/services/bathroom-kitchen-plumbing) and do landlords’ [annual gas safety checks](/gas-services/landlord-gas-safety).",
    "When the [air conditioning](/air-conditioning) stops in your office, shop or restaurant, [ring us](/services/emergency-hvac) day or night. We can also fit new units, and do [kitchen gas](/gas-services/commercial-kitchen-gas) checks and repairs in restaurants. If you manage flats or offices, ask about a [maintenance contract](/maintenance).",
    "For a film shoot, we can supply [quiet ventilation and chilled water](/services/chiller-installation), with an engineer on call.",
  ],
  benefits: [
    "We can service the boiler on the same visit as a landlord’s gas check",
    "Before you add a bathroom, we check that the boiler can supply it",
    "Several tenants share the roof at The Heart, so we check which air con unit is yours",
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
      why: "Before you order a heat pump, we work out your house’s heat loss.",
    },
  ],
  street: {
    line: ["parade", "waterside", "bungalow", "pub", "detached house", "church", "sound stage", "office park"],
    notes: [
      ["parade", "If shop air con blows warm, we check whether it has lost refrigerant."],
      ["bungalow", "In riverside bungalows, we repair boilers or fit new ones."],
      ["detached house", "Bedrooms too hot in summer? We can fit a quiet cooling unit."],
    ],
  },
} as const satisfies AreaCopy;
