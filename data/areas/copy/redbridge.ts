import type { AreaCopy } from "../../types";

export const redbridge = {
  description:
    "Boiler repair, gas engineers and plumbers in Redbridge: extended semis in Clayhall and Gants Hill, Repton Park flats, shops and rented houses.",
  lead: "Our emergency plumbers, gas engineers and boiler engineers work across Redbridge, from South Woodford to Chadwell Heath. We also fit extra bathrooms, larger boilers and separate gas meters.",
  buildings: [
    "In bay-fronted semis in Gants Hill or Clayhall, there may be a stop valve under the stairs and one in the pavement, and we test both. In a Victorian villa round George Lane in South Woodford, flats may share a gas pipe. In a weatherboarded house at Woodford Green, we seal every pipe hole against rain. On the post-war council estate at Hainault, ask whether your flue is shared. In a workshop at Chadwell Heath, we look at the doors as well as the heater.",
  ],
  working: [
    "Many semis here have gained a loft room, a kitchen across the back or both. The boiler and its gas pipe were often sized for the smaller house. We add up what everything burns and check the pressure at each appliance before we replace like with like.",
    "Repton Park’s listed buildings have thick walls, and a management company decides where a flue may show. If your home or shop is close to the Roding at Woodford or South Woodford, keep boilers and sockets high and have non-return valves on low drains. London Clay moves under the outer suburbs, so we put a camera into leaking drains and cracked gullies.",
  ],
  dayAndNight: [
    "[Boiler repair in Redbridge](/boiler-services) is a call you can make on a Sunday too. If a drain backs up, our [emergency plumbers](/services/emergency-plumbing-repairs) clear it and look for the cause.",
    "Planning a second shower room? Ask our [kitchen and bathroom plumbers](/services/bathroom-kitchen-plumbing). If a shop and the flat above share a supply, we can fit [separate gas meters](/gas-services/gas-meter-installation). Owners of a single rented house can book a [landlord gas check](/gas-services/landlord-gas-safety), and workshops our [gas engineers](/gas-services).",
  ],
  benefits: [
    "We tell you whether the boiler can carry a loft room before the builder starts",
    "Hot water for two bathrooms is planned on the flow that we measure at your house",
    "At Repton Park we ask for the management company’s approval before any work",
  ],
  demand: [
    {
      service: "bathroom-kitchen-plumbing",
      why: "A shower upstairs and a second sink below usually have to share drains laid in the 1930s.",
    },
    {
      service: "gas-meter-installation",
      why: "Shops at Gants Hill often have flats overhead, and each needs a meter in a lawful place.",
    },
    {
      service: "landlord-gas-safety",
      why: "If you own one rented house, it is easy to miss the date of the yearly check.",
    },
  ],
  street: {
    line: ["bay terrace", "semi", "parade", "school", "timber frames", "villa", "semi", "council block 4", "factory"],
    notes: [
      ["semi", "A bay window loses heat, so the radiator below has to be large."],
      ["villa", "In a divided villa, put each flat’s meter where it can be reached."],
      ["council block", "Council flats may share one flue, which we check as a whole."],
    ],
  },
} as const satisfies AreaCopy;
