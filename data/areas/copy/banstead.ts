import type { AreaCopy } from "../../types";

export const banstead = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Banstead, Nork, Tadworth and Kingswood, with air conditioning for shops, offices and large homes.",
  lead: "Need a boiler repair, a gas engineer or an emergency plumber in Banstead, Nork, Tadworth or Kingswood? Call us at any hour. We also repair air conditioning in shops and offices, and gas appliances in pubs and restaurants.",
  buildings: [
    "Victorian houses in Tadworth may still have a lead supply pipe, which we can replace. Before we quote for a boiler on the post-war Preston estate, we check whether the flue has to move. If water pressure is low in your detached house in Walton-on-the-Hill, we can test the pipe from the road.",
    "In shops in the High Street or by Tadworth station, we can start before you open.",
  ],
  working: [
    "The water company softens the water here, but some scale still forms. We can test your water and tell you whether a softener is worth fitting.",
  ],
  dayAndNight: [
    "For a leak, a burst pipe or a blocked drain, ring our [emergency plumbers](/services/emergency-plumbing-repairs). No heating or hot water? If you rent your home, tell your landlord first: repairs are their job. If the boiler’s yours, ring us day or night for a [boiler repair](/boiler-services). If a new boiler needs [larger gas pipes](/gas-services/gas-pipework-installation), we fit them too. Landlords can book the annual [gas safety check](/gas-services/landlord-gas-safety).",
    "[Ring us day or night](/services/emergency-hvac) if the [air conditioning](/air-conditioning) stops in your office or shop, or a [gas cooker](/gas-services/commercial-kitchen-gas) in your pub or restaurant. If you run a school or manage a building, ask for a [maintenance contract](/maintenance).",
  ],
  benefits: [
    "We protect a boiler in a garage, and its condensate pipe, from frost",
    "Before you choose a combi boiler, we test your water pressure and flow",
    "We place a heat pump or air con unit away from next door’s windows",
  ],
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "If your garden is large, we can compare a ground-source heat pump with an air-source one.",
    },
    {
      service: "gas-pipework-installation",
      why: "The gas pipe in a 1930s semi may be too small for a bigger boiler, so we check it before you buy.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "When you add a bathroom to your bungalow, we run the water, waste and heating pipes.",
    },
  ],
  street: {
    line: ["church", "parade", "semi", "bungalow", "semi", "station", "new-town terrace", "villa", "detached house"],
    notes: [
      ["semi", "When we fit a combi in a semi, we can take out the loft tank."],
      ["bungalow", "If the heating stops in your bungalow, we check the boiler and pump."],
      ["detached house", "Large house slow to warm up? We balance the radiators room by room."],
    ],
  },
} as const satisfies AreaCopy;
