import type { AreaCopy } from "../../types";

export const croydon = {
  description:
    "Boiler repair, gas engineers and emergency plumbers in Croydon, Purley and Thornton Heath, and in office-to-flat conversions and Purley Way stores.",
  lead: "Our emergency plumbers, gas engineers and heating engineers cover Croydon, from Thornton Heath and South Norwood to Purley and Coulsdon. We can repair your boiler, pump out a cellar, cool a shop, or fit heating and plumbing where an office becomes flats.",
  buildings: [
    "In a rented office, we’ll ask your landlord for drawings that show where the pipes run. Has your tap run dry in one of the towers? If your neighbour’s has too, call the managing agent. We can come before you open your shop in Centrale or the Whitgift Centre, or your stall in Surrey Street Market.",
    "In a bay-windowed terrace in Thornton Heath or South Norwood, or a post-war house in New Addington, we check where a flue can come out before you choose a boiler. In the warehouses on Purley Way, by the old power station’s chimneys, we can service the heaters out of hours. The Webb Estate is a conservation area, so talk to us before you pick a place for an outdoor unit.",
  ],
  working: [
    "When a 1960s office becomes flats, there may be no good place for every flat’s flue. We can compare shared heating with electric heating for you. We plan cranes and road closures round the trams on George Street and Wellesley Road.",
    "In the dry valleys south of Purley, the Caterham Bourne can rise after a wet winter and fill basements from below. The water can keep coming for weeks, so we fit pumps that can run that long.",
  ],
  dayAndNight: [
    "Do you rent out a flat? We can do the [landlord gas check](/gas-services/landlord-gas-safety) early and keep the same date next year, with a [boiler repair](/boiler-services) if we find a fault. A leak soon reaches the flat below, so call our [emergency plumbers in Croydon](/services/emergency-plumbing-repairs) at any hour.",
    "We repair and replace [rooftop air conditioning](/services/rooftop-unit-installation) on stores, and check and repair [commercial kitchen gas](/gas-services/commercial-kitchen-gas) in restaurants. If your cellar at Kenley gets wet, we can fit [pumps](/plumbing-services/pump-installation). Converting a building? Talk to our [commercial plumbers](/plumbing-services) early.",
  ],
  benefits: [
    "If your office is too warm, we can find out why before you pay for a new unit",
    "We can swap your shop’s rooftop units early in the morning",
    "We can put a second pump in your sump in case the first one fails",
  ],
  demand: [
    {
      service: "commercial-installation",
      why: "Flats need more cold water and more pressure than the office ever did, so we install the tanks, pumps and pipes.",
    },
    {
      service: "rooftop-unit-installation",
      why: "If your superstore on the A23 is heated and cooled from the roof, we can replace worn-out units.",
    },
    {
      service: "landlord-gas-safety",
      why: "We can check the gas in the homes you rent out, and send the record to you and your tenants.",
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
      ["1960s office", "Turning an office into flats? We start with the bathroom drains."],
      ["point tower", "Low water pressure in a tower? We can check the shared pumps."],
      ["shed", "New unit for a retail roof? We check what the roof can carry first."],
    ],
  },
} as const satisfies AreaCopy;
