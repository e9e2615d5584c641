import type { AreaCopy } from "../../types";

export const brentwood = {
  description:
    "Gas engineers, boiler repair and emergency plumbers in Brentwood, Shenfield and Hutton, with kitchen gas for restaurants and school boiler rooms.",
  lead: "Our emergency plumbers, gas engineers and heating engineers work in Brentwood, Shenfield, Hutton and Warley. We look after boiler rooms in schools, gas in restaurant kitchens and bedrooms that get too hot.",
  buildings: [
    "In the listed hospital on Warley Hill, which is now flats, tell the management company before anyone drains a shared riser. A commuter semi in Shenfield often still has a loft tank, so ask us about pressure before you choose a shower.",
    "We service shops on Hutton Road and pubs on the High Street before they open. A detached house at Hutton Mount may have a long water pipe of its own from the road. In a factory at Hutton or Childerditch, send us a photograph of the heater’s plate.",
  ],
  working: [
    "Heavy work in schools is kept for the summer holiday. Pumps in separate boiler rooms can work against each other, so we measure the flows before we replace anything. In the hospital conversion, thick walls and listed chimneys limit where a flue can come out, and we plan each one with the management company.",
    "Outdoor units at Hutton Mount stay away from the neighbours’ bedrooms. If your road is private, tell us its rules on parking and working hours.",
  ],
  dayAndNight: [
    "When the gas shuts off or a fan fails before the evening trade, ring our [commercial kitchen gas engineers](/gas-services/commercial-kitchen-gas). Schools and care homes can arrange [yearly servicing under contract](/maintenance), with the [gas certificates for their sites](/services/gas-safety-certificates) included.",
    "At home we do [boiler repair](/boiler-services), [bathroom plumbing](/services/bathroom-kitchen-plumbing) and [air conditioning repair](/air-conditioning). If water or heating fails at night, the [page for emergencies](/emergency) tells you how to limit the damage and how to reach us.",
  ],
  benefits: [
    "We can bring several school boiler rooms under one set of controls during August",
    "Your kitchen has its gas cut-off and its extract tested in a single visit",
    "Trenches at Hutton Mount are planned round tree roots and covenants before we dig",
  ],
  demand: [
    {
      service: "commercial-boiler-installation",
      why: "Independent schools and care homes have ageing boiler rooms that were extended with each new block.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "A small kitchen fitted into an old shop needs gas that shuts off when the extract fan stops.",
    },
    {
      service: "air-conditioning-installation",
      why: "A glazed garden room overheats, and its outdoor unit can stand out of sight by a wall.",
    },
  ],
  street: {
    line: ["pub", "parade", "church", "school", "new flats 5", "semi", "detached house", "factory"],
    notes: [
      ["parade", "A kitchen’s duct on the High Street has to end above the next windows."],
      ["school", "A school built block by block may have four boiler rooms on one meter."],
      ["detached house", "In a large house, the bedrooms under the roof overheat first."],
    ],
  },
} as const satisfies AreaCopy;
