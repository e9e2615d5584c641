import type { AreaCopy } from "../../types";

export const rickmansworth = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Rickmansworth, Chorleywood, Moor Park and Maple Cross, with pumps and air conditioning.",
  lead: "Call us for an emergency plumber, a gas engineer or boiler repair in Rickmansworth, Chorleywood, Moor Park or Maple Cross. We also repair air conditioning in shops, pubs and offices, and fit pumps in homes near the rivers.",
  buildings: [
    "A new boiler is usually a simple job in interwar and post-war homes in Mill End and Croxley Green, once we’ve checked the gas pipe. If one end of your detached house in Chorleywood never gets warm, we find out why. By the lock and the wharves at Batchworth, floors can be damp. We lag the pipes underneath with foam that doesn’t soak up water.",
    "The High Street is in a conservation area, so we put the air conditioning unit for a pub or a shop in the yard, out of sight.",
  ],
  working: [
    "The council and the residents’ company both have a say on roofs, fronts and outbuildings in Moor Park, so we put flues and air conditioning units behind the house. The roads are private, so please send us the rules on deliveries.",
    "Tap water here is hard because it comes from the chalk. We look for scale whenever we service a boiler.",
    "Your house at Heronsgate or Sarratt may not be on the main sewer. If the drains keep blocking, we can survey them.",
  ],
  dayAndNight: [
    "For leaks, burst pipes and blocked drains, call our [emergency plumbers](/services/emergency-plumbing-repairs). If a [sump pump stops](/plumbing-services/pump-installation) after heavy rain, ring us at once.",
    "Boiler broken? Call us for a [boiler repair](/boiler-services). If you rent, tell your landlord first: the heating and hot water are theirs to repair. We carry out the [annual gas safety check](/gas-services/landlord-gas-safety) for rented homes.",
    "Air con not working? We [repair and service it](/air-conditioning), or [fit a new system](/services/air-conditioning-installation). For pubs and restaurants we do [kitchen gas repairs and checks](/gas-services/commercial-kitchen-gas). We maintain [heating, ventilation and air conditioning](/hvac-services) in offices. Ask about a [maintenance contract](/maintenance) for a school or any managed building.",
  ],
  benefits: [
    "At Moor Park, we draw up plans of your air conditioning for the residents’ company and the council",
    "We look for leaks in hidden heating pipes with a thermal camera",
    "Landlords can book the gas safety check and boiler service in one visit",
  ],
  demand: [
    {
      service: "pump-installation",
      why: "Groundwater can rise into cellars near the rivers and the canal. We fit pumps in pairs, with an alarm.",
    },
    {
      service: "air-conditioning-installation",
      why: "We fit air conditioning in glazed offices and top-floor bedrooms, and check which consents you need.",
    },
    {
      service: "commercial-boiler-installation",
      why: "We replace a school’s worn-out boilers in the holidays.",
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
      ["waterside", "Water in a cellar or lift pit by the lock? We can pump it out."],
      ["school", "Cold classrooms in your school? We test the pumps and controls."],
      ["detached house", "Large house heated all at once? We can heat it in zones."],
    ],
  },
} as const satisfies AreaCopy;
