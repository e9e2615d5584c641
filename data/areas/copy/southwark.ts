import { changes } from "../../changes";
import type { AreaCopy } from "../../types";

export const southwark = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Southwark, from London Bridge offices and Bermondsey flats to homes and restaurants in Peckham.",
  lead: "Call us for an emergency plumber or a gas engineer in Southwark, from London Bridge to Peckham and Rotherhithe. We repair leaks, boilers and office air conditioning, and do kitchen gas repairs and checks in restaurants.",
  buildings: [
    "If your flat at Elephant and Castle goes cold, check with a neighbour. If theirs is cold too, tell the building manager or, on Walworth estates such as the Aylesbury, the council. In Camberwell, a new flue on a listed Georgian house may need consent. In Rotherhithe warehouse flats and at Canada Water, we can fit valves that stop low drains backing up. If your basement is below the sewer, we can fit pumps that lift the waste water.",
    "If you trade at Borough Market or in the railway arches, you may share a gas pipe, so please warn your neighbours before we turn it off.",
    "If your office is in one of the London Bridge towers, tell us who issues permits to work.",
  ],
  working: [
    `Several estates near South Bermondsey get their heat from SELCHP, the waste-burning plant. Before we alter radiators there, we ask the operator for its rules on pressure and flushing.`,
    `Landlords and managing agents who already run communal heating must register it with Ofgem by ${changes.heatNetworks.day}.`,
  ],
  dayAndNight: [
    "Call our [emergency plumbers](/services/emergency-plumbing-repairs) at any time about a burst pipe or a blocked drain. If you rent your home and the boiler stops, tell your landlord first: they have to repair it. If it’s yours, ring us for a [boiler repair](/boiler-services), day or night. We do the annual [gas safety check](/gas-services/landlord-gas-safety) for landlords. Our [heating engineers](/heating-services) work on shared heating in blocks of flats.",
    "If your office air con stops, [ring us at any hour](/services/emergency-hvac). We repair [air conditioning](/air-conditioning), [chillers](/services/chiller-installation) and the [building management systems](/bms-services) that control them. We do [kitchen gas checks and repairs](/gas-services/commercial-kitchen-gas) for restaurants and market traders. If you manage a building, ask about a [contract](/maintenance) with [emergency cover](/emergency-services).",
  ],
  benefits: [
    "After work on a heat network, we refill your radiators with treated water",
    "At Guy’s Hospital and Tate Modern, the former power station, we agree shutdowns with the estates team",
    "For work in a tower, we book the inductions and the goods lift",
  ],
  demand: [
    {
      service: "heating-system-maintenance",
      why: "Dirt and air collect in the long pipes that flats share, so we clear both at every service.",
    },
    {
      service: "chiller-installation",
      why: "Before you order a chiller for a tower roof, we check crane access, the roof steel and the power supply.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "We check gas and extract in vaults and arches that weren’t built as kitchens.",
    },
  ],
  street: {
    line: [
      "glass tower",
      "hospital 8",
      "market hall",
      "arches",
      "warehouse 6",
      "power station",
      "slab 9",
      "Georgian terrace",
    ],
    notes: [
      ["market hall", "Before a market stall adds a cooker, we check the gas pipe."],
      ["warehouse", "We can fit air conditioning in an old warehouse office."],
      ["slab", "Only your flat cold? We check the heating valve."],
    ],
  },
} as const satisfies AreaCopy;
