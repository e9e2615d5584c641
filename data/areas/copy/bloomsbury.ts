import type { AreaCopy } from "../../types";

export const bloomsbury = {
  description:
    "Emergency plumbers, gas engineers and air conditioning engineers for offices, hotels, colleges and flats in Bloomsbury, Holborn and Fitzrovia.",
  lead: "Our emergency plumbers, gas engineers and air conditioning engineers cover Bloomsbury, Holborn and Fitzrovia. Call us about a leak, a blocked drain, a boiler repair or air con that has stopped in a flat, restaurant, hotel, office or college.",
  buildings: [
    "In a listed Georgian house or chambers at Lincoln’s Inn, one water pipe may serve several tenants. Please tell the others once we’ve agreed when to turn off the water.",
    "If your office in an Edwardian stone building on Kingsway is cold first thing, ask your landlord, who may set the heating hours. We can work in Hatton Garden workshops and Charlotte Street restaurants before they open.",
    "If you work in a university building or at a hospital round Queen Square, tell us whom to ask for a permit to work.",
  ],
  working: [
    "New plant is rarely allowed on the front of a listed terrace. We put air conditioning units in the lightwell at the back or out of sight on the roof. You’ll usually need listed building consent, even for the fixings. If an estate owns the freehold, you’ll need its licence as well.",
  ],
  dayAndNight: [
    "Our [emergency plumbers](/services/emergency-plumbing-repairs) come out day and night for burst pipes, leaks and blocked drains. No heating or hot water? In a rented flat, tell your landlord: repairs are their job. If you own or let the flat, ring us at any hour for a [boiler repair](/boiler-services). Landlords can book the annual [gas safety check](/gas-services/landlord-gas-safety) with us.",
    "Ring us day or night for an [emergency repair](/services/emergency-hvac) when the [air conditioning](/air-conditioning) fails in your building. We repair gas appliances in restaurants, hotels and workshops, and issue [commercial gas safety certificates](/services/gas-safety-certificates).",
    "If you run a college, a hotel or offices, ask about a [maintenance contract](/maintenance). Our [building services designers](/design-services) plan heating and air conditioning for listed buildings.",
  ],
  benefits: [
    "We find pipe routes that leave cornices, panelling and stone stairs alone",
    "We prepare the drawings for your freeholder and the conservation officer",
    "In flats, offices and hotels, we arrange water shut-offs with the building manager",
  ],
  demand: [
    {
      service: "ventilation-systems",
      why: "We fit fans that bring fresh air into classrooms, clinics and basement kitchens.",
    },
    {
      service: "hvac-system-design",
      why: "A listed terrace may have only one or two routes for new pipes. We find them before you apply for consent.",
    },
    {
      service: "gas-system-installations",
      why: "More burners in a hotel kitchen or workshop may need a larger gas pipe. We size and fit it.",
    },
  ],
  street: {
    line: [
      "Georgian terrace",
      "university",
      "Edwardian office",
      "pub",
      "Georgian terrace",
      "hospital 7",
      "hotel 6",
      "parade",
      "school",
    ],
    notes: [
      ["Georgian terrace", "We trace and repair the leak behind a damp Georgian ceiling."],
      ["Edwardian office", "We repair office air con that runs but doesn’t cool."],
      ["hotel", "No hot water in some hotel rooms? We find the fault and repair it."],
    ],
  },
} as const satisfies AreaCopy;
