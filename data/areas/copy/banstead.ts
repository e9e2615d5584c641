import type { AreaCopy } from "../../types";

export const banstead = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Banstead, Nork, Tadworth and Kingswood, and larger gas pipes for houses on long drives.",
  lead: "We have emergency plumbers, gas engineers and heating engineers for Banstead, Nork, Tadworth and Kingswood. They do boiler repair in homes, and look after plumbing and air conditioning in shops.",
  buildings: [
    "A semi or a chalet bungalow in Nork may still fill its hot water from a tank in the loft, so ask us about mains pressure before you change to a combination boiler. We look for lead in the supply pipe of an old railway villa at Tadworth, and for the first flue on the post-war Preston estate. Detached houses at Walton-on-the-Hill may have a long water pipe of their own, so tell us if the flow is weak, and in the streets by the station ask where we may park.",
  ],
  working: [
    "Banstead is high on the chalk and exposed, so we put outdoor units against a sheltered wall with the clearances their maker asks for. In a garage that has become a boiler room, we fit ventilation, frost protection and a proper drain for the boiler’s condensate (waste water).",
    "The local water company has to soften the groundwater that it treats, but enough hardness is left to form scale. If you have gates, give us the code when you book and tell us where a van can stop.",
  ],
  dayAndNight: [
    "If the heating has stopped, our page on [boiler repair and servicing](/boiler-services) says what we check first. For a burst pipe or a leaking tank, ring our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour. Flats over the shops that are rented out need a yearly [gas safety check for landlords](/gas-services/landlord-gas-safety). At Kingswood we can [lay a larger gas pipe](/gas-services/gas-pipework-installation) or look after your [air conditioning](/air-conditioning).",
  ],
  benefits: [
    "We check a long gas pipe for loss of pressure before you add a boiler or a cooker",
    "We choose your scale treatment from a hardness test at your own tap",
    "We tell you before we start if a new boiler also needs a larger pipe from the meter box",
  ],
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "Plots round the golf courses have room for a ground loop, or for a quiet outdoor unit well away from the neighbours.",
    },
    {
      service: "gas-pipework-installation",
      why: "A pool, a range cooker or a second boiler needs more gas than the pipe laid for a 1930s house can carry.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "A Nork bungalow has space under the roof for another bathroom, and we do its water, waste and heating.",
    },
  ],
  street: {
    line: ["church", "parade", "semi", "bungalow", "semi", "station", "new-town terrace", "villa", "detached house"],
    notes: [
      ["semi", "Near the Downs, we check the wind before we place a flue."],
      ["bungalow", "The first tank and soil pipe rarely suit a new bathroom in the loft."],
      ["detached house", "A long drive means a long gas pipe, and usually a wider one."],
    ],
  },
} as const satisfies AreaCopy;
