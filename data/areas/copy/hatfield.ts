import type { AreaCopy } from "../../types";

export const hatfield = {
  description:
    "Emergency plumbers, boiler repair and gas engineers in Hatfield, Welwyn Garden City and Welham Green, for homes, student houses, shops and offices.",
  lead: "For an emergency plumber, a gas engineer or a boiler repair in Hatfield, Welwyn Garden City or Welham Green, ring us day or night. In shops, offices and warehouses, we repair air conditioning too.",
  advice: {
    houses: [
      "We measure your water pressure before we quote for a pump.",
      "On cottages and semis in Welwyn Garden City, we keep a new flue off the front. On a Georgian house in Fore Street, Old Hatfield, it usually goes out at the back.",
    ],
    flats: [
      "If the air conditioning fails in your office on Hatfield Business Park, check your lease: the repair may be yours or the landlord’s.",
      "Moving into a factory or a warehouse? We can test the last tenant’s gas pipes before you use them.",
    ],
    shops: ["In shops and offices, we can start before your staff arrive."],
    offices: ["In university halls, we do the big jobs during the summer vacation."],
    access: [
      "Most of Welwyn Garden City comes under an Estate Management Scheme, and a heat pump may need consent under it, planning permission or both. We can prepare the drawings.",
      "In an automated warehouse that hardly ever stops, we work zone by zone, with a permit to work for each.",
      "New heating or cooling in the listed aircraft hangar may need consent, so ask us early.",
    ],
  },
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "A garden city house can often take a heat pump. We’ll survey yours and suggest a quiet model.",
    },
    {
      service: "water-system-maintenance",
      why: "To control Legionella, we check and record the water temperatures in your office, school or hall.",
    },
    {
      service: "planned-maintenance",
      why: "From Welham Green to Panshanger, one contract can keep the gas checks at all your sites or student houses up to date.",
    },
  ],
  street: {
    line: ["Georgian terrace", "church", "cottage estate", "semi", "hangar", "university", "office park", "shed"],
    notes: [
      ["cottage estate", "Cold room in a cottage? The radiator may be too small."],
      ["university", "We can flush unused showers in university halls before term starts."],
      ["office park", "Stuffy office? We can measure how much fresh air it gets."],
    ],
  },
} as const satisfies AreaCopy;
