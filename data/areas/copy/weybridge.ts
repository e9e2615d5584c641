import type { AreaCopy } from "../../types";

export const weybridge = {
  description:
    "Call us for an emergency plumber, a gas engineer or boiler repair in Weybridge, Addlestone, Chertsey or Byfleet. We also service air conditioning.",
  lead: "Call our emergency plumbers and gas engineers at any hour for a leak, a blocked drain or a boiler repair in Weybridge, Addlestone, Chertsey or Byfleet. We also repair air conditioning in offices, shops and large houses.",
  advice: {
    houses: [
      "If your home is at risk of flooding, we fit a new boiler above the recorded flood level. Tell us how high the water has come in the past.",
      "In detached houses on St George’s Hill, one set of controls may run both the heating and the air conditioning. We can repair the controls as well, so that the two don’t work against each other.",
      "Arts and Crafts houses may still have lead water pipes. If yours does, we can replace them.",
      "Cooling can only be tested properly in hot weather, and heating in cold. When we’ve fitted new cooling or heating in your house, we come back in the right season to check it.",
    ],
    flats: [
      "In the new flats over the shops in Addlestone, the pipes that several homes share belong to the block. If one leaks, tell the managing agent first.",
    ],
    shops: [
      "If there are flats over your shop in Baker Street or Queens Road, they may be on the same water pipe. Before planned work, please tell the people upstairs that it will be off.",
    ],
    offices: [
      "Security staff at Longcross, on the Brooklands office campuses or at St Peter’s Hospital in Chertsey may want to know who’s coming. We can send them our engineers’ names a few days ahead.",
    ],
    access: [
      "St George’s Hill has its own rules for skips, cranes and Saturday work, and we plan jobs there to keep to them.",
      "In a conservation area, a flue on the front of a house may need planning permission. We try to bring it out at the rear.",
    ],
  },
  demand: [
    {
      service: "air-conditioning-installation",
      why: "Large houses with a lot of glass can overheat in summer. We design one cooling system for the whole house instead of a unit for each room.",
    },
    {
      service: "ventilation-systems",
      why: "Laboratories and operating theatres are kept at a set pressure, so that air only flows one way through the doors. We adjust and test it.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "Large houses are often refurbished a few rooms at a time. We plan the pipes for the whole house first, so that no floor has to come up twice.",
    },
  ],
  street: {
    line: ["church", "parade", "villa", "detached house", "pub", "new flats 4", "office park", "hospital 5"],
    notes: [
      ["villa", "High rooms in a Victorian villa need large radiators. We size them before the boiler."],
      ["detached house", "Is half of your large house cold? We check the zone valve that sends the heat there."],
      ["office park", "We can repair air conditioning on an office park once your staff have gone home."],
    ],
  },
} as const satisfies AreaCopy;
