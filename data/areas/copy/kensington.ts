import type { AreaCopy } from "../../types";

export const kensington = {
  description:
    "Emergency plumbers, gas engineers and air conditioning in Kensington, Notting Hill and Earl’s Court. Boiler repair, basement pumps and landlords’ gas checks.",
  lead: "Call us for an emergency plumber, a gas engineer, boiler repair or air conditioning repair in Kensington, Notting Hill or Earl’s Court. We work in homes, shops, restaurants, offices and hotels.",
  buildings: [
    "A top-floor shower in the stucco terraces of Holland Park and Ladbroke Grove may need more pressure than the main gives. Let us measure it before you buy a pump. A mews house often has a single outside wall. We plan every pipe and flue before we drill.",
    "Flats in Earl’s Court mansion blocks often share heating pipes, and the porter can usually tell us which feeds yours. If the heating fails in Trellick Tower, ring the council first, as they may have to repair it.",
    "Before a job in a South Kensington museum, at Imperial College or in the former department stores on the High Street, tell us whom to ask for a permit to work.",
  ],
  working: [
    "An outdoor air con unit may need the freeholder’s licence, planning permission, listed building consent and a noise assessment. We prepare drawings and noise data.",
    "We can add a return pipe and a pump if hot water takes minutes to reach a bathroom.",
  ],
  dayAndNight: [
    "If a pipe bursts, a drain blocks or a basement floods, our [emergency plumbers](/services/emergency-plumbing-repairs) come out at any hour, and repair [drainage pumps](/plumbing-services/pump-installation) too.",
    "No hot water or heating? If you rent your home, tell your landlord first: the repair is their job. If you own or let the home, we come day or night for a [boiler repair](/boiler-services). Landlords can book the [annual gas safety check](/gas-services/landlord-gas-safety).",
    "If the air con stops in your shop, restaurant, office or hotel, ring us day or night for an [urgent repair](/services/emergency-hvac). We also service [air conditioning](/air-conditioning) and do [kitchen gas repairs and checks](/gas-services/commercial-kitchen-gas). We maintain [shared heating](/services/heating-system-maintenance) and [ventilation](/services/ventilation-systems) in mansion blocks and hotels under a [maintenance contract](/maintenance).",
  ],
  benefits: [
    "We put outdoor units out of sight, in a lightwell or a roof valley",
    "We do all the repairs on a shared pipe together, so your flat goes cold only once",
    "For heavy deliveries, we apply to suspend a parking bay",
  ],
  demand: [
    {
      service: "pump-installation",
      why: "One pump may not keep a basement dry. We can add a second and an alarm.",
    },
    {
      service: "heating-system-maintenance",
      why: "Dirty heating water wears out pipes and boilers. We test and treat it.",
    },
    {
      service: "air-conditioning-installation",
      why: "We fit air conditioning that suits the drawing room of a listed house.",
    },
  ],
  street: {
    line: [
      "stucco terrace",
      "mews",
      "mansion block 6",
      "parade",
      "Edwardian office",
      "university",
      "point tower",
      "stucco terrace",
    ],
    notes: [
      ["stucco terrace", "We can fit a waste pump for a basement bathroom in a stucco house."],
      ["mansion block", "If one flat in a mansion block is cold, we find out why and fix it."],
      ["parade", "Air con stopped in your shop? We can come before opening time."],
    ],
  },
} as const satisfies AreaCopy;
