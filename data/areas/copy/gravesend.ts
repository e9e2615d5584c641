import type { AreaCopy } from "../../types";

export const gravesend = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Gravesend, Northfleet, Ebbsfleet and Meopham, with kitchen gas repairs and landlords’ checks.",
  lead: "Our emergency plumbers and gas engineers work in Gravesend, Northfleet, Swanscombe, Ebbsfleet and the villages to the south. Call us about a blocked drain or a boiler repair at home, kitchen gas in a restaurant or school, or air conditioning in a shop or office.",
  buildings: [
    "Flats in the stucco houses on Harmer Street and Berkley Crescent often share one water pipe, so warn your neighbours before we turn off the water. In Victorian houses on Windmill Hill and Pelham Road, the gas meters may be in the cellar, so keep the way clear.",
    "Some homes in Longfield, Hartley and Meopham have no mains gas, so tell us which fuel yours uses.",
    "In a temple or school kitchen that feeds hundreds, we can fit the extract fan and grease trap.",
  ],
  working: ["An outdoor air conditioning unit may need planning permission. We check before you order."],
  dayAndNight: [
    "If a pipe bursts or a drain blocks, call our [emergency plumbers](/services/emergency-plumbing-repairs) day or night. No heating or hot water? If you rent your home, ring your landlord first: repairs are their job. If the boiler is yours, or your tenant’s has failed, ring us at any hour for a [boiler repair](/boiler-services). Our [heating engineers](/heating-services) also work in homes without gas. We do landlords’ annual [gas safety checks](/gas-services/landlord-gas-safety), and can do several flats in one visit.",
    "We do [kitchen gas repairs and checks](/gas-services/commercial-kitchen-gas) in restaurants, pubs, temples and schools. After the gas emergency service has made a leak safe, call us for [gas leak repair](/services/emergency-gas-repairs). We fix it and relight your appliances.",
    "If the [air conditioning](/air-conditioning) stops in your shop or office, [ring us day or night](/services/emergency-hvac). Building managers can ask for a [maintenance contract](/maintenance).",
  ],
  benefits: [
    "In a conservation area, we try to take the flue out at the back",
    "Before work in a warehouse, on a wharf or at the Town Pier, we agree access with the site manager",
    "For a heat pump on a post-war house in New Ash Green, we help you get the village association’s consent",
  ],
  demand: [
    {
      service: "landlord-gas-safety",
      why: "If you let a home, we do the gas safety check and tell you when the next is due.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "We fit the safety valve that shuts off a kitchen’s gas when the extract fan fails.",
    },
    {
      service: "emergency-gas-repairs",
      why: "Old steel or lead gas pipes can leak. We replace them.",
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
      ["stucco terrace", "We can repair your cellar pump and fit a flood alarm."],
      ["dock", "We can fit a flap valve to stop the river coming up your drain."],
      ["villa", "No hot water in your flat? We repair the boiler or the cylinder."],
    ],
  },
} as const satisfies AreaCopy;
