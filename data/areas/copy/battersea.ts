import type { AreaCopy } from "../../types";

export const battersea = {
  description:
    "Plumbing, gas, boiler repair and air conditioning in Battersea, with emergency plumbers for mansion flats, Nine Elms towers and Northcote Road shops.",
  lead: "We have emergency plumbers, gas engineers and air conditioning engineers for homes and businesses in Battersea. We can cool a flat that overheats, test the gas in a café kitchen or trace a leak through a mansion block.",
  buildings: [
    "In a mansion block on Prince of Wales Drive, we ask the porter which flats will lose water before we drain a riser. In a bay-windowed terrace south of Clapham Junction, or a cottage off Lavender Hill, the stopcock may be in the cellar or under the pavement.",
    "If you live at the Power Station or in a Nine Elms tower, report a cold radiator to the building’s manager, because your heat may come from a shared plant room. If you rent on one of the council estates, such as Winstanley or Doddington, boiler repair is your landlord’s job.",
  ],
  working: [
    "In a mansion flat, we look for a flue route at the rear, and you’ll need the freeholder’s licence before we fit a new boiler. Shaftesbury Park is a conservation area, so we keep flues and pipes off the fronts of its houses.",
    "Most work in the riverside blocks needs a permit. We’ll arrange the loading slot, the goods lift and any water shutdown with the estate office.",
  ],
  dayAndNight: [
    "If water comes through your ceiling, ring our [emergency plumbers in Battersea](/services/emergency-plumbing-repairs), day or night. For smaller jobs you can book [a plumber](/plumbing-services/plumber-london) by appointment.",
    "For riverside flats that overheat, call our [air conditioning engineers](/air-conditioning). We also test and repair [gas in commercial kitchens](/gas-services/commercial-kitchen-gas), offer [boiler repair and replacement](/boiler-services), and do the yearly [gas check](/gas-services/landlord-gas-safety) for landlords. If you smell gas, the number to ring first is {gasEmergency}. Our [emergency page](/emergency) tells you what to do.",
  ],
  benefits: [
    "We’ll draw up your new boiler or cooling for the freeholder’s surveyor to approve",
    "We service fan coils (the units that blow cool air) within your estate’s permit times",
    "Before you buy cookers for a kitchen under the viaducts, we’ll check what the extract can take",
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
      why: "Adding a bathroom? If the water pipe is too small for it, we can lay a larger one.",
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
      ["mansion block", "Leak above you? Call us, and we’ll trace it and shut off the riser."],
      ["arches", "Fitting out a railway arch? We can plan its fresh air and extract."],
      ["glass tower", "Flat on shared heating? We can service its heat interface unit."],
    ],
  },
} as const satisfies AreaCopy;
