import type { AreaCopy } from "../../types";

export const gravesend = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Gravesend, Northfleet, Ebbsfleet and Meopham, with kitchen gas and landlords’ gas checks.",
  lead: "Our emergency plumbers and gas engineers work in Gravesend, Northfleet, Swanscombe, Ebbsfleet and the villages to the south. Call us when a pipe bursts, the boiler stops or the gas goes off.",
  buildings: [
    "Flats in the stucco houses of Harmer Street and Berkley Crescent often share one water pipe, so please warn your neighbours before we turn it off. In a Victorian villa on Windmill Hill or Pelham Road, the gas meters may be in the cellar. Please clear the way to them.",
    "We also work in new homes at Ebbsfleet and in the post-war houses of New Ash Green. Some homes in Longfield, Hartley and Meopham have no mains gas, so tell us what heats yours.",
    "Before work in a warehouse, on a wharf or at the Town Pier, we agree access with the site manager.",
  ],
  working: ["The outdoor unit of an air conditioning system may need planning permission. We check before you order."],
  dayAndNight: [
    "If a pipe bursts or your drain is blocked, call our [emergency plumbers](/services/emergency-plumbing-repairs) day or night. No heating? Ring us for a [boiler repair](/boiler-services). For landlords we do the yearly [gas safety check](/gas-services/landlord-gas-safety), and can do several flats in one visit. Our [heating engineers](/heating-services) also work in homes without gas.",
    "We do [kitchen gas repairs and checks](/gas-services/commercial-kitchen-gas) in restaurants, pubs, temples and schools. After the gas emergency service has made a leak safe, call us for [gas leak repair](/services/emergency-gas-repairs). We mend the pipe and relight your appliances.",
    "Ring us for [air conditioning repair](/air-conditioning), or a new system, in a shop or an office. Building managers can ask us for a [maintenance contract](/maintenance).",
  ],
  benefits: [
    "In a conservation area, we try to take the flue out at the back of the house",
    "We fit the extract fan and grease trap in a temple or school kitchen that feeds hundreds",
    "Heat pump at New Ash Green? We help you get the village association’s consent",
  ],
  demand: [
    {
      service: "landlord-gas-safety",
      why: "We do the yearly gas check in your rented homes and remind you when it’s due.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "We fit the safety valve that shuts off a kitchen’s gas when the extract fan fails.",
    },
    {
      service: "emergency-gas-repairs",
      why: "Old gas pipes of steel or lead can start to leak, and we replace them.",
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
      ["stucco terrace", "Cellar pump failed? We can repair it and fit a flood alarm."],
      ["dock", "River coming up your drain? We can fit a flap valve to stop it."],
      ["villa", "No hot water in your flat? We repair the boiler or the cylinder."],
    ],
  },
} as const satisfies AreaCopy;
