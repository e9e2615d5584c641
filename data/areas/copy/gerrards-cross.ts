import type { AreaCopy } from "../../types";

export const gerrardsCross = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Gerrards Cross, Beaconsfield and the Chalfonts, with heat pumps for homes and office air conditioning.",
  lead: "Our emergency plumbers and gas engineers cover Gerrards Cross, Beaconsfield and the Chalfonts. We repair leaks and boilers in homes, air conditioning in shops and offices, and gas cookers in pubs and restaurants.",
  buildings: [
    "A stuck valve can leave one wing of a large detached house cold. Call us before you buy a new boiler. We can tell you the alternatives to oil for a Chalfont St Giles cottage.",
    "We can work before you open in shops near the station. In the timber-framed pubs and restaurants in Beaconsfield’s Old Town, we agree flues and grease ducts with the conservation officer.",
    "If one building on a campus is always cold, we find and fix the fault.",
  ],
  working: [
    "Groundwater can rise into basements in Chalfont St Peter. We can fit a pump and test it every year.",
    "A heat pump can spoil the front of an Arts and Crafts house, so we put it at the side or back.",
  ],
  dayAndNight: [
    "Call our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour if a pipe bursts, a tank leaks or a drain blocks. For new bathrooms, call our [bathroom plumbers](/services/bathroom-kitchen-plumbing).",
    "No heating or hot water? If you rent your home, ring your landlord first, as repairs are their job. If you own or let it, ring us, day or night, for a [boiler repair](/boiler-services). Before we quote for a [heat pump](/services/energy-efficient-solutions), we survey the house. We also do the annual [gas safety check for landlords](/gas-services/landlord-gas-safety).",
    "[Ring us at any hour](/services/emergency-hvac) if the [air conditioning](/air-conditioning) stops in your shop or office. For pubs and restaurants we do [kitchen gas checks and repairs](/gas-services/commercial-kitchen-gas). One [maintenance contract](/maintenance) for a care home or other building can cover heating, gas and water.",
  ],
  benefits: [
    "We work out your home’s heat loss before we size a heat pump",
    "If your water pressure is low, we measure the flow before we recommend a pump",
    "We plan pipe routes with you before we lift an old floor",
  ],
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "Large, draughty houses use a lot of gas. We can show you which low-carbon heating would suit yours.",
    },
    {
      service: "hvac-system-design",
      why: "We work out the right size of heating for a care home or an extended house.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "In older houses we replace lead supply pipes, galvanised tanks and iron soil pipes.",
    },
  ],
  street: {
    line: ["station", "timber frames", "villa", "detached house", "church", "parade", "villa", "pub", "university"],
    notes: [
      ["timber frames", "We run new pipes round the frame of a timber-framed house."],
      ["villa", "In a hot bedroom under the roof, we can fit air conditioning."],
      ["detached house", "No hot water in a large house? We repair the cylinder or boiler."],
    ],
  },
} as const satisfies AreaCopy;
