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
      "Near Old Street and City Road, your heat may come from the Bunhill network. If your flat is cold, tell your landlord or the network’s operator first. They can ask us to repair your heat interface unit (HIU), which passes the heat to your radiators and taps.",
      "If you own a flat on a Finsbury council estate or in the City Road towers, a leak inside a wall may not be yours to repair. Ring the building manager before you pay for a plumber.",
      "To turn off the water in a flat over a shop in Holloway, Highbury or Archway, we may have to get into the shop’s cellar. Please ask the shopkeeper for the key, and we’ll label your stopcock for next time.",
      `If you run shared heating for several homes, you must register it with Ofgem by ${changes.heatNetworks.day}. [Our guide](/guides/heat-network-registration) says who counts as the operator.`,
    ],
    shops: [
      "A restaurant on Upper Street may have flats above it, where people can hear a worn extract fan through the walls. We can repair the fan, or fit a quieter one.",
    ],
    offices: [
      "If your office is in an old warehouse in Clerkenwell or Farringdon, the roof may not be strong enough for heavy cooling equipment. Before we quote, we check how much weight it can carry.",
    ],
    access: [
      "If you live here, please have visitor vouchers ready, so that we can park outside for the whole job. Roads round the Arsenal stadium close on match days, so we check the fixtures before we plan a job nearby.",
    ],
  },
  demand: [
    {
      service: "appliance-servicing",
      why: "A house converted into flats may have a boiler on every floor. We can service all of them in one visit, if the owners can agree on a day.",
    },
    {
      service: "air-conditioning-installation",
      why: "Studios and offices in former workshops have big windows and get hot in the sun. We work out how much cooling each room needs.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "Many restaurants and cafés cook in small rooms with few windows, so the gas has to cut off when the extract fan fails. We check that it does.",
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
      ["warehouse", "Studio cold in an old warehouse? We can fit a fan that pushes the warm air down from the roof."],
    ],
    network: "council block",
  },
} as const satisfies AreaCopy;
