import type { AreaCopy } from "../../types";

export const gerrardsCross = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Gerrards Cross, Beaconsfield and the Chalfonts, with heat pumps for large Edwardian houses.",
  lead: "We send emergency plumbers and gas engineers to Gerrards Cross, Beaconsfield and the Chalfonts. They repair boilers, replace old lead pipes and can tell you whether your house suits a heat pump.",
  buildings: [
    "Does one wing of your large Edwardian house in Camp Road or South Park stay cold? Let us check for a stuck valve before you buy a boiler. If you have a Tudor-fronted shop in Packhorse Road, near the station, tell us whether the flat above has its own meter.",
    "Detached houses on wide plots often have long gas pipes from the road, so we test them for leaks. If your cottage at Chalfont St Giles is heated by oil, ask us what could replace it. If you manage a campus such as the one at Chalfont St Peter, tell us which buildings are cold.",
  ],
  working: [
    "A heat pump on the wall could spoil an Arts and Crafts house, but on a wide plot we can usually put it behind the garage.",
    "The groundwater at Chalfont St Peter rises and falls with the stream. If you have a basement there, we can fit a pump.",
  ],
  dayAndNight: [
    "If a tank or pipe bursts, call our [emergency plumbers](/services/emergency-plumbing-repairs). Our [bathroom and kitchen plumbers](/services/bathroom-kitchen-plumbing) can then replace the rest of the old system. We also offer [boiler repair and servicing](/boiler-services), and advice on [heat pumps and lower bills](/services/energy-efficient-solutions).",
    "Do you run a care home or a campus? You can put its heating, gas and water under [one contract](/maintenance). For your inn or café, we do [kitchen gas checks](/gas-services/commercial-kitchen-gas) and fit [cooling that stays out of sight](/air-conditioning).",
  ],
  benefits: [
    "We record your radiators’ temperature on a cold morning before we size a heat pump",
    "In Beaconsfield’s Old Town we agree flues and grease ducts with the conservation officer",
    "If you have a pumped basement, we’ll test the pump in dry years as well",
  ],
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "Big, draughty houses use a lot of gas, and we can show you which low-carbon heating would suit yours.",
    },
    {
      service: "hvac-system-design",
      why: "A rule of thumb can give the wrong size of plant for a care campus or an enlarged villa, so we calculate it.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "We replace the lead supply pipes, galvanised tanks and iron soil pipes behind the panelling of older houses.",
    },
  ],
  street: {
    line: ["station", "timber frames", "villa", "detached house", "church", "parade", "villa", "pub", "university"],
    notes: [
      ["timber frames", "Timber frame behind a brick front? We’ll route the ducts past it."],
      ["villa", "Long, sloping roof? There’s usually room for our ducts under it."],
      ["detached house", "Leaded windows lose heat, so we size your heat pump to allow for it."],
    ],
  },
} as const satisfies AreaCopy;
