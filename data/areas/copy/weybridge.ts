import type { AreaCopy } from "../../types";

export const weybridge = {
  description:
    "Call us for an emergency plumber, a gas engineer or boiler repair in Weybridge, Addlestone, Chertsey or Byfleet. We also service air conditioning.",
  lead: "Our emergency plumbers, gas engineers and heating engineers work in Weybridge, Addlestone, Chertsey and Byfleet. Call us about a leak, a blocked drain, a boiler repair, a bathroom, or air conditioning in a house, shop, restaurant or office.",
  buildings: [
    "We can repair the heating, air conditioning and controls in detached houses on St George’s Hill. Arts and Crafts houses may have lead water pipes, which we replace. If a shared pipe leaks in the new flats over the shops in Addlestone, tell the managing agent first.",
    "Before planned work in your Baker Street or Queens Road shop, please tell the people upstairs the water will be off.",
    "If you work at Longcross, on a Brooklands office campus or at St Peter’s Hospital in Chertsey, we can send our engineers’ names a few days ahead.",
  ],
  working: [
    "St George’s Hill has its own rules for skips, cranes and Saturday work, and we keep to them.",
    "We agree every hospital shutdown with the estates team. In a laboratory clean room, we need your permit first.",
  ],
  dayAndNight: [
    "If water comes through your ceiling, ring our [emergency plumbers](/services/emergency-plumbing-repairs), day or night. They repair burst pipes and clear blocked drains.",
    "Boiler broken? If you rent your home, ring your landlord first: they have to repair it. If you own or let the home, ring us at any hour for a [boiler repair](/boiler-services). We fit [bathrooms](/services/bathroom-kitchen-plumbing), and do [annual gas safety checks](/gas-services/landlord-gas-safety) for landlords. If heating and cooling in a large house fail together, our [controls engineers](/bms-services) and [heating engineers](/heating-services) fix both.",
    "[Ring us day or night](/services/emergency-hvac) if the air con stops in your house, shop, restaurant or office. We also service [air conditioning](/air-conditioning), and do [kitchen gas repairs](/gas-services/commercial-kitchen-gas) for restaurants and pubs. For managed buildings we offer a [maintenance contract](/maintenance) and issue [gas safety certificates](/services/gas-safety-certificates).",
  ],
  benefits: [
    "We come back to check new cooling in hot weather and new heating in the cold",
    "In homes at risk of flooding, we fit boilers above the recorded flood level",
    "We try to bring flues out at the rear in conservation areas",
  ],
  demand: [
    {
      service: "air-conditioning-installation",
      why: "Large houses with lots of glass can overheat. We design one cooling system for every room.",
    },
    {
      service: "ventilation-systems",
      why: "Laboratories and operating theatres need the right room pressure, so we set and measure it.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "If you refurbish in stages, we plan the pipes before you start.",
    },
  ],
  street: {
    line: ["church", "parade", "villa", "detached house", "pub", "new flats 4", "office park", "hospital 5"],
    notes: [
      ["villa", "Low water pressure upstairs? We find the cause and put it right."],
      ["detached house", "If rooms in a large house stay cold, we find the fault and fix it."],
      ["office park", "We can repair office air conditioning at Brooklands out of hours."],
    ],
  },
} as const satisfies AreaCopy;
