import type { AreaCopy } from "../../types";

export const banstead = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Banstead, Nork, Tadworth and Kingswood, and larger gas pipes for houses on long drives.",
  lead: "We have emergency plumbers, gas engineers and heating engineers for Banstead, Nork, Tadworth and Kingswood. Call us about boiler repair at home, or plumbing and air conditioning for your shop.",
  buildings: [
    "If your semi or bungalow in Nork still has a water tank in the loft, we’ll test the mains before you change to a combination boiler. The supply pipe of an old railway villa at Tadworth can still be lead, which we can replace. On the post-war Preston estate we check whether a new flue can follow the old one. Detached houses at Walton-on-the-Hill may have a long water pipe of their own, so tell us if the flow is weak. If you live near the station, tell us whether you have a parking space.",
  ],
  working: [
    "Banstead is high and exposed, so we put outdoor units against a sheltered wall with the clearances that the maker requires. If your garage is to become a boiler room, we’ll add ventilation, frost protection and a proper drain for the boiler’s condensate (waste water).",
    "The water company has to soften the local groundwater, but enough hardness is left to form scale. If you have gates, give us the code when you book.",
  ],
  dayAndNight: [
    "If the heating has stopped, book a [boiler repair or a service](/boiler-services). For a burst pipe or a leaking tank, ring our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour. Do you rent out a flat over the shops? It needs a yearly [gas safety check for landlords](/gas-services/landlord-gas-safety). At Kingswood we can [lay a larger gas pipe](/gas-services/gas-pipework-installation) or look after your [air conditioning](/air-conditioning).",
  ],
  benefits: [
    "Adding a boiler or a cooker? We’ll check your long gas pipe for loss of pressure first",
    "We test the hardness at your own tap, and then choose the scale treatment",
    "If a new boiler needs a larger pipe from the meter box, we’ll tell you before we start",
  ],
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "Plots round the golf courses have room for a heat pump, with a ground loop or a quiet outdoor unit, and we’ll compare the two.",
    },
    {
      service: "gas-pipework-installation",
      why: "We lay larger pipes for a pool, a range cooker or a second boiler, which a 1930s gas pipe can’t feed.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "There is space under the roof of a Nork bungalow for another bathroom, and we do its water, waste and heating.",
    },
  ],
  street: {
    line: ["church", "parade", "semi", "bungalow", "semi", "station", "new-town terrace", "villa", "detached house"],
    notes: [
      ["semi", "Near the Downs we check the wind before we choose a place for a flue."],
      ["bungalow", "A loft bathroom needs its own soil pipe, and we find the route."],
      ["detached house", "A long drive means a long gas pipe, so we check that it’s wide enough."],
    ],
  },
} as const satisfies AreaCopy;
