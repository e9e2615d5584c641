import type { AreaCopy } from "../../types";

export const leatherhead = {
  description:
    "Boiler repair, emergency plumbers and gas engineers in Leatherhead, Ashtead, Fetcham, Bookham and Oxshott, and air conditioning for offices and shops.",
  lead: "Our emergency plumbers, gas engineers and heating engineers work in Leatherhead, Ashtead, Fetcham, Bookham and Oxshott. We repair leaks and boilers in homes and schools, kitchen gas in restaurants, and air conditioning in shops and offices.",
  buildings: [
    "We repair boilers and cylinders in big detached houses when the hot water fails. If your drain blocks, and next door’s too, call the water company, which usually clears shared drains.",
    "Tenants in the office parks by the station and on Randalls Way may share plant, so we agree any shutdown with the building manager. We repair fans and change filters in stuffy offices. If one side is hotter, we can split the cooling into zones.",
  ],
  working: [
    "A new boiler’s waste water may have to go into a soakaway if there’s no drain nearby. We check that the ground suits one.",
    "If your kettle furs up, your cylinder probably does too. We can fit a softener.",
  ],
  dayAndNight: [
    "If a pipe bursts or a drain blocks, call our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour. Boiler broken? If you rent your home, the repair is your landlord’s job, so tell them first. If you own or let the home, ring us day or night for a [boiler repair](/boiler-services). We do [annual gas safety checks](/gas-services/landlord-gas-safety) for landlords and fit [second bathrooms](/services/bathroom-kitchen-plumbing) for families.",
    "If the air con stops in your shop or office, ring us day or night for an [urgent repair](/services/emergency-hvac). Our [air conditioning engineers](/air-conditioning) service it too. If it runs at the wrong times, our [controls engineers](/bms-services) reset it. Pubs and restaurants can book [kitchen gas checks and repairs](/gas-services/commercial-kitchen-gas). One [maintenance contract](/maintenance) can cover your building’s boilers, water and cooling.",
  ],
  benefits: [
    "We deliver to the Swan Centre in loading hours",
    "In schools, we do big jobs in the holidays",
    "We keep to the rules for vans and noise on the private Crown Estate in Oxshott",
  ],
  demand: [
    {
      service: "air-conditioning-installation",
      why: "We fit quiet air conditioning in hot loft rooms, and replace old units in offices.",
    },
    {
      service: "energy-efficient-solutions",
      why: "We fit sensors that turn off fans on empty floors.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "A second bathroom needs more hot water. We can fit a larger cylinder.",
    },
  ],
  street: {
    line: ["parade", "church", "school", "shopping centre", "office park", "semi", "detached house"],
    notes: [
      ["school", "We can set the heating in a school to follow the timetable."],
      ["office park", "When an office is too hot or too cold, we reset the air con controls."],
      ["detached house", "Hot water slow to arrive in a big house? We can fit a return pump."],
    ],
  },
} as const satisfies AreaCopy;
