import type { AreaCopy } from "../../types";

export const watford = {
  description:
    "Emergency plumbers, gas engineers, boiler repair and air conditioning in Watford, Bushey, Oxhey and Abbots Langley, for homes, shops and offices.",
  lead: "Call us for an emergency plumber, a gas engineer or boiler repair in Watford, Bushey or Abbots Langley. We also do the yearly gas check in rented houses and service air conditioning in shops, studios and offices.",
  buildings: [
    "For work in the Harlequin mall or a Clarendon Road office, we’ll ask your building manager for a permit before we come. For a restaurant near the Town Hall or the Parade, we can usually take the extract duct up the back of the building.",
    "In a Nascot villa split into flats, we check that a new flue is far enough from the neighbours’ windows. If you’d like a heat pump for your semi in Cassiobury, we can work out your heat loss and where the unit could stand. Tenants on the South Oxhey estate should report a broken boiler to the landlord, but if you own your home, call us. At the Leavesden film studios, we can work between shoots.",
  ],
  working: [
    "If new cooling plant for an office roof has to go up by crane, we’ll arrange a Sunday lift and a road closure with the highway authority and your landlord.",
    "At the hospital, we’d need a written permit before we turn off water or ventilation. If your cellar in the lower High Street lets in water, we can fit a pump.",
  ],
  dayAndNight: [
    "Office too hot on Clarendon Road? We [repair air conditioning](/air-conditioning) by appointment, and our [emergency cooling engineers](/services/emergency-hvac) come out if it can’t wait. In stores and trade parks we can service [units on the roof](/services/rooftop-unit-installation) and heaters under a [planned maintenance contract](/maintenance).",
    "From Bushey to South Oxhey, our [24-hour plumbers](/services/emergency-plumbing-repairs) deal with leaks and blocked drains. Letting agents can order [gas safety records](/gas-services/landlord-gas-safety) from us, and a [boiler repair](/boiler-services) if the check finds a fault.",
  ],
  benefits: [
    "We’ll plan your job around the football, because Vicarage Road can close on match days",
    "Watford’s water is hard, but we can fit a softener to keep limescale out of your dishwasher",
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
      why: "If you rent out several terraced houses in West Watford, we can plan all the yearly checks together.",
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
      ["shopping centre", "Fitting out a shop in the mall? We can help with its approvals."],
      ["by-law terrace", "Old boiler in your terraced house? We can replace it."],
      ["1960s office", "Office windows that don’t open? We treat a cooling fault as urgent."],
    ],
  },
} as const satisfies AreaCopy;
