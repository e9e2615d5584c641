import type { AreaCopy } from "../../types";

export const maidenhead = {
  description:
    "Burst pipe, broken boiler or hot office in Maidenhead, Bray, Cookham or Bourne End? Call our emergency plumbers, gas engineers and cooling engineers.",
  lead: "Need an emergency plumber, a gas engineer or boiler repair in Maidenhead, Bray, Cookham, Taplow or Bourne End? Call us, whether it’s for a house, a flat, a shop, an office or a hotel.",
  buildings: [
    "We repair and replace boilers in the terraces of Furze Platt and Cox Green, and in villas and boathouses by the Thames.",
    "Apartments near the station and at Chapel Arches may share their heating or water, so we agree any shutdown with the managing agent.",
    "We service air conditioning in office parks such as Vanwall and Norreys Drive. In shops in the town centre, we can start before you open.",
  ],
  working: [
    "When the Thames is high, low roads at Cookham and Bray can flood, so tell us which way we can reach you. After a flood, leave the boiler off until we’ve checked it and its wiring.",
  ],
  dayAndNight: [
    "Has a pipe burst, a drain blocked or a [pump](/plumbing-services/pump-installation) failed? Our [24-hour emergency plumbers](/services/emergency-plumbing-repairs) will come. When the heating or hot water stops, book a [boiler repair](/boiler-services). We service boilers too.",
    "Landlords can book the [gas safety check](/gas-services/landlord-gas-safety) that a rented home with gas needs every 12 months.",
    "In offices and shops that get too warm, we repair the [air conditioning](/air-conditioning). For restaurants and hotels we do [kitchen gas repairs and checks](/gas-services/commercial-kitchen-gas) and maintain the [water system](/services/water-system-maintenance). In managed buildings, one [contract](/maintenance) can cover all the plant.",
  ],
  benefits: [
    "We seal the gaps where pipes come through the walls, to keep flood water out",
    "We give every floor of an office its own heating and cooling controls",
    "We test the sump pumps in a basement, and their alarm",
  ],
  demand: [
    {
      service: "hvac-system-design",
      why: "Splitting an office between tenants? We work out how to divide the heating and cooling.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "Before you buy a range for your restaurant, we check that the gas meter and pipe can supply it.",
    },
    {
      service: "commercial-installation",
      why: "If you’re building a block, we plan its pumps, drains and risers before the walls go up.",
    },
  ],
  street: {
    line: ["arches", "parade", "new flats 8", "1960s office 6", "waterside", "villa", "pub", "office park"],
    notes: [
      ["new flats", "Whole block without heating? We repair the shared boilers."],
      ["waterside", "Boiler where a flood could reach it? We move it higher up."],
      ["villa", "New boiler for a house on an island? We bring it by boat."],
    ],
  },
} as const satisfies AreaCopy;
