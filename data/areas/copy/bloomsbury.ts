import type { AreaCopy } from "../../types";

export const bloomsbury = {
  description:
    "Emergency plumbers, gas engineers and air conditioning engineers for offices, hotels, colleges and flats in Bloomsbury, Holborn and Fitzrovia.",
  lead: "Our emergency plumbers and gas engineers cover Bloomsbury, Holborn and Fitzrovia, day or night, for leaks and boiler repair. For offices, hotels, restaurants and colleges, we repair air con and kitchen gas.",
  buildings: [
    "In a listed Georgian house or chambers at Lincoln’s Inn, one water pipe may serve several tenants. Please tell the others once we’ve agreed when to turn off the water.",
    "If your office in an Edwardian stone building on Kingsway is cold first thing, ask your landlord, who may set the heating hours.",
    "We can work in Hatton Garden workshops and Charlotte Street restaurants before they open.",
  ],
  working: [
    "An air conditioning unit is rarely allowed on the front of a listed terrace. We put it in the lightwell at the back or out of sight on the roof. You’ll usually need listed building consent, even for the fixings. If an estate owns the freehold, you’ll need its licence as well.",
  ],
  benefits: [
    "We find pipe routes that leave cornices, panelling and stone stairs alone",
    "We prepare the drawings for your freeholder and the conservation officer",
    "In flats, offices and hotels, we arrange water shut-offs with the building manager",
  ],
  demand: [
    {
      service: "ventilation-systems",
      why: "We fit fans that bring fresh air into classrooms, hospital clinics and basement kitchens.",
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
      ["hotel", "No hot water in some hotel rooms? We check the circulation pump."],
    ],
  },
} as const satisfies AreaCopy;
