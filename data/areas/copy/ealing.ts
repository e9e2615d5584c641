import type { AreaCopy } from "../../types";

export const ealing = {
  description:
    "Gas engineers, boiler repair and emergency plumbers in Ealing, Acton, Hanwell and Southall, for homes, restaurants, shops and warehouses.",
  lead: "Ring us day or night for an emergency plumber, a gas engineer or a boiler repair in Ealing, Acton, Hanwell, Southall or Northolt. We also repair air con in shops, gas cookers in restaurants and heaters in warehouses.",
  advice: {
    houses: [
      "Bedrooms cold in a terraced house in Acton or Hanwell while the living room is warm? We balance the radiators first, so that each gets its share of the hot water. A new boiler would not warm those bedrooms.",
      "Cottages in Brentham Garden Suburb may share a water pipe, so your neighbours could lose their water while we work on yours. Please warn them before we shut the pipe off.",
    ],
    flats: [
      "If your flat is in a converted Edwardian house round Ealing Common, your water pipe may come up through the flat below. To find out which pipe is yours, we may need access to both flats.",
      "The pipes in a converted house are rarely labelled. If you own or manage such a house, have the keys to the meter cupboard ready, and we’ll trace the pipes and label them flat by flat.",
      "The flats in a tower or a newer block may share one heating system. If your radiators go cold, tell your landlord or the managing agent, because the fault may not be in your flat.",
    ],
    shops: [
      "In a new restaurant kitchen, a safety switch called an interlock cuts off the gas if the extract fan stops. We plan it with the gas supply and the canopy, so that all three work together.",
      "A restaurant can’t cook while its gas is off, and a shop soon gets hot without its air con. You can book an early start, so that we finish before your customers arrive.",
    ],
    offices: [
      "Your warehouse doesn’t have to close while we service its heaters. We can work along one aisle at a time, so you can go on using the others.",
      "Pipes beside open loading doors are the first to freeze. In warehouses in Perivale and Greenford, we can lag them before the winter.",
    ],
    access: [
      "In Brentham Garden Suburb, even a small change to the outside of a house, such as a flue or an air con unit, may need the council’s permission. We can supply the drawings for your application.",
    ],
  },
  demand: [
    {
      service: "commercial-kitchen-gas",
      why: "When a shop becomes a restaurant, its gas supply may be too small for the cookers. We can fit larger pipes and test them.",
    },
    {
      service: "landlord-gas-safety",
      why: "A house let as several flats can need several gas safety checks (CP12). We can do all of them on the same day.",
    },
    {
      service: "rooftop-unit-installation",
      why: "A warehouse’s heating and cooling units often stand on the roof, out in all weathers. We can replace yours when they wear out.",
    },
  ],
  street: {
    line: [
      "pub",
      "bay terrace",
      "church",
      "cottage estate",
      "parade",
      "point tower",
      "new flats 6",
      "waterside",
      "shed",
    ],
    notes: [
      [
        "bay terrace",
        "Boiler losing pressure? In a terraced house, the leak may be under the floor, so we look there too.",
      ],
      ["parade", "Buying a tandoor for your restaurant? We can check first that the gas pipe is large enough."],
      ["shed", "Water dripping from a metal warehouse roof may be condensation. We can check the ventilation."],
    ],
  },
} as const satisfies AreaCopy;
