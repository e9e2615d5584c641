import type { AreaCopy } from "../../types";

export const weybridge = {
  description:
    "Call us for an emergency plumber, a gas engineer or boiler repair in Weybridge, Addlestone, Chertsey or Byfleet. We also service air conditioning.",
  lead: "Call our emergency plumbers and gas engineers at any hour for a leak, a blocked drain or a boiler repair in Weybridge, Addlestone, Chertsey or Byfleet. We also repair air conditioning in offices, shops and large houses.",
  advice: {
    houses: [
      "If your home is at risk of flooding, we fit a new boiler above the recorded flood level. Tell us how high the water has come in the past.",
      "In detached houses on St George’s Hill, one set of controls may run both the heating and the air conditioning. We can repair them, so that the heating and the cooling don’t work against each other.",
      "An Arts and Crafts house may still have lead water pipes, and the lead can get into your drinking water. We can replace the pipes.",
      "Terraced houses in Byfleet and Addlestone may share a drain, and a shared drain is usually the sewerage company’s to clear. If yours is blocked, we can find out whose job it is.",
    ],
    flats: [
      "In the new flats over the shops in Addlestone, the pipes that several homes share belong to the block. If a shared pipe leaks, tell your landlord or the managing agent first.",
    ],
    shops: [
      "If there are flats over your shop in Baker Street or Queens Road, they may get their water from the same pipe as you. Before planned work, please tell the people upstairs that the water will be off.",
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
      why: "Laboratories and operating theatres are kept at a set pressure, so that air only flows one way through the doors. We adjust the fans and test the pressure.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "Large houses are often refurbished a few rooms at a time. We plan the pipes for the whole house first, so that no floor has to come up twice.",
    },
  ],
  street: {
    line: ["church", "parade", "villa", "detached house", "pub", "new flats 4", "office park", "hospital 5"],
    notes: [
      ["villa", "High rooms in a Victorian villa need large radiators. We size them before we choose the boiler."],
      ["detached house", "Is half of your large house cold? We check the zone valve that sends heat to that half."],
      ["office park", "We can repair air conditioning on an office park once your staff have gone home."],
    ],
  },
} as const satisfies AreaCopy;
