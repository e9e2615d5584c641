import type { AreaCopy } from "../../types";

export const banstead = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Banstead, Nork, Tadworth and Kingswood, with air conditioning for shops, offices and large homes.",
  lead: "Need a boiler repair, a gas engineer or an emergency plumber in Banstead, Nork, Tadworth or Kingswood? Call us at any hour. We also fit heat pumps, and repair air conditioning in shops and offices and kitchen gas in pubs and restaurants.",
  buildings: [
    "Victorian houses in Tadworth may still have a lead supply pipe, which we can replace. On the post-war Preston estate, a new boiler may mean moving the flue. We check before we quote. If water pressure is low in your detached house in Walton-on-the-Hill, we can test and replace the pipe from the road.",
    "We can start before opening time in shops in the High Street or by Tadworth station.",
  ],
  working: [
    "The water company softens the water here, but some scale still forms. We can test your water and tell you whether a softener is worth fitting.",
  ],
  dayAndNight: [
    "For a leak, a burst pipe or a blocked drain, ring our [emergency plumbers](/services/emergency-plumbing-repairs). No heating or hot water? If you rent your home, tell your landlord first: repairs are their job. If you own or let the home, ring us day or night for a [boiler repair](/boiler-services). We also fit the [larger gas pipes](/gas-services/gas-pipework-installation) that a new boiler may need. Landlords can book the annual [gas safety check](/gas-services/landlord-gas-safety).",
    "[Ring us day or night](/services/emergency-hvac) if the [air conditioning](/air-conditioning) stops in your office or shop, or a [gas range](/gas-services/commercial-kitchen-gas) in your pub or restaurant. Schools and building managers can ask for a [maintenance contract](/maintenance).",
  ],
  benefits: [
    "We protect garage boilers and their condensate pipes from frost",
    "Before you choose a combi boiler, we test your water pressure and flow",
    "We place a heat pump or air con unit away from next door’s windows",
  ],
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "If you have a large garden, we can compare ground-source and air-source heat pumps.",
    },
    {
      service: "gas-pipework-installation",
      why: "The gas pipe in a 1930s semi may be too small for a bigger boiler. We check it before you buy.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "We run the water, waste and heating pipes for a new bathroom in a bungalow.",
    },
  ],
  street: {
    line: ["church", "parade", "semi", "bungalow", "semi", "station", "new-town terrace", "villa", "detached house"],
    notes: [
      ["semi", "With a new combi in your semi, the old loft tank can come out."],
      ["bungalow", "When the heating in a bungalow stops, we find out why and fix it."],
      ["detached house", "Large house slow to warm up? We balance the radiators room by room."],
    ],
  },
} as const satisfies AreaCopy;
