import type { AreaCopy } from "../../types";

export const gerrardsCross = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Gerrards Cross, Beaconsfield and the Chalfonts, with heat pumps for homes and cooling for offices.",
  lead: "We send emergency plumbers and gas engineers to Gerrards Cross, Beaconsfield and the Chalfonts. They repair boilers and clear drains, and our cooling engineers service air conditioning in shops and offices.",
  buildings: [
    "If one wing of a large detached house stays cold, let us check the valves before you buy a boiler. In an older villa, we check that the gas pipe is wide enough for a new boiler. For a cottage with oil heating at Chalfont St Giles, we can tell you what could replace the oil.",
    "In shops near the station we work before you open, and we tell the flat above when the water will be off. In the timber-framed buildings of Beaconsfield’s Old Town, we agree flues and grease ducts with the conservation officer. On a campus, we find out why one building stays colder than the others.",
  ],
  working: [
    "Groundwater can rise into basements at Chalfont St Peter. We fit basement pumps, and test them every year.",
    "A heat pump can spoil the front of an Arts and Crafts house, so we put it at the side or back.",
  ],
  dayAndNight: [
    "Call our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour when a pipe bursts, a tank leaks or a drain blocks. For a new bathroom, ask our [bathroom and kitchen plumbers](/services/bathroom-kitchen-plumbing).",
    "For houses and flats we offer [boiler repair and servicing](/boiler-services), the yearly [gas check for landlords](/gas-services/landlord-gas-safety) and advice on [heat pumps](/services/energy-efficient-solutions).",
    "Café, shop or office too hot? We repair [air conditioning](/air-conditioning), or fit it out of sight. We carry out [kitchen gas checks and repairs](/gas-services/commercial-kitchen-gas) for pubs and restaurants. For care homes and other managed buildings, we maintain heating, gas and water under [one contract](/maintenance).",
  ],
  benefits: [
    "We calculate your home’s heat loss before we size a heat pump",
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
      ["villa", "Rooms under a long, sloping roof too hot? We can cool them."],
      ["detached house", "Cold rooms behind leaded windows? We can fit larger radiators."],
    ],
  },
} as const satisfies AreaCopy;
