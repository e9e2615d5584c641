import type { AreaCopy } from "../../types";

export const watford = {
  description:
    "Emergency plumbers, gas engineers, boiler repair and air conditioning in Watford, Bushey, Oxhey and Abbots Langley, for homes, shops and offices.",
  lead: "Call us for an emergency plumber, a gas engineer or boiler repair in Watford, Bushey, Oxhey or Abbots Langley. We also repair air conditioning in shops and offices, and work in restaurants, warehouses and studios.",
  buildings: [
    "Before you buy a boiler for a West Watford terrace, or a home in Cassiobury or South Oxhey, we check the gas pipe. Where a Victorian house in Nascot is split into flats, we keep a new flue away from the neighbours’ windows. If you rent your home, report a heating or hot water fault to your landlord, who has to repair it.",
    "In the Harlequin shopping centre and in offices, we ask for a permit to work. A new restaurant near the Town Hall may need its extract duct up the back wall. We plan the route. At the Leavesden film studios, we can work between shoots.",
  ],
  working: [
    "New cooling plant for an office roof needs a crane. We arrange a Sunday lift with your landlord, and a road closure with the highway authority.",
    "Watford’s water is hard. We can fit a softener to keep limescale out of your shower.",
  ],
  dayAndNight: [
    "Call our [24-hour plumbers](/services/emergency-plumbing-repairs) about leaks, burst pipes and blocked drains.",
    "Boiler stopped in a home you own or let? Call us day or night for a [boiler repair](/boiler-services). For landlords and letting agents, we do the annual gas safety check and issue the [gas safety record](/gas-services/landlord-gas-safety).",
    "Book an [air conditioning repair](/air-conditioning) for your office or shop. If it can’t wait, our [emergency engineers](/services/emergency-hvac) come out at any hour. We carry out [kitchen gas checks and repairs](/gas-services/commercial-kitchen-gas) in restaurants and pubs. In stores, warehouses and managed buildings we service heaters and [rooftop units](/services/rooftop-unit-installation) under a [maintenance contract](/maintenance).",
  ],
  benefits: [
    "We plan your job around the football, because Vicarage Road can close on match days",
    "At Watford General Hospital, we can agree water and ventilation shutdowns with the estates team",
    "We can do heating and plumbing work in shopping centre units at night",
  ],
  demand: [
    {
      service: "rooftop-unit-installation",
      why: "We replace and repair the rooftop units on stores, studios and trade parks.",
    },
    {
      service: "air-conditioning-installation",
      why: "We move the air conditioning floor by floor when you change an office layout, so the other floors keep working.",
    },
    {
      service: "landlord-gas-safety",
      why: "If you let several houses, we plan all the gas safety checks together.",
    },
  ],
  street: {
    line: [
      "church",
      "shopping centre",
      "town hall",
      "by-law terrace",
      "stadium",
      "villa",
      "1960s office 8",
      "hospital 6",
    ],
    notes: [
      ["shopping centre", "We help you get the centre’s approval for a Harlequin shop fit-out."],
      ["by-law terrace", "Boiler cutting out in your terraced house? We find and fix the fault."],
      ["1960s office", "If office windows don’t open, we treat failed air con as urgent."],
    ],
  },
} as const satisfies AreaCopy;
