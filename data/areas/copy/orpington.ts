import type { AreaCopy } from "../../types";

export const orpington = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Orpington, Petts Wood, Chelsfield and St Paul’s Cray, with air conditioning for shops and offices.",
  lead: "Call our emergency plumbers and gas engineers for a leak, a blocked drain or a boiler repair anywhere in Orpington, from Petts Wood to Downe. We also fit heat pumps, and repair air conditioning in shops, pubs and offices and heaters in warehouses.",
  buildings: [
    "A bungalow loft in Crofton or Chelsfield may be too low for a hot water cylinder. We find somewhere else for it. In post-war houses in St Paul’s Cray, we can fit a combi boiler, which needs no cylinder. If your drain blocks in Downe, tell us whether you have a septic tank.",
    "We bring an access platform to repair overhead warehouse heaters. At the Princess Royal University Hospital near Farnborough, we can plan any shutdown with the estates team.",
  ],
  working: [
    "The tap water is hard and leaves scale in boilers and on immersion heaters. We can descale them, and fit a scale reducer or a softener.",
    "We work out your heat loss and check your electrical supply before you choose a heat pump.",
  ],
  dayAndNight: [
    "When a pipe bursts, a tank overflows or a drain blocks, ring our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour. For a stuck stopcock or a dripping tap, book a [local plumber](/plumbing-services/plumber-london).",
    "No heating or hot water, or a boiler that’s banging? If you rent your home, ring your landlord first, as repairs are their job. If you own or let the home, call us day or night for a [boiler repair](/boiler-services). We also do landlords’ [annual gas safety checks](/gas-services/landlord-gas-safety). If you heat with oil, ask about a [heat pump](/services/energy-efficient-solutions).",
    "We fit and service [air conditioning](/air-conditioning) in shops, pubs and offices, including [rooftop units](/services/rooftop-unit-installation). If yours fails, we come day or night for an [urgent repair](/services/emergency-hvac). For restaurants and pubs, we do [kitchen gas checks and repairs](/gas-services/commercial-kitchen-gas). If you manage a building, ask about a [maintenance contract](/maintenance).",
  ],
  benefits: [
    "We test your tap water before we recommend a softener",
    "In Petts Wood’s conservation areas, we keep heat pumps and flues off the front of half-timbered semis",
    "We check that your boiler is large enough before you convert the loft",
  ],
  demand: [
    {
      service: "rooftop-unit-installation",
      why: "Where a shop has no plant room, the heating and cooling can go on the roof.",
    },
    {
      service: "energy-efficient-solutions",
      why: "We work out what a heat pump would cost to run in your house.",
    },
    {
      service: "appliance-servicing",
      why: "Your combi boiler should last longer if we clean its heat exchanger and filter every year.",
    },
  ],
  street: {
    line: ["semi", "bungalow", "timber frames", "parade", "church", "new-town terrace", "hospital 6", "shed"],
    notes: [
      ["semi", "Pipes in a cold loft can freeze. We lag them and the tank."],
      ["bungalow", "Cold bungalow? We can balance the heating or fit larger radiators."],
      ["shed", "We can set warehouse heaters to stop when a door opens."],
    ],
  },
} as const satisfies AreaCopy;
