import type { AreaCopy } from "../../types";

export const hatfield = {
  description:
    "Emergency plumbers, boiler repair and gas engineers in Hatfield, Welwyn Garden City and Welham Green, for homes, student houses, shops and offices.",
  lead: "Call us for an emergency plumber, a gas engineer, boiler repair, a heat pump or air conditioning in Hatfield, Welwyn Garden City or Welham Green. We work in homes, student halls, shops, restaurants, offices and warehouses.",
  buildings: [
    "We keep a new flue off the front of cottages and semis in Welwyn Garden City. On a Georgian house in Fore Street, it usually goes out at the back.",
    "If the air conditioning fails in your office on Hatfield Business Park, your lease says who repairs it.",
    "When you move into a factory or a warehouse, let us test the last tenant’s gas pipes. New plant in the listed hangar may need consent.",
  ],
  working: [
    "Most of Welwyn Garden City comes under an Estate Management Scheme, and a heat pump may need its consent, planning permission or both. We prepare the drawings.",
    "An automated warehouse hardly ever stops. We work there zone by zone, with a permit to work for each.",
  ],
  dayAndNight: [
    "If a pipe has burst or a drain is blocked, ring our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour. Boiler broken? If you rent your home, call your landlord first: the repair is their job. If you own or let the home, ring us day or night: we [repair and service boilers](/boiler-services). We also fit [heat pumps](/services/energy-efficient-solutions) and do the annual [gas safety check](/gas-services/landlord-gas-safety) for landlords.",
    "We repair the [air conditioning](/air-conditioning) or [ventilation](/hvac-services) in your shop, restaurant, office or warehouse. If the cooling stops, our [emergency engineers](/services/emergency-hvac) come out day or night. We do [kitchen gas repairs](/gas-services/commercial-kitchen-gas) in restaurants and canteens.",
    "We keep [hot water and showers safe](/services/water-system-maintenance) from Legionella in offices, schools and halls, and service [gas plant](/gas-services/planned-maintenance) under a [maintenance contract](/maintenance).",
  ],
  benefits: [
    "We measure your water pressure before we quote for a pump",
    "We do the big jobs in university halls during the summer vacation",
    "We can start before your staff arrive",
  ],
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "A garden city house can often take a heat pump. We survey the house and choose a quiet model.",
    },
    {
      service: "water-system-maintenance",
      why: "We record the water temperatures in your office, school or hall.",
    },
    {
      service: "planned-maintenance",
      why: "One contract can keep every site’s gas records in date, from Welham Green to Panshanger.",
    },
  ],
  street: {
    line: ["Georgian terrace", "church", "cottage estate", "semi", "hangar", "university", "office park", "shed"],
    notes: [
      ["cottage estate", "No heating in your cottage? We find the fault and put it right."],
      ["university", "We flush unused showers in university halls before term starts."],
      ["office park", "In a stuffy office, we measure the fresh air and bring in more."],
    ],
  },
} as const satisfies AreaCopy;
