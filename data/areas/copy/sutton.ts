import type { AreaCopy } from "../../types";

export const sutton = {
  description:
    "Gas engineers, emergency plumbers and boiler repair in Sutton, Cheam, Carshalton, Wallington and Worcester Park, for homes, offices and shops.",
  lead: "Call us day or night for an emergency plumber, a gas engineer or a boiler repair in Sutton, Cheam, Carshalton, Wallington or Worcester Park. We also repair air con in shops and offices, and gas cookers in restaurants.",
  advice: {
    houses: [
      "SES Water softens the chalk water it supplies to most of the borough, but the hardness can change. We test your tap water before we recommend a scale reducer, as you may not need one.",
      "Rain can get behind the weatherboarding on older houses in Cheam. When we take a pipe or a flue through the wall, we seal round it so that the timber stays dry.",
      "The extension on a semi in Carshalton, Wallington or Worcester Park may be built over the drain. We find out where the drain runs before we dig or connect a new waste pipe.",
    ],
    flats: [
      "Newer flats in Hackbridge may get their heat from the heat network in Beddington instead of a boiler. If your flat goes cold and you rent, ring your landlord. If you own the flat, check in the lease whether the heating unit is yours to repair, and ring us if it is.",
    ],
    shops: [
      "Your restaurant, or your trade counter on the Kimpton estate, needn’t close for work on the gas or the water. We can shut off the supply before you open or after you close.",
    ],
    offices: [
      "Very old air con in an office on Brighton Road may hold R-22, a refrigerant that nobody may top up any more. We can tell you what yours holds, and whether a repair is worth paying for.",
    ],
    access: [
      "In conservation areas such as the Sutton Garden Suburb, a new flue on the front of a house changes the look of the street and may need planning permission. We try the back of the house first.",
      "For work in the St Nicholas Centre, an office on Brighton Road or the Royal Marsden Hospital in Belmont, tell us who issues the permit to work. We’ll apply for it, so that we have it before the engineer sets out.",
    ],
  },
  demand: [
    {
      service: "commercial-installation",
      why: "When an office building is turned into flats, we can give each home its own water supply, waste pipes and hot water.",
    },
    {
      service: "planned-maintenance",
      why: "If you manage a hospital, a large office or a shopping centre, we keep track of when each gas service is due.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "A new bathroom may be a long way from the drain. We plan its pipes with enough slope for the waste to run away.",
    },
  ],
  street: {
    line: [
      "1960s office 7",
      "shopping centre",
      "timber frames",
      "cottage estate",
      "new flats 7",
      "semi",
      "hospital 6",
      "factory",
    ],
    notes: [
      [
        "1960s office",
        "Is the air con weak on the sunny side of your office? We can rebalance the system or repair it.",
      ],
      ["cottage estate", "A small cottage bathroom soon gets damp. We can fit a better extractor fan."],
      ["semi", "If you convert the loft of your semi, we can extend the heating to the new rooms."],
    ],
  },
} as const satisfies AreaCopy;
