import type { AreaCopy } from "../../types";

export const hatfield = {
  description:
    "Emergency plumbers, boiler repair and gas engineers in Hatfield, Welwyn Garden City and Welham Green, for homes, student houses, shops and offices.",
  lead: "Call us for an emergency plumber, boiler repair or a gas engineer in Hatfield, Welwyn Garden City or Welham Green. We work in family homes, rented houses, student halls, shops, offices and warehouses.",
  buildings: [
    "In a cottage or semi in Welwyn Garden City, we plan a new boiler’s flue so that the front of the house stays as it is. For a Georgian house in Fore Street we usually take the flue out at the back. In a student house near the university, we label the stopcock and show it to the tenants.",
    "If your office on Hatfield Business Park is too hot, find out whether the air conditioning is yours or the landlord’s, then ring us. When you move into a factory or a warehouse, let us test the gas pipes that earlier tenants left. A listed hangar may need consent for new plant, and we help you apply.",
  ],
  working: [
    "Most of Welwyn Garden City comes under an Estate Management Scheme, so a heat pump may need the scheme’s consent as well as planning permission. We prepare the drawings for both.",
    "In an automated warehouse that hardly ever stops, we work zone by zone, with a permit for each.",
  ],
  dayAndNight: [
    "If a pipe has burst or a drain is blocked, ring our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour. We [repair and service boilers](/boiler-services) in homes. If you rent out a house, to a family or to students, book its yearly [gas safety check](/gas-services/landlord-gas-safety) with us. We also fit [heat pumps](/services/energy-efficient-solutions).",
    "Is your shop or office too warm? Call us about [air conditioning](/air-conditioning) or [ventilation](/hvac-services). Restaurants and canteens can book [kitchen gas](/gas-services/commercial-kitchen-gas) repairs.",
    "For schools, halls and other managed buildings, we keep [hot water and showers safe](/services/water-system-maintenance) from Legionella and look after [gas plant under a yearly contract](/gas-services/planned-maintenance).",
  ],
  benefits: [
    "We measure the water pressure before we offer you a pump",
    "Book early, and we’ll do the big jobs in your student hall while it’s empty for the summer",
    "In a shop or an office, we can work before your staff arrive",
  ],
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "A garden city house can often take a heat pump. We survey the house and choose a quiet model.",
    },
    {
      service: "water-system-maintenance",
      why: "We check and record the hot and cold water temperatures in your office, school or hall.",
    },
    {
      service: "planned-maintenance",
      why: "For buildings from Welham Green to Panshanger, one contract keeps every gas certificate in date.",
    },
  ],
  street: {
    line: ["Georgian terrace", "church", "cottage estate", "semi", "hangar", "university", "office park", "shed"],
    notes: [
      ["cottage estate", "No heating in your cottage? We repair the boiler or fit a new one."],
      ["university", "Showers unused all summer? We can flush them before term starts."],
      ["office park", "Stuffy office? We measure how much fresh air each room gets."],
    ],
  },
} as const satisfies AreaCopy;
