import type { AreaCopy } from "../../types";

export const rickmansworth = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Rickmansworth, Chorleywood, Moor Park and Maple Cross, with pumps and air conditioning.",
  lead: "Call us for an emergency plumber, a gas engineer or boiler repair in Rickmansworth, Chorleywood, Moor Park or Maple Cross. We also repair air conditioning in shops, pubs and offices, and fit pumps in homes near the rivers.",
  buildings: [
    "A new boiler is usually a simple job in interwar and post-war homes in Mill End and Croxley Green, once we’ve checked the gas pipe. If one end of your detached house in Chorleywood never gets warm, we can find out why. By the lock and the wharves in Batchworth, floors can be damp. We lag the pipes underneath with waterproof foam.",
    "The High Street is in a conservation area, so we put the air conditioning unit for a pub or shop in the yard, out of sight.",
  ],
  working: [
    "In Moor Park, the council and the residents’ company both have a say on roofs, fronts and outbuildings, so we put flues and air conditioning units behind the house. The roads are private, so please send us the delivery rules.",
    "Tap water here is hard, so we look for scale when we service a boiler.",
    "A house in Heronsgate or Sarratt may not be on the main sewer. If your drains keep blocking, we can survey them.",
  ],
  dayAndNight: [
    "For leaks, burst pipes and blocked drains, call our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour. If a [sump pump stops](/plumbing-services/pump-installation) after heavy rain, ring us at once.",
    "Boiler broken? If you rent your home, tell your landlord first: the repair is their job. If the boiler’s yours, ring us day or night for a [boiler repair](/boiler-services). We do the [annual gas safety check](/gas-services/landlord-gas-safety) for rented homes.",
    "If the air con fails in your shop, pub or office, [call us out](/services/emergency-hvac) day or night. We can also [service it](/air-conditioning) or [fit a new system](/services/air-conditioning-installation). For pubs and restaurants we do [kitchen gas repairs and checks](/gas-services/commercial-kitchen-gas), and in offices we maintain [heating and ventilation](/hvac-services). If you run a school or manage a building, ask about a [maintenance contract](/maintenance).",
  ],
  benefits: [
    "At Moor Park, we draw plans of your air conditioning for the residents’ company and the council",
    "We look for leaks in hidden heating pipes with a thermal camera",
    "We can do a landlord’s gas check and boiler service in one visit",
  ],
  demand: [
    {
      service: "pump-installation",
      why: "Groundwater can rise into cellars near the rivers and the canal. We fit pumps in pairs, with an alarm.",
    },
    {
      service: "air-conditioning-installation",
      why: "We can fit air conditioning in glazed offices and top-floor bedrooms, and check which consents you need.",
    },
    {
      service: "commercial-boiler-installation",
      why: "We replace worn-out school boilers in the holidays.",
    },
  ],
  street: {
    line: [
      "pub",
      "church",
      "waterside",
      "school",
      "semi",
      "new-town terrace",
      "parade",
      "detached house",
      "1960s office 4",
    ],
    notes: [
      ["waterside", "If a cellar or lift pit by the lock floods, we can pump it out."],
      ["school", "In a cold school, we test the pumps and controls first."],
      ["detached house", "We can heat a large house in zones, not all at once."],
    ],
  },
} as const satisfies AreaCopy;
