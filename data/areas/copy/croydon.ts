import type { AreaCopy } from "../../types";

export const croydon = {
  description:
    "Boiler repair, gas engineers and emergency plumbers in Croydon, Purley and Thornton Heath, and in office-to-flat conversions and Purley Way stores.",
  lead: "Our emergency plumbers, gas engineers and heating engineers cover Croydon, from Thornton Heath and South Norwood to Purley and Coulsdon. We do boiler repair, dry out cellars, keep shops cool and fit services where offices become homes.",
  buildings: [
    "In No. 1 Croydon and other offices of the 1960s, we ask for the landlord’s plan of the risers. In a tower such as Saffron Square, or the other residential towers, a dry tap may be a fault of the whole block. For shops in Centrale and the Whitgift Centre, and for food traders at Surrey Street Market, we come before opening.",
    "In a bay-windowed terrace in Thornton Heath or South Norwood, or a post-war house in New Addington, we look first at the route for the flue. On Purley Way, by the old power station’s chimneys, tell us which side of the shed has the loading bay. On the Webb Estate, a conservation area, ask before you choose a place for an outdoor unit.",
  ],
  working: [
    "A 1960s office has low ceilings and one central core. A boiler in each flat may have no lawful route for its flue, so the answer can be shared plant or electric heat. Tram lines on George Street and Wellesley Road limit cranes and road closures.",
    "In the dry valleys south of Purley, the Caterham Bourne can rise after a wet winter and fill basements from below. That water keeps coming for weeks, so a pump pit has to be sized for it.",
  ],
  dayAndNight: [
    "Do you rent out a flat in a conversion or a terrace? Our [landlord gas checks](/gas-services/landlord-gas-safety) keep your yearly date, and [boiler repair](/boiler-services) follows if the check finds a fault. Leaks in stacked flats travel fast, so you can call our [emergency plumbers in Croydon](/services/emergency-plumbing-repairs) at 3am as well.",
    "For stores we repair and replace [rooftop air conditioning](/services/rooftop-unit-installation), and for restaurants near Surrey Street we look after [commercial kitchen gas](/gas-services/commercial-kitchen-gas). A wet cellar at Kenley needs [pumps](/plumbing-services/pump-installation). Developers should talk to our [commercial plumbers in London](/plumbing-services) early.",
  ],
  benefits: [
    "We settle routes for flues, pipes and meters before an office floor is cut into flats",
    "Your shop’s rooftop units are exchanged before opening time",
    "Your pump pit gets a second pump, held in reserve",
  ],
  demand: [
    {
      service: "commercial-installation",
      why: "A converted block needs cold-water storage and boosted pipes that an office never had.",
    },
    {
      service: "rooftop-unit-installation",
      why: "Superstores along the A23 have reached their second or third set of units on the roof.",
    },
    {
      service: "landlord-gas-safety",
      why: "There are thousands of rented homes in Thornton Heath and South Norwood with a boiler in the kitchen.",
    },
  ],
  street: {
    line: [
      "1960s office 8",
      "market hall",
      "shopping centre",
      "point tower",
      "parade",
      "bay terrace",
      "power station",
      "shed",
    ],
    notes: [
      ["1960s office", "Where desks become bathrooms, every floor needs new drains."],
      ["point tower", "In the new towers, water is pumped up and heating plant is shared."],
      ["shed", "Retail roofs are light steel, so we check the weight before a lift."],
    ],
  },
} as const satisfies AreaCopy;
