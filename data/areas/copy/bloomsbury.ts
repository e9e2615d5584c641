import type { AreaCopy } from "../../types";

export const bloomsbury = {
  description:
    "Emergency plumbers, gas engineers and air conditioning engineers for offices, hotels, colleges and flats in Bloomsbury, Holborn and Fitzrovia.",
  lead: "Our emergency plumbers and gas engineers cover Bloomsbury, Holborn and Fitzrovia, day or night, for a leak or a boiler repair. We also repair air con in offices and colleges, and gas ovens in hotels and restaurants.",
  advice: {
    houses: [
      "In a listed house, the panelling and cornices are protected, and so is the stone façade. When we run a new pipe, we look for a route that leaves them all untouched.",
    ],
    flats: [
      "In a listed Georgian house or in chambers at Lincoln’s Inn, one water pipe may serve several tenants. We agree with the building manager when to turn off the water, and ask you to tell the other tenants.",
    ],
    shops: [
      "A workshop in Hatton Garden or a restaurant in Charlotte Street can’t do much without gas, so we can work on yours before you open and have the burners ready when you need them.",
    ],
    offices: [
      "Is your Kingsway office cold first thing in the morning? Ask your landlord, who may set the heating hours for the whole building. If the heating is on and only your rooms stay cold, we can find the fault.",
      "A college can’t move its lectures for us, so we plan longer work on the heating or the air con for the vacations. If a classroom is too hot or too cold in term, we can come and find the fault between classes.",
    ],
    access: [
      "On a listed terrace, you’ll usually need the council’s consent for an air conditioning unit, which is rarely allowed on the front. We look for a place in the lightwell at the back, or on the roof where nobody in the street can see it.",
      "If an estate owns your freehold, ask for its licence too before you order the unit. We can prepare the drawings for the estate and for the council’s conservation officer.",
    ],
  },
  demand: [
    {
      service: "ventilation-systems",
      why: "Classrooms, clinics and basement kitchens often have no window that opens. We fit fans that bring in fresh air.",
    },
    {
      service: "hvac-system-design",
      why: "A listed terrace may have only one or two routes for new pipes and ducts. We find and draw them before you settle how to use each room.",
    },
    {
      service: "gas-system-installations",
      why: "An extra burner in a hotel kitchen or a workshop can leave the others short of gas. We work out what size of pipe they all need, and fit it.",
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
      ["Georgian terrace", "Damp patch on a Georgian ceiling? We trace the leak before anyone cuts into the plaster."],
      [
        "Edwardian office",
        "Edwardian office hot by the windows and cold further in? We can balance the heating and air con.",
      ],
      ["hotel", "No hot water in some of your hotel’s rooms? We check the pump that sends it round the building."],
    ],
  },
} as const satisfies AreaCopy;
