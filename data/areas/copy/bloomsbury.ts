import type { AreaCopy } from "../../types";

export const bloomsbury = {
  description:
    "Emergency plumbers, gas engineers and air conditioning engineers for offices, hotels, colleges and flats in Bloomsbury, Holborn and Fitzrovia.",
  lead: "Our emergency plumbers and gas engineers cover Bloomsbury, Holborn and Fitzrovia, day or night, for a leak or a boiler repair. We also repair air con in offices and colleges, and gas ovens in hotels and restaurants.",
  advice: {
    houses: [
      "Panelling, cornices and stone façades in a listed house are protected, so you can’t cut through them for a pipe without consent. We look for a route that leaves them alone.",
    ],
    flats: [
      "In a listed Georgian house or in chambers at Lincoln’s Inn, one water pipe may serve several tenants. We agree a time to turn it off with the building manager, and ask you to tell the others.",
    ],
    shops: [
      "If you run a workshop in Hatton Garden or a restaurant in Charlotte Street, we can work before you open, so your gas needn’t go off while you’re using it.",
    ],
    offices: [
      "Is your Kingsway office cold first thing in the morning? Ask your landlord, who may set the heating hours for the whole building. If the heating is on and only your rooms stay cold, we can find the fault.",
    ],
    access: [
      "An air conditioning unit is rarely allowed on the front of a listed terrace. We look for a place in the lightwell at the back, or on the roof where nobody in the street can see it.",
      "You’ll usually need listed building consent for an air conditioning unit, even for its fixings. If an estate owns the freehold, you’ll need its licence as well. We can prepare the drawings for the estate and the conservation officer.",
    ],
  },
  demand: [
    {
      service: "ventilation-systems",
      why: "Classrooms, clinics and basement kitchens often have no window that opens. We fit fans that bring in fresh air.",
    },
    {
      service: "hvac-system-design",
      why: "A listed terrace may have only one or two routes for new pipes and ducts. We find them before you apply for consent.",
    },
    {
      service: "gas-system-installations",
      why: "An extra burner in a hotel kitchen or a workshop can leave the others short of gas. We work out the right size of gas pipe and run it.",
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
      ["Edwardian office", "Edwardian office hot by the windows and cold further in? We balance the system."],
      ["hotel", "No hot water in some hotel rooms? We check the pump that circulates it."],
    ],
  },
} as const satisfies AreaCopy;
