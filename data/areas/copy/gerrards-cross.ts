import type { AreaCopy } from "../../types";

export const gerrardsCross = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Gerrards Cross, Beaconsfield and the Chalfonts, with heat pumps for large Edwardian houses.",
  lead: "We send emergency plumbers and gas engineers to Gerrards Cross, Beaconsfield and the Chalfonts. They repair boilers, replace old lead pipes and can tell you whether a heat pump would suit your house.",
  buildings: [
    "Does one wing of your large Edwardian house in Camp Road or South Park stay cold? Let us check for a stuck valve before you buy a boiler. If a pipe leaks in your Tudor-fronted shop in Packhorse Road, near the station, we may have to turn off the water in the flat above too.",
    "Detached houses on wide plots may have a long gas pipe between meter and boiler, which we can test for leaks. If your cottage at Chalfont St Giles has oil heating, ask us what could replace the oil. If a building stays cold on your campus at Chalfont St Peter, we can find out why.",
  ],
  working: [
    "A heat pump on the wall could spoil an Arts and Crafts house, but on a wide plot we can usually put it behind the garage.",
    "The groundwater at Chalfont St Peter rises and falls with the stream. If your basement there gets wet, we can fit a pump.",
  ],
  dayAndNight: [
    "If a tank or pipe bursts, call our [emergency plumbers](/services/emergency-plumbing-repairs). Our [bathroom and kitchen plumbers](/services/bathroom-kitchen-plumbing) can then replace any other old pipes. We also offer [boiler repair and servicing](/boiler-services), [gas checks for landlords](/gas-services/landlord-gas-safety) and advice on [heat pumps](/services/energy-efficient-solutions).",
    "Do you run a care home or a campus? You can put its heating, gas and water under [one contract](/maintenance). For your inn or café, we do [kitchen gas checks](/gas-services/commercial-kitchen-gas) and fit [cooling that stays out of sight](/air-conditioning).",
  ],
  benefits: [
    "We calculate your home’s heat loss before we size a heat pump",
    "In Beaconsfield’s Old Town we agree flues and grease ducts with the conservation officer",
    "If your basement has a pump, we can test it every year, wet or dry",
  ],
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "Big, draughty houses use a lot of gas, and we can show you which low-carbon heating would suit yours.",
    },
    {
      service: "hvac-system-design",
      why: "We can calculate the right size of heating plant for a care home or an enlarged villa.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "In older houses we replace lead supply pipes, galvanised tanks and iron soil pipes.",
    },
  ],
  street: {
    line: ["station", "timber frames", "villa", "detached house", "church", "parade", "villa", "pub", "university"],
    notes: [
      ["timber frames", "Timber frame behind a brick front? We’ll run pipes round it."],
      ["villa", "Rooms under a long, sloping roof too hot? We can cool them."],
      ["detached house", "Leaded windows lose heat, so we size your radiators to allow for it."],
    ],
  },
} as const satisfies AreaCopy;
