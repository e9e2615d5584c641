import type { AreaCopy } from "../../types";

export const rickmansworth = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Rickmansworth, Chorleywood, Moor Park and Maple Cross, with pumps and air conditioning.",
  lead: "Call us for an emergency plumber, a gas engineer or boiler repair in Rickmansworth, Chorleywood, Moor Park or Maple Cross. We also repair air conditioning in shops, pubs and offices, and fit pumps in homes near the rivers.",
  buildings: [
    "A new boiler is usually a simple job in interwar and post-war homes in Mill End and Croxley Green, once we’ve checked the gas pipe. If one end of your detached house in Chorleywood never gets warm, we find out why and put it right. Floors can be damp by the lock and the wharves in Batchworth. We lag the pipes underneath with waterproof foam.",
    "The High Street is in a conservation area. We put air conditioning units for pubs and shops in the yard.",
  ],
  working: [
    "In Moor Park, the council and the residents’ company have a say on roofs, fronts and outbuildings. We put flues and air conditioning units behind the house. The roads are private, so please send us the delivery rules.",
    "Tap water here is hard, so we look for scale at a boiler service and can clear it.",
    "Houses in Heronsgate or Sarratt may not be on the main sewer. We clear and survey drains that keep blocking.",
  ],
  dayAndNight: [
    "For leaks, burst pipes and blocked drains, call our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour. If a [sump pump stops](/plumbing-services/pump-installation) after heavy rain, ring us at once.",
    "Boiler broken? If you rent your home, tell your landlord first: the repair is their job. If you own or let the home, ring us day or night for a [boiler repair](/boiler-services). We do the [annual gas safety check](/gas-services/landlord-gas-safety) for rented homes.",
    "[Call us out](/services/emergency-hvac) day or night if the air con fails in your shop, pub or office. We can also [service it](/air-conditioning) or [fit a new system](/services/air-conditioning-installation). We do [kitchen gas repairs and checks](/gas-services/commercial-kitchen-gas) for pubs and restaurants, and maintain [heating and ventilation](/hvac-services) in offices. If you run a school or manage a building, ask about a [maintenance contract](/maintenance).",
  ],
  benefits: [
    "We draw up your air conditioning for Moor Park’s residents’ company and the council",
    "We find leaks in hidden heating pipes with a thermal camera",
    "We can do a landlord’s gas check and boiler service in one visit",
  ],
  demand: [
    {
      service: "pump-installation",
      why: "Groundwater can rise into cellars near the rivers and canal. We fit pumps in pairs, with an alarm.",
    },
    {
      service: "air-conditioning-installation",
      why: "We fit air conditioning in glazed offices and top-floor bedrooms, and check which consents you need.",
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
      ["school", "When school heating fails, we find the fault and fix it."],
      ["detached house", "A large house can cost a lot to heat. We fit controls for each zone."],
    ],
  },
} as const satisfies AreaCopy;
