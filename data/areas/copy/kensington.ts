import type { AreaCopy } from "../../types";

export const kensington = {
  description:
    "Emergency plumbers, gas engineers and air conditioning in Kensington, Notting Hill and Earl’s Court. Boiler repair, basement pumps and landlords’ gas checks.",
  lead: "For an emergency plumber, a gas engineer or a boiler repair in Kensington, Notting Hill or Earl’s Court, ring us day or night. We also repair air conditioning in homes, shops, offices and hotels, and extract fans in restaurants.",
  advice: {
    houses: [
      "A mews house often has a single outside wall, so every pipe and flue has to go through it. We plan where each one will go before we drill.",
      "On the top floor of a stucco house in Holland Park or Ladbroke Grove, a shower may need more pressure than the water main gives. We can measure the pressure before you buy a pump.",
      "In a tall house, hot water can take minutes to reach a bathroom far from the cylinder. We can add a return pipe, which keeps hot water moving round the house, so that the taps run hot sooner.",
    ],
    flats: [
      "Flats in Earl’s Court mansion blocks often share heating pipes, and the porter can usually tell us which pipe feeds your flat. If you manage a block, we can do all the repairs on a pipe together, so that the residents lose their heating only once.",
      "If the heating fails in your flat in Trellick Tower, ring the council first, even if you own the flat, because the repair may be the council’s job.",
    ],
    shops: [
      "If your restaurant on Kensington High Street or Portobello Road has flats above it, we can stop the extract fan vibrating, so that it draws out the fumes without shaking the ceiling.",
      "A hotel made from several stucco houses may have more than one boiler room. If some bedrooms are cold, please tell us which house they’re in, so that we start at the right boiler.",
    ],
    offices: [
      "Imperial College, the museums in South Kensington and the former department stores on the High Street may require a permit before we use a flame or go on the roof. When you book, please tell us who issues it.",
    ],
    access: [
      "For an outdoor air con unit, you may need the freeholder’s licence, planning permission, listed building consent and a noise assessment. We look for a hidden place, such as a lightwell, and can supply the drawings and the noise data.",
      "When something heavy has to be delivered to your home, office or hotel, the lorry needs room at the kerb. We can apply to suspend a parking bay for the day.",
    ],
  },
  demand: [
    {
      service: "pump-installation",
      why: "In many houses here, a single pump keeps the basement dry. We can add a second pump, and an alarm that warns you when the first has failed.",
    },
    {
      service: "heating-system-maintenance",
      why: "A large house has long runs of heating pipe where dirt collects. We can clean and treat the water before the dirt wears out the boiler.",
    },
    {
      service: "air-conditioning-installation",
      why: "In a listed house, it’s hard to place an air con unit where it won’t spoil the room. We can fit one that suits even a drawing room.",
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
      [
        "stucco terrace",
        "A basement bathroom in a stucco house may be below the sewer, so we fit a pump for its waste.",
      ],
      ["mansion block", "Mansion flat cold? If one boiler room heats the whole block, ring the managing agent first."],
      ["parade", "Flats above your shop on a parade? We can fit a quieter outdoor unit for the air con."],
    ],
  },
} as const satisfies AreaCopy;
