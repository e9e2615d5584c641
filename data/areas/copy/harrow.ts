import { safety } from "../../safety";
import type { AreaCopy } from "../../types";

export const harrow = {
  description:
    "Emergency plumbers, gas engineers, boiler repair and new bathrooms in Harrow, Pinner, Stanmore and Wealdstone, for homes, schools, offices and temples.",
  lead: "Our emergency plumbers and gas engineers cover Harrow, Pinner, Stanmore, Kenton and Wealdstone. Call us about a leak, a blocked drain, a boiler repair or a new bathroom at home, or about air conditioning in a shop, restaurant or office.",
  buildings: [
    "Bay-windowed semis in North Harrow, Kenton and Rayners Lane may still have a lead supply pipe. We can lay a new pipe under the front garden. We join pipes without a flame in timber-framed buildings on Pinner High Street.",
    "New flats on the former Kodak site in Wealdstone can get damp when the ventilation is off, so keep it running. We clean and repair the units.",
    "We ask your landlord for a plan of the shared pipes before we work in your shopping centre unit or town-centre office. At the orthopaedic hospital in Stanmore, we can agree shutdowns with your estates team.",
  ],
  working: ["A flue on a shared drive may blow steam across your neighbour’s side. We find a better place for it."],
  dayAndNight: [
    `If a ceiling leaks or a drain blocks, our [emergency plumbers](/services/emergency-plumbing-repairs) come out at any hour. Smell gas? ${safety.gasEscape.atOnce}.`,
    "No heating or hot water? If you rent your home, call the landlord first: the repair is their job. If you own or let the home, ring us day or night for a [boiler repair](/boiler-services). We also fit [bathrooms](/services/bathroom-kitchen-plumbing) and do landlords’ annual [gas safety checks](/gas-services/landlord-gas-safety).",
    "We service [air conditioning](/air-conditioning) in offices, shops and restaurants. If yours stops, ring us day or night for an [urgent repair](/services/emergency-hvac). We do [kitchen gas repairs](/gas-services/commercial-kitchen-gas) for restaurants.",
    "A school, temple or synagogue can have one [maintenance contract](/maintenance) that covers the boiler room and keeps the [commercial gas certificates](/services/gas-safety-certificates) in date.",
  ],
  benefits: [
    "We calculate the heat each room needs before we quote for a boiler",
    "We draw a plan for you to show the neighbours if a flue will be near them",
    "Harrow on the Hill is too steep for most cranes, so we carry plant up in parts",
  ],
  demand: [
    {
      service: "commercial-boiler-installation",
      why: "We replace old school boilers that you can’t get parts for.",
    },
    {
      service: "gas-pipework-installation",
      why: "A 1930s gas pipe is often too small for a range cooker. We can fit a larger one.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "We plan the waste pipe early for a bathroom in a loft or a garden annexe.",
    },
  ],
  street: {
    line: [
      "school",
      "church",
      "timber frames",
      "semi",
      "shopping centre",
      "1960s office 7",
      "new flats 6",
      "hospital 5",
    ],
    notes: [
      ["semi", "We can replace a narrow supply pipe if your semi has low pressure."],
      ["1960s office", "Office air conditioning broken? We find out why and repair it."],
      ["new flats", "If the bathroom fan stops in your new flat, we can replace it."],
    ],
  },
} as const satisfies AreaCopy;
