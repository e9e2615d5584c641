import type { AreaCopy } from "../../types";

export const gerrardsCross = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Gerrards Cross, Beaconsfield and the Chalfonts, with heat pumps for homes and office air conditioning.",
  lead: "Our emergency plumbers and gas engineers cover Gerrards Cross, Beaconsfield and the Chalfonts. We repair leaks and boilers, clear drains and fit heat pumps in homes, and repair air conditioning in shops and offices and kitchen gas in pubs and restaurants.",
  buildings: [
    "A stuck valve can leave one wing of a large detached house cold. Call us before you buy a new boiler. If you heat a Chalfont St Giles cottage with oil, ask us about the alternatives.",
    "In shops near the station, we can work before you open. In the timber-framed pubs and restaurants in Beaconsfield Old Town, we agree flues and extract ducts with the conservation officer.",
    "If one building on your campus is always cold, we find and fix the fault.",
  ],
  working: [
    "Groundwater can rise into basements in Chalfont St Peter. We can fit a pump and test it every year.",
    "A heat pump can spoil the front of an Arts and Crafts house, so we put it at the side or back.",
  ],
  dayAndNight: [
    "Call our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour if a pipe bursts, a tank leaks or a drain blocks. For new bathrooms, call our [bathroom plumbers](/services/bathroom-kitchen-plumbing).",
    "No heating or hot water? If you rent your home, ring your landlord first, as repairs are their job. If you own or let it, ring us, day or night, for a [boiler repair](/boiler-services). We also do the annual [gas safety check for landlords](/gas-services/landlord-gas-safety). Before we quote for a [heat pump](/services/energy-efficient-solutions), we survey the house.",
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
      why: "We size the heating for a care home or an extended house.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "In older houses we replace lead supply pipes, galvanised tanks and iron soil pipes.",
    },
  ],
  street: {
    line: ["station", "timber frames", "villa", "detached house", "church", "parade", "villa", "pub", "university"],
    notes: [
      ["timber frames", "We run new pipes without cutting into a timber frame."],
      ["villa", "Hot bedroom under the roof? We can fit air conditioning."],
      ["detached house", "If a large house has no hot water, we find out why and put it right."],
    ],
  },
} as const satisfies AreaCopy;
