import type { AreaCopy } from "../../types";

export const kensington = {
  description:
    "Emergency plumbers, gas engineers and air conditioning in Kensington, Notting Hill and Earl’s Court. Boiler repair, basement pumps and landlords’ gas checks.",
  lead: "Day or night, we send an emergency plumber or a gas engineer to Kensington, Notting Hill and Earl’s Court. Ring us for a leak, a boiler repair or broken air conditioning, at home or in a shop, office or hotel.",
  advice: {
    houses: [
      "We try to hide outdoor units, in a lightwell or a roof valley.",
      "If your basement pump fails, ring us day or night.",
      "If hot water takes minutes to reach a bathroom, a return pipe with a pump can bring it sooner.",
      "A mews house often has a single outside wall, so we plan every pipe and flue before we drill.",
    ],
    flats: [
      "We do all the repairs on a shared pipe together, so your flat goes cold only once.",
      "Flats in Earl’s Court mansion blocks often share heating pipes, and the porter can usually tell us which pipe feeds yours.",
      "If the heating fails in Trellick Tower, ring the council first, as they may have to repair it.",
    ],
    access: [
      "For heavy deliveries to your home, office or hotel, we can apply to suspend a parking bay.",
      "An outdoor air con unit may need the freeholder’s licence, planning permission, listed building consent and a noise assessment. We can do the drawings and noise data.",
      "A top-floor shower in the stucco terraces of Holland Park and Ladbroke Grove may need more pressure than the main gives. We can measure it before you buy a pump.",
      "For a job in a South Kensington museum, at Imperial College or in the former department stores on the High Street, tell us who issues the permit to work.",
    ],
  },
  demand: [
    {
      service: "pump-installation",
      why: "One pump may not keep a basement dry. We can add a second and an alarm.",
    },
    {
      service: "heating-system-maintenance",
      why: "We can test and treat the water in your heating before it wears out the boiler.",
    },
    {
      service: "air-conditioning-installation",
      why: "We can fit air conditioning that suits the drawing room of a listed house.",
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
      ["stucco terrace", "A basement bathroom in a stucco house may need a pump for the waste."],
      ["mansion block", "Mansion flat cold? We check the shared heating as well."],
      ["parade", "Air con stopped in your shop? We can come before opening time."],
    ],
  },
} as const satisfies AreaCopy;
