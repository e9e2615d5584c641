import type { AreaCopy } from "../../types";

export const redbridge = {
  description:
    "Boiler repair, gas engineers and plumbers in Redbridge: extended semis in Clayhall and Gants Hill, Repton Park flats, shops and rented houses.",
  lead: "Our emergency plumbers, gas engineers and boiler engineers work across Redbridge, from South Woodford to Chadwell Heath. We also fit extra bathrooms, larger boilers and separate gas meters.",
  buildings: [
    "If you have a bay-fronted semi in Gants Hill or Clayhall, there may be one stop valve under the stairs and one in the pavement, and we test both. In a Victorian villa round George Lane in South Woodford, flats may share the gas pipe, so we trace it before we turn it off. In weatherboarded houses at Woodford Green, we seal the pipe holes against rain. On the post-war council estate at Hainault, we’ll need the landlord’s consent to change a boiler. Is your workshop at Chadwell Heath cold? We look at the doors as well as the heater.",
  ],
  working: [
    "Many semis here have gained a loft room, a kitchen across the back or both, but the gas pipe was sized for the smaller house. Before we add anything, we work out how much gas every appliance burns and check the pressure at each one.",
    "If your home or shop is close to the Roding at Woodford, we can raise the boiler and fit non-return valves to low drains. London Clay moves under the outer suburbs, so if a drain leaks, we check it by camera.",
  ],
  dayAndNight: [
    "You can call us for [boiler repair in Redbridge](/boiler-services) on a Sunday too. If a drain backs up, our [emergency plumbers](/services/emergency-plumbing-repairs) will clear it and look for the cause.",
    "Planning a second shower room? Ask our [kitchen and bathroom plumbers](/services/bathroom-kitchen-plumbing). We also [fit and move gas meters](/gas-services/gas-meter-installation), and our [gas engineers](/gas-services) work in workshops too. We do the [landlord gas check](/gas-services/landlord-gas-safety) even if you own just one house.",
  ],
  benefits: [
    "Before your builder starts, we’ll tell you whether the boiler can heat a loft room as well",
    "We measure the flow at your house and plan hot water for two bathrooms from that",
    "Repton Park is listed, so we’ll get the management company’s approval before we move a flue",
  ],
  demand: [
    {
      service: "bathroom-kitchen-plumbing",
      why: "We check that drains laid in the 1930s can take a shower upstairs and a second sink below.",
    },
    {
      service: "gas-meter-installation",
      why: "Shops at Gants Hill often have flats overhead, and we can give each its own meter where the rules allow.",
    },
    {
      service: "landlord-gas-safety",
      why: "We arrange the yearly check with your tenant and send the record to you both.",
    },
  ],
  street: {
    line: ["bay terrace", "semi", "parade", "school", "timber frames", "villa", "semi", "council block 4", "factory"],
    notes: [
      ["semi", "Cold room with a bay window? We can fit a larger radiator."],
      ["villa", "In a villa split into flats, we put each meter where you can reach it."],
      ["council block", "If flats in your block share a flue, we check it from end to end."],
    ],
  },
} as const satisfies AreaCopy;
