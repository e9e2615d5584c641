import type { AreaCopy } from "../../types";

export const bloomsbury = {
  description:
    "Emergency plumbers, gas engineers and air conditioning engineers for offices, hotels, colleges and flats in Bloomsbury, Holborn and Fitzrovia.",
  lead: "Our emergency plumbers, gas engineers and air conditioning engineers cover Bloomsbury, Holborn and Fitzrovia. Call us about a leak, a boiler repair or an office that is too warm.",
  buildings: [
    "We work in flats and listed Georgian houses, in hotels, and in chambers at Lincoln’s Inn. In a house that several tenants share, one water pipe may serve them all, so we agree with them when to turn it off.",
    "In an Edwardian stone office on Kingsway, the landlord may set the heating hours, so a cold start to the day may not be a fault. In Hatton Garden workshops and Charlotte Street restaurants, we can work before you open.",
    "In university buildings and at the hospitals round Queen Square, we get a permit before we turn anything off.",
  ],
  working: [
    "New plant is rarely allowed on the front of a listed terrace, so we put air conditioning units in the lightwell at the back or on the roof, out of sight. You’ll usually need listed building consent, even for the fixings. If an estate owns the freehold, you’ll need its licence as well.",
  ],
  dayAndNight: [
    "Our [emergency plumbers in London](/services/emergency-plumbing-repairs) come out day and night for burst pipes, leaks and blocked drains. We also do [boiler repairs](/boiler-services) and servicing in houses and flats. If you rent out a flat, we do the [landlord’s gas check](/gas-services/landlord-gas-safety) every 12 months.",
    "For an office, shop or server room that is too warm, ask for [emergency air conditioning and heating repair](/services/emergency-hvac). For restaurants, hotels and workshops, we repair gas appliances and issue [commercial gas safety certificates](/services/gas-safety-certificates).",
    "We offer [maintenance contracts](/maintenance) for plant rooms in colleges, hotels and offices. Our [building services designers](/design-services) plan heating and cooling for listed buildings.",
  ],
  benefits: [
    "We find pipe routes that leave cornices, panelling and stone stairs alone",
    "We give you drawings to send to your freeholder and the conservation officer",
    "In a jewellery workshop, we check the torch gas and the fume extract in one visit",
  ],
  demand: [
    {
      service: "ventilation-systems",
      why: "Classrooms, clinics and basement kitchens get stuffy, so we fit fans that bring in fresh air.",
    },
    {
      service: "hvac-system-design",
      why: "A listed terrace may have only one or two routes for new pipes. We find them before you apply for consent.",
    },
    {
      service: "gas-system-installations",
      why: "Adding burners in a hotel kitchen or a workshop? We check that the gas pipe is large enough before you buy them.",
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
      ["university", "Laboratory fans worn out? We change them one at a time."],
      ["hotel", "No hot water in some hotel rooms? We find the fault and repair it."],
    ],
  },
} as const satisfies AreaCopy;
