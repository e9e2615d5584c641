import type { AreaCopy } from "../../types";

export const battersea = {
  description:
    "Plumbing, gas, boiler repair and air conditioning in Battersea, with emergency plumbers for mansion flats, Nine Elms towers and Northcote Road shops.",
  lead: "We have emergency plumbers, gas engineers and air conditioning engineers for homes and businesses in Battersea. We can cool a flat that overheats, look after the gas in a small kitchen or trace a leak through a mansion block.",
  buildings: [
    "Live in a mansion block on Prince of Wales Drive? We ask the porter which flats will lose water before we drain a riser. If you live in a bay-windowed terrace south of Clapham Junction, look for your stop valve in the pavement or the cellar. Most cottages off Lavender Hill are small, so we measure up before we suggest a cylinder.",
    "If you live at the Power Station or in a Nine Elms tower, report a cold radiator to the building’s manager first, because your heat may come from a shared plant room. On post-war council estates such as Winstanley and Doddington, boiler repair is usually your landlord’s job.",
  ],
  working: [
    "In a mansion flat, we usually take the boiler flue to the rear or into the lightwell. You’ll need the freeholder’s licence before we order anything. Shaftesbury Park is protected, so we keep flues and pipes off the fronts of its houses.",
    "Most work in the riverside blocks needs a permit. We’ll arrange the loading slot, the goods lift and any draining with the estate office.",
  ],
  dayAndNight: [
    "If water comes through your ceiling, ring our [emergency plumbers in Battersea](/services/emergency-plumbing-repairs), day or night. For smaller jobs you can book [a plumber](/plumbing-services/plumber-london) by appointment.",
    "For riverside flats that get too warm, call our [air conditioning engineers](/air-conditioning). We also look after [gas in commercial kitchens](/gas-services/commercial-kitchen-gas), and offer [boiler repair and replacement](/boiler-services). If you smell gas, the number to ring first is {gasEmergency}. Our [emergency page](/emergency) tells you what to do.",
  ],
  benefits: [
    "We’ll give your freeholder’s surveyor drawings that are clear enough to approve",
    "We service fan coils (the units that blow cool air) within your estate’s permit times",
    "Kitchen under the viaducts? We’ll work out which hobs the extract can cope with",
  ],
  demand: [
    {
      service: "air-conditioning-installation",
      why: "We look for a spot where the outdoor unit won’t disturb neighbours by the river or the park.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "We test that the gas in your Northcote Road kitchen shuts off when the extract stops.",
    },
    {
      service: "plumber-london",
      why: "Adding a basement or a loft room? If the supply pipe is then too small, we can replace it.",
    },
  ],
  street: {
    line: [
      "mansion block",
      "bay terrace",
      "arches",
      "cottage estate",
      "power station",
      "slab 9",
      "glass tower",
      "new flats 7",
    ],
    notes: [
      ["mansion block", "Leak above you? We shut the riser first to save the ceilings below."],
      ["arches", "Fitting out an arch? We’ll plan its fresh air before anything else."],
      ["glass tower", "No gas in your tower? We service the unit that brings in your heat."],
    ],
  },
} as const satisfies AreaCopy;
