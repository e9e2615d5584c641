import type { AreaCopy } from "../../types";

export const hatfield = {
  description:
    "Boiler repair, emergency plumbers and gas engineers in Hatfield, Welwyn Garden City and Welham Green, for homes, student halls and warehouses.",
  lead: "Call us for an emergency plumber, boiler repair or a gas engineer in Hatfield or Welwyn Garden City. We work in family homes, rented houses, student halls and warehouses.",
  buildings: [
    "If your office on Hatfield Business Park is too hot, find out whether the air conditioning is yours or the landlord’s, then ring us. For a Georgian house in Fore Street we usually take the flue out at the back. If you rent out a student house near the university, we can label the valve that turns off the water and show it to your tenants.",
    "In a cottage or semi in Welwyn Garden City, we’ll see whether the old chimney can take a new flue. If you’ve just moved into a factory there or a warehouse at Welham Green, let us test the gas pipes, which may date from earlier tenants. If your hangar is listed, we can help you apply for consent before we fit new plant.",
  ],
  working: [
    "Most of Welwyn Garden City comes under an Estate Management Scheme, so a heat pump may need the scheme’s consent as well as planning permission. We can prepare the drawings for both.",
    "If your automated warehouse hardly ever stops, we’ll work zone by zone, with a permit for each.",
  ],
  dayAndNight: [
    "If you rent to students, book the yearly [gas safety check](/gas-services/landlord-gas-safety) before term, and call us for [boiler repairs](/boiler-services) during it. On a campus, we can keep the [hot water and showers safe](/services/water-system-maintenance), and look after [gas plant under a yearly contract](/gas-services/planned-maintenance).",
    "If a pipe has burst, ring our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour. Call too if your office’s [ventilation or cooling](/hvac-services) stops. We also advise on [quiet heat pumps](/services/energy-efficient-solutions).",
  ],
  benefits: [
    "If your shower is weak, we’ll measure the water pressure before we offer you a pump",
    "Book early, and we can do the big jobs in your student hall while it’s empty for the summer",
    "If your warehouse has a battery charging room, we’ll keep it ventilated while we work",
  ],
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "If a heat pump suits your 1920s house, we can fit a quiet one within the scheme’s rules.",
    },
    {
      service: "water-system-maintenance",
      why: "We can check and record the hot and cold water temperatures in your office, school or hall.",
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
      ["university", "Showers unused all summer? We can flush them before term starts."],
      ["office park", "Stuffy office? We’ll measure how much fresh air each room gets."],
    ],
  },
} as const satisfies AreaCopy;
