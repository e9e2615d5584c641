import type { AreaCopy } from "../../types";

export const battersea = {
  description:
    "Plumbing, gas, boiler repair and air conditioning in Battersea, with emergency plumbers for mansion flats, Nine Elms towers and Northcote Road shops.",
  lead: "We have emergency plumbers, gas engineers and air conditioning engineers for homes and businesses in Battersea. We can cool a flat that overheats, look after the gas in a small kitchen or trace a leak through a mansion block.",
  buildings: [
    "In the mansion blocks of Prince of Wales Drive, we ask the porter which flats will lose water before we drain a riser. If you live in a bay-windowed terrace south of Clapham Junction, look for your stop valve in the pavement or the cellar. The cottages off Lavender Hill are small, so we measure before we suggest a cylinder.",
    "If you live at the Power Station or in a Nine Elms tower, report a cold radiator to the building’s manager first, because its heat may be shared. On post-war council estates such as Winstanley and Doddington, boiler repair is usually your landlord’s job.",
  ],
  working: [
    "A mansion flat five floors up has no roof of its own, so we usually take the boiler flue to the rear or into the lightwell. You’ll need the freeholder’s licence before anything is ordered. At Shaftesbury Park we keep flues and pipes off the street fronts.",
    "Most work in the riverside blocks needs a permit, so we’ll book the loading slot, the goods lift and any draining with the estate office. If you’re planning a kitchen or a gym under the viaducts, let us draw the ducts before you fix the layout.",
  ],
  dayAndNight: [
    "If water comes through your ceiling, ring our [emergency plumbers in Battersea](/services/emergency-plumbing-repairs), day or night. For smaller jobs you can book [a plumber](/plumbing-services/plumber-london) by appointment.",
    "Our [air conditioning engineers](/air-conditioning) cool riverside flats that overheat. We also look after [gas in commercial kitchens](/gas-services/commercial-kitchen-gas), and do [boiler repair and replacement](/boiler-services). If you smell gas, {gasEmergency} is the number, before ours. Our [emergency page](/emergency) has the steps.",
  ],
  benefits: [
    "Your freeholder’s surveyor gets drawings that are clear enough to approve",
    "We service fan coils (the units that blow cool air) within your estate’s permit times",
    "In an arch kitchen we size the extract first, so that you can choose hobs to match",
  ],
  demand: [
    {
      service: "air-conditioning-installation",
      why: "We find places for outdoor units that your neighbours by the river or the park neither see nor hear.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "In small kitchens on Northcote Road, we test that the gas stops when the extract does.",
    },
    {
      service: "plumber-london",
      why: "If you add a basement or a loft room, we can renew a supply pipe that has become too small.",
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
      ["mansion block", "A leak soon reaches the ceilings below, so we shut the riser first."],
      ["arches", "An arch is open only at its ends, so we plan its ducts first."],
      ["glass tower", "No gas up here: we service the unit that brings your heat."],
    ],
  },
} as const satisfies AreaCopy;
