import type { AreaCopy } from "../../types";

export const kensington = {
  description:
    "Emergency plumbers, gas engineers and air conditioning in Kensington, Notting Hill and Earl’s Court. Boiler repair, basement pumps and landlords’ gas checks.",
  lead: "For an emergency plumber, a gas engineer or a boiler repair in Kensington, Notting Hill or Earl’s Court, ring us day or night. We also repair air conditioning in homes, shops, offices and hotels.",
  advice: {
    houses: [
      "A mews house often has a single outside wall, so every pipe and flue has to go through it. We plan them all before we drill.",
      "On the top floor of a stucco house in Holland Park or Ladbroke Grove, a shower may need more pressure than the water main gives. We can measure it before you buy a pump.",
      "In a tall house, hot water can take minutes to reach a bathroom far from the cylinder. We can add a return pipe, which keeps hot water moving past the taps.",
    ],
    flats: [
      "Flats in Earl’s Court mansion blocks often share heating pipes, and the porter can usually tell us which one feeds yours. If you manage a block, we can do all the repairs on a pipe together, so the flats go cold only once.",
      "If the heating fails in Trellick Tower, ring the council first, even if you own your flat, as they may have to repair it.",
    ],
    offices: [
      "A South Kensington museum, Imperial College or one of the former department stores on the High Street may require a permit before we use a flame or go on the roof. Please tell us who issues it.",
    ],
    access: [
      "An outdoor air con unit may need the freeholder’s licence, planning permission, listed building consent and a noise assessment. We look for a hidden place, such as a lightwell, and can supply the drawings and the noise data.",
      "A heavy delivery to your home, office or hotel needs room at the kerb. We can apply to suspend a parking bay for it.",
    ],
  },
  demand: [
    {
      service: "pump-installation",
      why: "Many houses have a basement that only one pump keeps dry. We can add a second one, and an alarm that warns you when the first has failed.",
    },
    {
      service: "heating-system-maintenance",
      why: "A large house has long runs of heating pipe where dirt collects. We can test and treat the water before it wears out the boiler.",
    },
    {
      service: "air-conditioning-installation",
      why: "In a listed house, there are few places for an air con unit that won’t spoil a room. We can fit one that suits the drawing room.",
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
      ["stucco terrace", "A new bathroom in a stucco basement may be below the sewer, so its waste needs a pump."],
      ["mansion block", "Mansion flat cold? If the block shares its heating, we check that before your radiators."],
      ["parade", "Flats above your shop on a parade? We can fit a quieter outdoor unit for the air con."],
    ],
  },
} as const satisfies AreaCopy;
