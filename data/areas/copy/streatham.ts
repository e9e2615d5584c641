import { safety } from "../../safety";
import type { AreaCopy } from "../../types";

export const streatham = {
  description:
    "Boiler repair, gas engineers and emergency plumbers in Streatham, West Norwood, Dulwich Village and Crystal Palace, for homes, shops and offices.",
  lead: "Need an emergency plumber, gas engineer or boiler repair anywhere from Streatham Vale to Upper Norwood? Ring us. We also maintain shared boilers in blocks of flats, and repair air conditioning in shops, restaurants and offices.",
  buildings: [
    "If a pipe leaks in Pullman Court, Leigham Hall Mansions or another of the interwar blocks, tell the porter, who may be able to shut the water off. We put flues at the rear of gabled terraces on the Leigham Court Estate. Flats in a large detached house towards Streatham Common may share a drain, which we can often clear from outside.",
    "Some Georgian houses in Dulwich Village are listed. We check before we drill an outside wall.",
  ],
  working: [
    "Even a new flue may need consent at Pullman Court, which is listed.",
    "The High Road is a red route. We plan visits around the hours of the marked bays.",
  ],
  dayAndNight: [
    `For a burst pipe or a blocked drain, ring our [emergency plumbers](/services/emergency-plumbing-repairs), day or night. No heating or hot water? If you rent your home, ring your landlord first: repairs are their job. If you own or let the home, ring us for a [boiler repair](/boiler-services) at any hour. For landlords, we do the annual gas safety check and issue the [gas safety certificate](/gas-services/landlord-gas-safety). Smell gas? ${safety.gasEscape.atOnce}. The other steps are on our [emergency page](/emergency).`,
    "[Ring us day or night](/services/emergency-hvac) if the air con stops in your shop, restaurant or office. We service [air conditioning](/air-conditioning), do [kitchen gas repairs](/gas-services/commercial-kitchen-gas) for restaurants and issue [gas safety certificates](/services/gas-safety-certificates) for shops and workshops. If you manage a block, ask about [booster pumps](/plumbing-services/pump-installation), [heating maintenance](/services/heating-system-maintenance) or a [maintenance contract](/maintenance).",
  ],
  benefits: [
    "We find out which flats share pipes before we shut anything off",
    "On the Dulwich Estate, we prepare the licence paperwork for any visible change outside",
    "We can book a landlord’s gas check with the tenant",
  ],
  demand: [
    {
      service: "gas-safety-certificates",
      why: "If you rent out homes above your shop, we can check all the gas appliances in one visit.",
    },
    {
      service: "commercial-boiler-installation",
      why: "We can replace two ageing boilers in a block with several small ones, which can cost less to run.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "Steel pipes from the 1930s can rust inside. If one leaks, call us at any hour.",
    },
  ],
  street: {
    line: [
      "parade",
      "mansion block 5",
      "council block 6",
      "bay terrace",
      "church",
      "detached house",
      "Georgian terrace",
      "factory",
    ],
    notes: [
      ["mansion block", "Water coming through your shop ceiling? We find the leak and fix it."],
      ["council block", "If a shared boiler keeps cutting out, we find out why and fix it."],
      ["detached house", "We can fit a booster pump in a top-floor flat with low pressure."],
    ],
  },
} as const satisfies AreaCopy;
