import type { AreaCopy } from "../../types";

export const battersea = {
  description:
    "Plumbing, gas, boiler repair and air conditioning in Battersea, with emergency plumbers for mansion flats, Nine Elms towers and Northcote Road shops.",
  lead: "We have emergency plumbers, gas engineers and air conditioning engineers for homes and businesses in Battersea. We can cool a flat that overheats, look after the gas in a small kitchen or trace a leak through a mansion block.",
  buildings: [
    "In a mansion block on Prince of Wales Drive, we ask the porter which flats go dry before we drain a riser. In bay-windowed terraces south of Clapham Junction, look for the stop valve in the pavement or the cellar. The cottages off Lavender Hill leave little room for a cylinder.",
    "If you live at the Power Station or in a Nine Elms tower, report a cold radiator to the building’s manager first, because its heat may be shared. On the post-war council estates, such as Winstanley and Doddington, ask whether the boiler is yours.",
  ],
  working: [
    "A mansion flat five floors up has no roof of its own, so the boiler flue usually goes to the rear or into the lightwell. You need the freeholder’s licence before anything is ordered. At Shaftesbury Park we keep flues and pipes off the street fronts.",
    "Most work in the riverside blocks needs a permit, so we book the loading slot, the goods lift and any draining with the estate office. For a kitchen or gym under the viaducts, we draw the supply and extract ducts before you fix the layout.",
  ],
  dayAndNight: [
    "If water comes through your ceiling, ring our [emergency plumbers in Battersea](/services/emergency-plumbing-repairs), day or night. Our other [plumbers](/plumbing-services/plumber-london) do the smaller jobs by appointment.",
    "Riverside flats that overheat are work for our [air conditioning engineers](/air-conditioning). For restaurants we look after [gas in commercial kitchens](/gas-services/commercial-kitchen-gas), and for the terraces we do [boiler repair and replacement](/boiler-services). If you smell gas in an arch or at home, read [what to do in an emergency](/emergency) first.",
  ],
  benefits: [
    "You get licence drawings that your freeholder’s surveyor can read and approve",
    "We service fan coils (the units that blow cool air) within your estate’s permit times",
    "We size the extract of an arch kitchen first, so that you can choose hobs to match",
  ],
  demand: [
    {
      service: "air-conditioning-installation",
      why: "Glazed flats by the river and top floors facing the park need outdoor units that neighbours neither see nor hear.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "In the small kitchens of Northcote Road and Battersea Rise, the gas must stop when the extract does.",
    },
    {
      service: "plumber-london",
      why: "A house that gains a basement or a loft room often outgrows its old supply pipe.",
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
      ["mansion block", "A leak in a mansion flat soon reaches the ceilings below."],
      ["arches", "An arch is open only at its ends, so all its air passes there."],
      ["glass tower", "The towers get their heat from an energy centre instead of gas."],
    ],
  },
} as const satisfies AreaCopy;
