import type { AreaCopy } from "../../types";

export const bloomsbury = {
  description:
    "Emergency plumbers, gas engineers and air conditioning engineers for offices, hotels, colleges and flats in Bloomsbury, Holborn and Fitzrovia.",
  lead: "Our emergency plumbers and gas engineers cover Bloomsbury, Holborn and Fitzrovia, day or night, for a leak or a boiler repair. We repair air con in offices and colleges, and gas ovens in hotels and restaurants.",
  advice: {
    houses: [
      "We find pipe routes that leave panelling, cornices and stone façades alone.",
      "In a listed Georgian house or chambers at Lincoln’s Inn, one water pipe may serve several tenants. Once we’ve agreed a time to turn off the water, please tell the others.",
    ],
    flats: [
      "In flats, offices and hotels, we arrange water shut-offs with the building manager.",
      "If your Kingsway office is cold first thing, ask your landlord, who may set the heating hours.",
    ],
    shops: ["We can work in Hatton Garden workshops and Charlotte Street restaurants before they open."],
    access: [
      "We can prepare the drawings for your freeholder and the conservation officer.",
      "An air conditioning unit is rarely allowed on the front of a listed terrace. We look for a place in the lightwell at the back or out of sight on the roof. You’ll usually need listed building consent, even for the fixings. If an estate owns the freehold, you’ll need its licence as well.",
    ],
  },
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
      why: "If you’re adding burners in a hotel kitchen or workshop, we can size and run a larger gas pipe.",
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
      ["Georgian terrace", "Damp ceiling in a Georgian house? We trace the leak and repair it."],
      ["Edwardian office", "We repair office air con that runs but doesn’t cool."],
      ["hotel", "No hot water in some hotel rooms? We check the circulation pump."],
    ],
  },
} as const satisfies AreaCopy;
