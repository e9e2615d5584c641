import type { AreaCopy } from "../../types";

export const gerrardsCross = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Gerrards Cross, Beaconsfield and the Chalfonts, with heat pumps for homes and office air conditioning.",
  lead: "We send emergency plumbers and gas engineers to Gerrards Cross, Beaconsfield and the Chalfonts. We clear drains and repair boilers at home, and air conditioning in shops and offices.",
  buildings: [
    "If one wing of a large detached house stays cold, let us check the valves before you buy a boiler. In an older villa, we check that the gas pipe is wide enough for a new boiler. Oil heating in a Chalfont St Giles cottage? We can tell you what could replace it.",
    "We work in shops near the station before you open. If the flat above shares your water, please warn the neighbours. In the timber-framed buildings of Beaconsfield’s Old Town, we agree flues and grease ducts with the conservation officer. Is one building on your campus always cold? We find out why.",
  ],
  working: [
    "Groundwater can rise into basements at Chalfont St Peter. We fit basement pumps, and test them every year.",
    "A heat pump can spoil the front of an Arts and Crafts house. We put it at the side or back.",
  ],
  dayAndNight: [
    "Call our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour when a pipe bursts, a tank leaks or a drain blocks. For a new bathroom, ask our [bathroom and kitchen plumbers](/services/bathroom-kitchen-plumbing).",
    "No heating or hot water at home? Ring us for a [boiler repair](/boiler-services). We also do the yearly [gas check for landlords](/gas-services/landlord-gas-safety). Thinking of a [heat pump](/services/energy-efficient-solutions)? We survey the house first.",
    "Air con down in a café, shop or office? We repair and fit [air conditioning](/air-conditioning). We carry out [kitchen gas checks and repairs](/gas-services/commercial-kitchen-gas) for pubs and restaurants. We maintain heating, gas and water in care homes and other managed buildings under [one contract](/maintenance).",
  ],
  benefits: [
    "We work out your home’s heat loss before we size a heat pump",
    "If your water pressure is low, we measure the flow before we offer you a pump",
    "We plan pipe routes with you before we lift an old floor",
  ],
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "Large, draughty houses use a lot of gas, and we can show you which low-carbon heating would suit yours.",
    },
    {
      service: "hvac-system-design",
      why: "We calculate the right size of heating plant for a care home or an enlarged house.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "In older houses we replace lead supply pipes, galvanised tanks and iron soil pipes.",
    },
  ],
  street: {
    line: ["station", "timber frames", "villa", "detached house", "church", "parade", "villa", "pub", "university"],
    notes: [
      ["timber frames", "Old pipes in a timber-framed house? We run new ones round the frame."],
      ["villa", "Rooms under a long, sloping roof too hot? We fit air conditioning."],
      ["detached house", "Cold rooms behind leaded windows? We can fit larger radiators."],
    ],
  },
} as const satisfies AreaCopy;
