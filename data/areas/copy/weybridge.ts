import type { AreaCopy } from "../../types";

export const weybridge = {
  description:
    "Call us for an emergency plumber, a gas engineer or boiler repair in Weybridge, Addlestone, Chertsey or Byfleet. We also service air conditioning.",
  lead: "Leak, blocked drain or broken boiler in Weybridge, Addlestone, Chertsey or Byfleet? Call our emergency plumbers and gas engineers at any hour, or ask us to repair air conditioning in a house or office.",
  advice: {
    houses: [
      "We come back in hot weather to check new cooling, and in cold for heating.",
      "In homes at risk of flooding, we fit boilers above the recorded flood level.",
      "In detached houses on St George’s Hill, we can repair the heating, the air conditioning and the controls that run them both.",
      "If you have an Arts and Crafts house and the water pipes are lead, we can replace them.",
    ],
    flats: ["If a shared pipe leaks in the new flats over the shops in Addlestone, tell the managing agent first."],
    shops: [
      "Before planned work in your Baker Street or Queens Road shop, please tell the people upstairs the water will be off.",
    ],
    offices: [
      "If you work at Longcross, on a Brooklands office campus or at St Peter’s Hospital in Chertsey, we can send our engineers’ names a few days ahead.",
    ],
    access: [
      "We try to bring flues out at the rear in conservation areas.",
      "St George’s Hill has its own rules for skips, cranes and Saturday work, and we keep to them.",
    ],
  },
  demand: [
    {
      service: "air-conditioning-installation",
      why: "Large houses with lots of glass can overheat. We design one cooling system for the house.",
    },
    {
      service: "ventilation-systems",
      why: "Laboratories and operating theatres need the right room pressure, so we set and test it.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "If you refurbish in stages, we’ll plan the pipes before you start.",
    },
  ],
  street: {
    line: ["church", "parade", "villa", "detached house", "pub", "new flats 4", "office park", "hospital 5"],
    notes: [
      ["villa", "Weak shower in a large old house? We test the flow and can fit a pump."],
      ["detached house", "Half the house cold? We check the zone valves."],
      ["office park", "We can repair the air conditioning in your office out of hours."],
    ],
  },
} as const satisfies AreaCopy;
