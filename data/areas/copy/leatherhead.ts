import type { AreaCopy } from "../../types";

export const leatherhead = {
  description:
    "Boiler repair, emergency plumbers and gas engineers in Leatherhead, Ashtead, Fetcham, Bookham and Oxshott, and air conditioning for offices and shops.",
  lead: "Our emergency plumbers, gas engineers and heating engineers work in Leatherhead, Ashtead, Fetcham, Bookham and Oxshott. We repair leaks, drains and boilers in homes and schools, kitchen gas in restaurants, and air conditioning in shops and offices.",
  buildings: [
    "If a big detached house has no hot water, we find the fault and repair it. If your drain blocks, and next door’s too, call the water company, which usually clears shared drains.",
    "Tenants in the office parks by the station and on Randalls Way may share plant, so we agree any shutdown with the building manager. We repair fans and change filters in stuffy offices. If one side is hotter than the other, we can zone the cooling.",
  ],
  working: [
    "A new boiler’s condensate may have to go into a soakaway if there’s no drain nearby. We check that the ground suits one.",
    "If your kettle furs up, your cylinder probably does too. We can fit a softener.",
  ],
  dayAndNight: [
    "If a pipe bursts or a drain blocks, call our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour. Boiler broken? If you rent your home, the repair is your landlord’s job, so tell them first. If you own or let the home, ring us day or night for a [boiler repair](/boiler-services). We do [annual gas safety checks](/gas-services/landlord-gas-safety) for landlords and fit [second bathrooms](/services/bathroom-kitchen-plumbing).",
    "If the air con stops in your shop or office, ring us day or night for an [urgent repair](/services/emergency-hvac). Our [air conditioning engineers](/air-conditioning) service it too. If it runs at the wrong times, our [controls engineers](/bms-services) put it right. We do [kitchen gas checks and repairs](/gas-services/commercial-kitchen-gas) for pubs and restaurants. One [maintenance contract](/maintenance) can cover your building’s boilers, water and cooling.",
  ],
  benefits: [
    "At the Swan Centre, we deliver in loading hours",
    "We do big school jobs in the holidays",
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
      ["office park", "When an office is too hot or too cold, we find out why and fix it."],
      ["detached house", "Hot water slow to arrive in a big house? We can fit a pumped return."],
    ],
  },
} as const satisfies AreaCopy;
