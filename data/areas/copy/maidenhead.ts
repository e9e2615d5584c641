import type { AreaCopy } from "../../types";

export const maidenhead = {
  description:
    "Riverside homes, flats and offices in Maidenhead, Bray, Cookham and Bourne End: emergency plumbers, gas engineers, boiler repair and cooling.",
  lead: "Need an emergency plumber, boiler repair or a gas engineer in Maidenhead, Bray, Cookham, Taplow or Bourne End? Call us for a house, a riverside flat, a hotel or an office.",
  buildings: [
    "If your apartment near the station or at Chapel Arches shares its heating or water, we’ll agree any shutdown with the managing agent. In Queen Street we can start before your shop opens. In the terraces towards Furze Platt and Cox Green, we usually take the flue out through the back wall of the kitchen.",
    "After a flood in an Edwardian villa or a boathouse by the Thames, leave the boiler off until we’ve checked it and its wiring. If your floor is too hot in one of the office parks, such as Vanwall or Norreys Drive, we can repair the air conditioning, but we may need someone to let us in to the plant.",
  ],
  working: ["When the Thames is high, low roads at Cookham and Bray can flood, so tell us which way we can reach you."],
  dayAndNight: [
    "Has a [sump or booster pump](/plumbing-services/pump-installation) failed, or is there a leak in your block? Our [24-hour emergency plumbers](/services/emergency-plumbing-repairs) will come. If the heating has stopped, book our [heating and boiler repair](/boiler-services) team.",
    "For hotels we carry out the [kitchen gas check](/gas-services/commercial-kitchen-gas) and maintain the [water system](/services/water-system-maintenance). In offices we [service air conditioning](/air-conditioning), and draw up a [new design](/services/hvac-system-design) when tenants change. Landlords can book a [gas safety check](/gas-services/landlord-gas-safety).",
  ],
  benefits: [
    "If your house has flooded, we can seal the gaps where pipes come through the walls",
    "We can give every floor of your office its own heating and cooling controls",
    "We can test the sump pumps in your basement, and their alarm",
  ],
  demand: [
    {
      service: "hvac-system-design",
      why: "Splitting an office between tenants? We’ll work out how to divide the heating and cooling.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "Before you buy a range for a restaurant in Bray, we’ll check that your gas meter and pipe can supply it.",
    },
    {
      service: "commercial-installation",
      why: "If you’re building a block, we can plan its pumps, drains and risers before the walls go up.",
    },
  ],
  street: {
    line: ["arches", "parade", "new flats 8", "1960s office 6", "waterside", "villa", "pub", "office park"],
    notes: [
      ["new flats", "Do your flats share a boiler room? We can service it for the block."],
      ["waterside", "Home by the river? We mount boilers and heat pumps above flood level."],
      ["villa", "House on an island? We can bring your new boiler by boat."],
    ],
  },
} as const satisfies AreaCopy;
