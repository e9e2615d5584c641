import type { AreaCopy } from "../../types";

export const hatfield = {
  description:
    "Boiler repair, emergency plumbers and gas engineers in Hatfield, Welwyn Garden City and Welham Green, for homes, student halls and warehouses.",
  lead: "Need an emergency plumber, boiler repair or a gas engineer in Hatfield or Welwyn Garden City? We work in family homes, rented houses, student halls and warehouses.",
  buildings: [
    "An office on Hatfield Business Park may have one landlord’s plant for several tenants, so give us the building’s name and your floor. A Georgian house in Fore Street usually needs its flue at the back. In a student house near the university, we label the stop valve and show the tenants where it is.",
    "In a cottage or semi in Welwyn Garden City we look for the flue’s old chimney first. At factories to its east, and sheds at Welham Green, gas pipes may date from earlier tenants. A listed hangar needs consent for new plant.",
  ],
  working: [
    "Most of the garden city comes under an Estate Management Scheme as well as planning rules, so an outdoor unit or a solar panel may need its consent. Low eaves and soft red brick leave few good places, which is why we look at the house before we give a price.",
    "Student halls are quiet only from mid-June to September. An automated warehouse hardly stops at all, so we work there zone by zone, with a permit for each.",
  ],
  dayAndNight: [
    "Landlords of student houses can book a [gas safety record before each tenancy](/gas-services/landlord-gas-safety) and [boiler repairs](/boiler-services) during term. For campuses we keep [hot water and showers safe](/services/water-system-maintenance), and look after [gas plant under a yearly contract](/gas-services/planned-maintenance).",
    "If [ventilation or cooling](/hvac-services) has tripped at the business park, ring at any hour. So can you when a pipe bursts: our [emergency plumbers](/services/emergency-plumbing-repairs) are on call. We also advise on [quiet heat pumps](/services/energy-efficient-solutions).",
  ],
  benefits: [
    "We prepare the drawing for the estate scheme together with your heat pump quotation",
    "We check a hall’s heating and hot water before the day your students arrive",
    "The battery room of your warehouse stays ventilated while we change parts",
  ],
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "Solid walls of the 1920s lose heat, and a small, quiet heat pump is the kind that the estate’s rules suit.",
    },
    {
      service: "water-system-maintenance",
      why: "Hot and cold water on a campus needs temperature checks and records even when the rooms are empty.",
    },
    {
      service: "planned-maintenance",
      why: "If you own several buildings between Welham Green and Panshanger, one contract keeps every gas certificate in date.",
    },
  ],
  street: {
    line: ["Georgian terrace", "church", "cottage estate", "semi", "hangar", "university", "office park", "shed"],
    notes: [
      ["cottage estate", "In the garden city, a flue that shows may need consent."],
      ["university", "Showers unused all summer are flushed before the new term."],
      ["office park", "We measure an office’s fresh air against the number of desks."],
    ],
  },
} as const satisfies AreaCopy;
