import type { AreaCopy } from "../../types";

export const gravesend = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Gravesend, Northfleet, Ebbsfleet and Meopham, with kitchen gas repairs and landlords’ checks.",
  lead: "Our emergency plumbers and gas engineers work in Gravesend, Northfleet, Swanscombe, Ebbsfleet and the villages to the south. Call us about leaks, blocked drains and boiler repairs at home, kitchen gas in restaurants and schools, and air conditioning in shops and offices.",
  buildings: [
    "Flats in the stucco houses on Harmer Street and Berkley Crescent often share one water pipe, so warn your neighbours before we turn it off. In Victorian houses on Windmill Hill and Pelham Road, the gas meters may be in the cellar. Please keep the way clear.",
    "Some homes in Longfield, Hartley and Meopham have no mains gas. Tell us which fuel yours uses.",
    "We can fit the extract fan and grease trap in a temple or school kitchen that feeds hundreds.",
  ],
  working: ["An outdoor air conditioning unit may need planning permission. We check before you order."],
  dayAndNight: [
    "If a pipe bursts or a drain blocks, call our [emergency plumbers](/services/emergency-plumbing-repairs) day or night. No heating or hot water? If you rent your home, ring your landlord first: repairs are their job. If you own or let the home, ring us at any hour for a [boiler repair](/boiler-services). Our [heating engineers](/heating-services) also work in homes without gas. We do landlords’ annual [gas safety checks](/gas-services/landlord-gas-safety), and can do several flats in one visit.",
    "We do [kitchen gas repairs and checks](/gas-services/commercial-kitchen-gas) in restaurants, pubs, temples and schools. After the gas emergency service has made a leak safe, call us for [gas leak repair](/services/emergency-gas-repairs). We fix the pipe and relight your appliances.",
    "[Ring us day or night](/services/emergency-hvac) if the [air conditioning](/air-conditioning) stops in your shop or office. Building managers can ask for a [maintenance contract](/maintenance).",
  ],
  benefits: [
    "We try to take the flue out at the back in a conservation area",
    "Before work in a warehouse, on a wharf or at the Town Pier, we agree access with the site manager",
    "We help you get the village association’s consent for a heat pump on a post-war house in New Ash Green",
  ],
  demand: [
    {
      service: "landlord-gas-safety",
      why: "We check the gas in homes you let, and tell you when the next check is due.",
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
      ["dock", "A flap valve stops the river coming up your drain. We can fit one."],
      ["villa", "No hot water in your flat? We find the fault and put it right."],
    ],
  },
} as const satisfies AreaCopy;
