import type { AreaCopy } from "../../types";

export const watford = {
  description:
    "Call us in Watford, Bushey, Oxhey or Abbots Langley for an emergency plumber, a gas engineer, boiler repair or air conditioning in shops and offices.",
  lead: "We send emergency plumbers and gas engineers to Watford, Bushey, Oxhey and Abbots Langley. We do boiler repair at home, yearly checks on rented houses, and air conditioning in shops, studios and offices.",
  buildings: [
    "For a shop in the Harlequin mall, or an office on Clarendon Road, we need the building manager’s permit. Near the Town Hall and the Parade, a restaurant’s duct has to climb the rear. In a terrace off Vicarage Road, by the football ground, we look for the gas meter in the front cellar.",
    "A Victorian villa in Nascot, a conservation area, may have flats with separate boilers and one flue wall. Semis in Cassiobury may have space beside the house for a heat pump. On the estate at South Oxhey, ask who owns the flue. For Leavesden’s film studios or the hospital, send us the permit rules. In Bushey’s large old buildings we size radiators for high rooms.",
  ],
  working: [
    "The cooling plant of the Clarendon Road towers stands on the roof. To replace a coil we need a crane, a road closure and an early Sunday. We plan that with the highway authority and your landlord.",
    "At the hospital, water or ventilation may be turned off only with a written permit. The Colne runs shallow under the lower High Street, so cellars there need pumps.",
  ],
  dayAndNight: [
    "Office too hot on Clarendon Road? We do [air conditioning repair](/air-conditioning) by appointment, and [emergency cooling repair](/services/emergency-hvac) if it cannot wait. For stores and trade parks we look after [units on the roof](/services/rooftop-unit-installation) and heaters under a [planned maintenance contract](/maintenance).",
    "From Bushey to South Oxhey, call our [24-hour plumbers](/services/emergency-plumbing-repairs) about a leak or a blocked drain. Letting agents can order [gas safety records](/gas-services/landlord-gas-safety) and, if the check finds a fault, the [boiler repair](/boiler-services) with it.",
  ],
  benefits: [
    "Your programme for Vicarage Road leaves out match days from the start",
    "Water treatment is part of the job, because chalk scales up humidifiers and dishwashers",
    "We connect and test shop fit-outs in the mall at night",
  ],
  demand: [
    {
      service: "rooftop-unit-installation",
      why: "Stores, studios and trade parks from Colne Valley to Leavesden have small yards and large roofs.",
    },
    {
      service: "air-conditioning-installation",
      why: "Office tenants change their layout floor by floor while the rest of the building stays in use.",
    },
    {
      service: "landlord-gas-safety",
      why: "Many terraces in West Watford and converted houses in Nascot are rented, so agents have a lot of dates to keep at once.",
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
      ["shopping centre", "The mall has its own rules for connecting services to a shop."],
      ["by-law terrace", "Crowds close Vicarage Road when there is a match."],
      ["1960s office", "Office windows do not open, so a cooling fault is felt quickly."],
    ],
  },
} as const satisfies AreaCopy;
