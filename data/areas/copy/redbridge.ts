import type { AreaCopy } from "../../types";

export const redbridge = {
  description:
    "Boiler repair, gas engineers and plumbers in Redbridge: extended semis in Clayhall and Gants Hill, Repton Park flats, shops and rented houses.",
  lead: "Our emergency plumbers, gas engineers and boiler engineers work across Redbridge, from South Woodford to Chadwell Heath. We also fit extra bathrooms, larger boilers and separate gas meters.",
  buildings: [
    "A bay-fronted semi in Gants Hill or Clayhall may have one stop valve under the stairs and one in the pavement, and we test both. In a Victorian villa round George Lane in South Woodford, we trace the gas pipe before we turn it off, because flats may share it. At Woodford Green we seal pipe holes in weatherboarded houses against rain. If you live on the post-war council estate at Hainault, your flue may be shared, so we’ll need the landlord’s consent to change a boiler. For a cold workshop at Chadwell Heath, we look at the doors as well as the heater.",
  ],
  working: [
    "Many semis here have gained a loft room, a kitchen across the back or both, but the boiler and its gas pipe were sized for the smaller house. We add up what everything burns and check the pressure at each appliance first.",
    "If your home or shop is close to the Roding at Woodford or South Woodford, we can raise the boiler and fit non-return valves to low drains. We check leaking drains by camera, because London Clay moves under the outer suburbs.",
  ],
  dayAndNight: [
    "You can call us for [boiler repair in Redbridge](/boiler-services) on a Sunday too. If a drain backs up, our [emergency plumbers](/services/emergency-plumbing-repairs) will clear it and look for the cause.",
    "Planning a second shower room? Ask our [kitchen and bathroom plumbers](/services/bathroom-kitchen-plumbing). If a shop and the flat above share a supply, we can fit [separate gas meters](/gas-services/gas-meter-installation). We do the [landlord gas check](/gas-services/landlord-gas-safety) even if you own just one house, and our [gas engineers](/gas-services) work in workshops too.",
  ],
  benefits: [
    "Before your builder starts, we’ll tell you if the boiler can heat a loft room as well",
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
      why: "Shops at Gants Hill often have flats overhead, and we can give each its own meter in a lawful place.",
    },
    {
      service: "landlord-gas-safety",
      why: "We arrange the yearly check with your tenant and send the record to you both.",
    },
  ],
  street: {
    line: ["bay terrace", "semi", "parade", "school", "timber frames", "villa", "semi", "council block 4", "factory"],
    notes: [
      ["semi", "Under a cold bay window we can fit a larger radiator."],
      ["villa", "In a villa in flats we put each gas meter where you can reach it."],
      ["council block", "If council flats share one flue, we check it from end to end."],
    ],
  },
} as const satisfies AreaCopy;
