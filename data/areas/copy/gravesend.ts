import type { AreaCopy } from "../../types";

export const gravesend = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Gravesend, Northfleet, Ebbsfleet and Meopham, with gas checks for landlords and commercial kitchens.",
  lead: "Our emergency plumbers and gas engineers are on call at any hour in Gravesend, Northfleet, Swanscombe, Ebbsfleet and the villages to the south, for a leak or a boiler repair. We also repair cookers in restaurants and air con in shops.",
  advice: {
    houses: [
      "In Victorian houses on Windmill Hill and Pelham Road, the gas meter may be in the cellar. We have to reach it when we work on your boiler, so please keep the way to it clear.",
      "Some homes in Longfield, Hartley and Meopham have no mains gas. When you ring our [heating engineers](/heating-services), tell them which fuel you use, so that we send someone who works with it.",
    ],
    flats: [
      "Flats in the stucco houses on Harmer Street and Berkley Crescent often share one water pipe. Please warn your neighbours before we turn off the water, because they’ll be without it too.",
    ],
    shops: [
      "An outdoor air conditioning unit on your shop or restaurant may need planning permission. Before you order one, ask us to look at the building. We can supply the drawings for your application.",
    ],
    offices: [
      "A temple or school kitchen that feeds hundreds sends a lot of steam and grease into its ducts and drains. We can fit an extract fan and a grease trap of the right size.",
    ],
    access: [
      "A flue at the front of a house in a conservation area may need planning permission, so we try to take it out at the back.",
      "In New Ash Green, you need the village association’s consent to fit a heat pump outside your house. We can supply drawings for that too.",
      "A warehouse, a wharf or the Town Pier may have fixed hours and routes for vans. Before we start work there, we agree access with the site manager.",
    ],
  },
  demand: [
    {
      service: "landlord-gas-safety",
      why: "If you rent out an older house as flats, we check every gas appliance in it for your CP12, and tell you when the next check is due.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "When the extract fan fails in a busy kitchen, the gas has to be shut off. We can fit a safety valve that shuts it off automatically.",
    },
    {
      service: "emergency-gas-repairs",
      why: "Old houses may still have steel or lead gas pipes, which can leak. Once the gas emergency service has made a leaking pipe safe, we can replace it.",
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
      ["stucco terrace", "If the pump in your cellar has failed, we can repair it and add an alarm."],
      ["dock", "Near the river, we can fit a flap valve that stops the tide coming up your drain."],
      ["villa", "In a Victorian house split into flats, we can label the valve that shuts off the water to each."],
    ],
  },
} as const satisfies AreaCopy;
