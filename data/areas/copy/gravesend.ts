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
      "Flats in the stucco houses on Harmer Street and Berkley Crescent often share one water pipe. Please warn your neighbours before we turn it off, as they’ll be without water too.",
    ],
    offices: [
      "A temple or school kitchen that feeds hundreds sends a lot of steam and grease into its ducts and drains. We can fit an extract fan and a grease trap of the right size.",
    ],
    access: [
      "A flue at the front of a house in a conservation area, or an outdoor air conditioning unit, may need planning permission. We try to take the flue out at the back, and we’ll check before you order a unit.",
      "The village association in New Ash Green has to consent to a heat pump on the outside of a post-war house. We can help you apply.",
      "A warehouse, a wharf or the Town Pier may have fixed hours and routes for vans. Before we start work there, we agree access with the site manager.",
    ],
  },
  demand: [
    {
      service: "landlord-gas-safety",
      why: "In an older house let as flats, the gas appliances may all be of different ages. We check each of them for your CP12, and tell you when the next check is due.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "When the extract fan fails in a busy kitchen, its gas has to be shut off. We can fit the safety valve that does it.",
    },
    {
      service: "emergency-gas-repairs",
      why: "Old houses may still have gas pipes of steel or lead, which can leak. Once the gas emergency service has made one safe, we can replace it.",
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
      ["dock", "Near the river, a flap valve stops the tide coming up your drain. We can fit one."],
      ["villa", "In a Victorian house split into flats, we can label the valve that shuts off each flat."],
    ],
  },
} as const satisfies AreaCopy;
