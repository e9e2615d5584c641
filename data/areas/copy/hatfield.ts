import type { AreaCopy } from "../../types";

export const hatfield = {
  description:
    "Boiler repair, emergency plumbers and gas engineers in Hatfield, Welwyn Garden City and Welham Green, for homes, student halls and warehouses.",
  lead: "Need an emergency plumber, boiler repair or a gas engineer in Hatfield or Welwyn Garden City? We work in family homes, rented houses, student halls and warehouses.",
  buildings: [
    "If your office on Hatfield Business Park shares the landlord’s plant with other tenants, give us the building’s name and your floor. For a Georgian house in Fore Street we usually take the flue out at the back. If you rent out a student house near the university, we’ll label the stop valve and show it to your tenants.",
    "In a cottage or semi in Welwyn Garden City, we’ll see first whether the old chimney can take the flue. If you’ve just moved into a factory there or a shed at Welham Green, let us test the gas pipes, which may date from earlier tenants. A listed hangar may need consent for new plant.",
  ],
  working: [
    "Most of Welwyn Garden City comes under an Estate Management Scheme, so a heat pump may need the scheme’s consent as well as planning permission. Low eaves and soft red brick leave few good places for one, so we look at the house before we give a price.",
    "If your automated warehouse hardly ever stops, we’ll work zone by zone, with a permit for each.",
  ],
  dayAndNight: [
    "If you rent to students, book a [gas safety record before each tenancy](/gas-services/landlord-gas-safety), and call us for [boiler repairs](/boiler-services) during term. If you run a campus, we can keep its [hot water and showers safe](/services/water-system-maintenance), and look after [gas plant under a yearly contract](/gas-services/planned-maintenance).",
    "If a pipe has burst, or the [ventilation or cooling](/hvac-services) at the business park has tripped, ring at any hour. Our [emergency plumbers](/services/emergency-plumbing-repairs) are on call. We also advise on [quiet heat pumps](/services/energy-efficient-solutions).",
  ],
  benefits: [
    "When we quote for your heat pump, we’ll draw it for the estate scheme too",
    "Your student hall is quiet from mid-June to September, so book early and we’ll do the big jobs then",
    "If your warehouse has a battery room, we keep it ventilated while we work",
  ],
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "We can fit a small, quiet heat pump in a 1920s house, within the estate’s rules.",
    },
    {
      service: "water-system-maintenance",
      why: "We check and record the water temperatures on your campus even when the rooms are empty.",
    },
    {
      service: "planned-maintenance",
      why: "If you own buildings from Welham Green to Panshanger, one contract can keep every gas certificate in date.",
    },
  ],
  street: {
    line: ["Georgian terrace", "church", "cottage estate", "semi", "hangar", "university", "office park", "shed"],
    notes: [
      ["cottage estate", "New boiler in a garden city cottage? We’ll keep the flue out of sight."],
      ["university", "Before term we flush the showers that have stood unused all summer."],
      ["office park", "Stuffy office? We’ll measure how much fresh air each desk gets."],
    ],
  },
} as const satisfies AreaCopy;
