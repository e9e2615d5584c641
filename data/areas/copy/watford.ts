import type { AreaCopy } from "../../types";

export const watford = {
  description:
    "Emergency plumbers, gas engineers, boiler repair and air conditioning in Watford, Bushey, Oxhey and Abbots Langley, for homes, shops and offices.",
  lead: "Call us for an emergency plumber, a gas engineer or boiler repair in Watford, Bushey or Abbots Langley. We also do the yearly gas check in rented houses and service air conditioning in shops, studios and offices.",
  buildings: [
    "For work in the Harlequin mall or a Clarendon Road office, we’ll need your building manager’s permit, so please ask for it when you book. If you run a restaurant near the Town Hall or the Parade, we can take the extract duct up the back of the building.",
    "If your Victorian villa in Nascot is split into flats, several flues may come out of one wall, so we check them together. In Cassiobury there’s often room for a heat pump at the side of a semi. On the South Oxhey estate, check with the landlord before you change a boiler, because the flue may not be yours. If you work at Leavesden’s film studios, send us the site’s rules.",
  ],
  working: [
    "The Clarendon Road towers have their cooling plant on the roof, and heavy parts have to go up by crane. We’ll arrange an early Sunday lift and a road closure with the highway authority and your landlord.",
    "At the hospital, we’d need a written permit before we turn off water or ventilation. If your cellar in the lower High Street lets in water, we can fit pumps.",
  ],
  dayAndNight: [
    "Office too hot on Clarendon Road? We [repair air conditioning](/air-conditioning) by appointment, and our [emergency cooling engineers](/services/emergency-hvac) come out if it can’t wait. In stores and trade parks we look after [units on the roof](/services/rooftop-unit-installation) and heaters under a [planned maintenance contract](/maintenance).",
    "From Bushey to South Oxhey, our [24-hour plumbers](/services/emergency-plumbing-repairs) deal with leaks and blocked drains. If you’re a letting agent, you can order [gas safety records](/gas-services/landlord-gas-safety) from us and, if a check finds a fault, the [boiler repair](/boiler-services) as well.",
  ],
  benefits: [
    "We’ll plan your job around the football, because Vicarage Road can close on match days",
    "Watford’s water is hard, so we can treat it before it scales up your dishwashers",
    "We can connect and test your shop fit-out at night, when the mall is closed",
  ],
  demand: [
    {
      service: "rooftop-unit-installation",
      why: "Many stores, studios and trade parks have their plant on the roof, where we can repair or replace it.",
    },
    {
      service: "air-conditioning-installation",
      why: "If you’re changing your office layout, we can alter the cooling floor by floor while everyone else keeps working.",
    },
    {
      service: "landlord-gas-safety",
      why: "If you rent out terraced houses in West Watford or flats in Nascot, we can plan all the yearly checks together.",
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
      ["shopping centre", "Fitting out a shop? We’ll help you get the mall’s approval."],
      ["by-law terrace", "Meter in the front cellar? Please clear the way before we come."],
      ["1960s office", "If the windows don’t open, we treat a cooling fault as urgent."],
    ],
  },
} as const satisfies AreaCopy;
