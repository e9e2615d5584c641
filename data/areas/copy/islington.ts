import { changes } from "../../changes";
import type { AreaCopy } from "../../types";

export const islington = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Islington, for flats in Barnsbury, restaurants on Upper Street and offices in Clerkenwell.",
  lead: "From the Angel to Archway, our emergency plumbers and gas engineers are on call day and night for a leak, a blocked drain or a boiler repair. We also repair air con in shops and offices, and gas appliances in restaurants.",
  advice: {
    houses: [
      "In many terraced houses a flue can only come out of the narrow back addition, close to the neighbours’ windows. We measure the distance before you buy a boiler.",
    ],
    flats: [
      "The flats in a Georgian house in Barnsbury or Canonbury usually share one soil pipe, which carries the waste from every bathroom. When it blocks, the basement floods first, so we start there.",
      "Near Old Street and City Road, your heat may come from the Bunhill network. If your flat is cold, tell your landlord or the operator first. For them, we can repair your heat interface unit (HIU), which passes the heat to your radiators and taps.",
      "In Finsbury council housing or the City Road towers, a leaking pipe inside a wall may not be yours. Ring your landlord or the building manager before you pay for a plumber.",
      "To turn off the water in a flat over a shop in Holloway, Highbury or Archway, we may need the key to the cellar, so please ask the shop for it. We can label your stopcock while we’re there.",
      `If you run shared heating for several homes, you must register it with Ofgem by ${changes.heatNetworks.day}. [Our guide](/guides/heat-network-registration) says who counts as the operator.`,
    ],
    offices: [
      "The roof of an old warehouse in Clerkenwell or Farringdon may not take heavy cooling equipment. Before we quote, we check what it can carry.",
    ],
    access: [
      "If you live here, please have a visitor permit ready for us. Then we can park outside for the whole job, and needn’t stop to move the van.",
    ],
  },
  demand: [
    {
      service: "appliance-servicing",
      why: "A house converted into flats may have a boiler on every floor. We can service all of them in one visit, if the flats agree on a day.",
    },
    {
      service: "air-conditioning-installation",
      why: "Studios and offices in former workshops have big windows, and get hot in summer. We can fit air conditioning.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "Many restaurants and cafés cook in small rooms with few windows, so the gas must not stay on when the extract fan fails. We check that it cuts off.",
    },
  ],
  street: {
    line: [
      "Georgian terrace",
      "council block",
      "parade",
      "pub",
      "warehouse 5",
      "by-law terrace",
      "point tower",
      "university",
    ],
    notes: [
      ["Georgian terrace", "Weak shower on the top floor of a Georgian house? We test the flow before you buy a pump."],
      ["council block", "Cold council flat? Ring the council first, because the heating may be shared."],
      ["warehouse", "Studio cold in an old warehouse? The heat may be up at the roof, so we check the fans."],
    ],
    network: "council block",
  },
} as const satisfies AreaCopy;
