import type { AreaCopy } from "../../types";

export const gravesend = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Gravesend, Northfleet, Ebbsfleet and Meopham, with kitchen gas repairs and landlords’ checks.",
  lead: "At any hour, our emergency plumbers and gas engineers come to Gravesend, Northfleet, Swanscombe, Ebbsfleet and the villages to the south. We repair boilers in homes, cookers in restaurants and air con in shops.",
  advice: {
    houses: [
      "In Victorian houses on Windmill Hill and Pelham Road, the gas meters may be in the cellar. Please keep the way to them clear.",
      "Some homes in Longfield, Hartley and Meopham have no mains gas. When you ring our [heating engineers](/heating-services), tell them which fuel you use.",
      "If your boiler is old, we’ll check that parts are still made before you pay for a repair.",
    ],
    flats: [
      "Flats in the stucco houses on Harmer Street and Berkley Crescent often share one water pipe, so warn your neighbours before we turn the water off.",
    ],
    shops: ["For a temple or school kitchen that feeds hundreds, we can fit the extract fan and grease trap."],
    access: [
      "In a conservation area, we try to take the flue out at the back.",
      "Before work in a warehouse, on a wharf or at the Town Pier, we agree access with the site manager.",
      "We can help you get the village association’s consent for a heat pump on a post-war house in New Ash Green.",
      "An outdoor air conditioning unit may need planning permission. We’ll check before you order.",
    ],
  },
  demand: [
    {
      service: "landlord-gas-safety",
      why: "We do the gas safety check (CP12) in homes you let, and tell you when the next one is due.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "We can fit the safety valve that shuts off a kitchen’s gas when the extract fan fails.",
    },
    {
      service: "emergency-gas-repairs",
      why: "Old steel or lead gas pipes can leak. Once the gas emergency service has made one safe, we can replace it.",
    },
  ],
  street: {
    line: [
      "stucco terrace",
      "dock",
      "by-law terrace",
      "parade",
      "church",
      "villa",
      "new-town terrace",
      "school",
      "warehouse 4",
    ],
    notes: [
      ["stucco terrace", "Cellar pump failed? We can repair it and add an alarm."],
      ["dock", "A flap valve stops the river coming up your drain. We can fit one."],
      ["villa", "In Victorian houses split into flats, we repair boilers and pumps."],
    ],
  },
} as const satisfies AreaCopy;
