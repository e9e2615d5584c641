import type { AreaCopy } from "../../types";

export const gerrardsCross = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Gerrards Cross, Beaconsfield and the Chalfonts, with heat pumps for large Edwardian houses.",
  lead: "We send emergency plumbers and gas engineers to Gerrards Cross, Beaconsfield and the Chalfonts. They repair boilers, replace old lead pipes and can tell you whether your house suits a heat pump.",
  buildings: [
    "In a large Edwardian house, for example in Camp Road or South Park, a cold wing may be a stuck valve and not the boiler. A Tudor-fronted shop in Packhorse Road, near the station, may have a flat above with its own meter. Inns in Beaconsfield’s Old Town usually have their flues in the yard.",
    "Detached houses on wide plots have long gas pipes from the road, and cottages at Chalfont St Giles may burn oil. On a campus such as the one at Chalfont St Peter, several buildings can share one heating main.",
  ],
  working: [
    "An outdoor unit beside a dormer would spoil an Arts and Crafts house. On a wide plot there is usually a better place for it behind the garage.",
    "The stream in the Misbourne valley comes and goes with the water in the chalk, so basements at Chalfont St Peter need sump pumps.",
  ],
  dayAndNight: [
    "A burst tank or pipe is stopped by our [emergency plumbers](/services/emergency-plumbing-repairs), and afterwards our [bathroom and kitchen plumbers](/services/bathroom-kitchen-plumbing) can renew what is left of the old system. We offer [boiler repair and servicing](/boiler-services), and advice on [heat pumps and lower bills](/services/energy-efficient-solutions).",
    "Do you run a care home or a campus? [One maintenance contract](/maintenance) can cover its heating, gas and water. In inns and cafés we do [kitchen gas checks](/gas-services/commercial-kitchen-gas) and fit [cooling that stays out of sight](/air-conditioning).",
  ],
  benefits: [
    "We record your radiators’ temperature on a cold morning before we size a heat pump",
    "In the Old Town we agree flues and grease ducts with the conservation officer",
    "If you have a pumped basement, we test the pump in dry years too",
  ],
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "Big, draughty houses burn a lot of gas, and a wide plot gives you more than one choice of low-carbon heating.",
    },
    {
      service: "hvac-system-design",
      why: "For a care campus or an enlarged villa, rules of thumb give the wrong size of plant, so we calculate it.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "Lead supply pipes, galvanised tanks and iron soil pipes can still be found behind the panelling of the first houses.",
    },
  ],
  street: {
    line: ["station", "timber frames", "villa", "detached house", "church", "parade", "villa", "pub", "university"],
    notes: [
      ["timber frames", "Behind the brick fronts are old frames that ducts have to avoid."],
      ["villa", "There is room for ducts under the long slope of the roof."],
      ["detached house", "Leaded windows lose heat, which a heat pump has to make up."],
    ],
  },
} as const satisfies AreaCopy;
