import { changes } from "../../changes";
import type { AreaCopy } from "../../types";

export const islington = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Islington, for flats in Barnsbury, restaurants on Upper Street and offices in Clerkenwell.",
  lead: "From the Angel to Archway, our emergency plumbers and gas engineers come day or night for a leak, a blocked drain or a boiler repair. We repair air con in shops and offices, and gas appliances in restaurants.",
  advice: {
    houses: [
      "In many terraces a flue can only come out of the narrow back addition, close to neighbours’ windows. We check the distance first.",
      `If you run shared heating for several homes, you must register it with Ofgem by ${changes.heatNetworks.day}.`,
    ],
    flats: [
      "We label each stopcock in houses split into flats, to save time when there’s a leak.",
      "Near Old Street and City Road, you may be on the Bunhill heat network. If your flat is cold, tell your landlord or the operator first. We can repair the heat interface unit (HIU) for them.",
      "Flats in the Georgian terraces of Barnsbury and Canonbury usually share one soil pipe. When it blocks, the basement floods first, so we start there.",
      "In Finsbury council housing or the City Road towers, a leaking pipe inside a wall may not be yours, so ring your landlord or the building manager.",
      "To turn off the water in a flat over a shop in Holloway, Highbury or Archway, we may need the cellar key, so please ask the shop for it.",
    ],
    offices: [
      "In offices and university buildings, we service air conditioning before staff arrive.",
      "The roof of an old warehouse in Clerkenwell or Farringdon may not take heavy cooling equipment, so we check before we quote.",
    ],
    access: ["Give us a visitor permit and we can park outside for the whole job."],
  },
  demand: [
    {
      service: "appliance-servicing",
      why: "We can service every boiler in a converted house in one visit.",
    },
    {
      service: "air-conditioning-installation",
      why: "Offices and studios with big windows get hot. We can fit air conditioning.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "We check that the gas in your restaurant or café cuts off if the extract fan fails.",
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
      ["Georgian terrace", "If the shower is weak in your top-floor flat, a pump may help."],
      ["council block", "Cold council flat? Ring the council first: the heating may be shared."],
      ["warehouse", "Studio cold in an old warehouse? We test the heater and controls."],
    ],
    network: "council block",
  },
} as const satisfies AreaCopy;
