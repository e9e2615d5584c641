import type { AreaCopy } from "../../types";

export const fulham = {
  description:
    "Emergency plumbers, gas engineers, boiler repair and air conditioning in Fulham and Parsons Green, for terraced houses, basements, riverside flats and shops.",
  lead: "Our emergency plumbers and gas engineers are on call at any hour in Fulham and Parsons Green, for a leak, a boiler repair or a failed basement pump. We also repair air con in shops, restaurants and offices.",
  advice: {
    houses: [
      "In a late Victorian terraced house in Parsons Green or near Fulham Broadway, the stopcock may be stuck, so check now that yours turns. If it doesn’t, we can replace it.",
      "Before you add another bathroom, ask us to measure the flow at your stopcock, as the old pipe may not feed two showers at once.",
      "In most terraced houses, the boiler’s flue goes out at the back. Ask us where the flue can go before you plan a new kitchen at that end of the house.",
      "One pump may not keep a basement dry, because a pump can break down and the power can fail. We can fit two pumps, with a backup battery and an alarm.",
    ],
    flats: [
      "In a newer flat at Imperial Wharf or by the gasholder, the stopcock is usually in the hall cupboard. If you can turn it off fast, a leak is less likely to reach the flat below.",
      "A leaking shared pipe on a council estate is the council’s to repair, so ring the council before you pay for a plumber.",
    ],
    shops: [
      "If you rent your shop or office, your landlord must agree before we drill through a floor for pipes or cables. Please ask as soon as you know what you want fitted.",
      "When the air con in a shop or a restaurant gets weak, the filters may be clogged, and the grease from a kitchen clogs them sooner. We check and clean the filters before we look for another fault.",
    ],
    offices: [
      "In a surgery or a nursery, Legionella can grow in pipes to taps that are seldom used. We can assess the risk, then check the temperatures of the water as often as the assessment says.",
    ],
    access: [
      "Roads round Stamford Bridge and Craven Cottage are busy on match days, so we plan deliveries of boilers and air conditioning for other days.",
    ],
  },
  demand: [
    {
      service: "plumber-london",
      why: "Many kitchens and bathrooms have tiled floors, and a leak below the tiles may show two rooms away. We trace the leak before we lift a tile.",
    },
    {
      service: "pump-installation",
      why: "A bathroom or a laundry room in a basement is often lower than the sewer. We fit pumps that lift the waste up to the sewer.",
    },
    {
      service: "air-conditioning-installation",
      why: "A loft bedroom can get very hot in summer. We can fit air conditioning there. The outdoor unit often has to go on the roof, near your neighbours’ bedrooms, so we choose a quiet model.",
    },
  ],
  street: {
    line: ["bay terrace", "pub", "bay terrace", "stadium", "gasholder", "new flats 7", "council block", "parade"],
    notes: [
      ["bay terrace", "Weak shower in the loft of your terraced house? It may need a tank and pump, which we can fit."],
      ["new flats", "If only your flat has no water, the fault may be in its stopcock or pipes. We can check both."],
      ["parade", "If your restaurant’s drains smell, a trap may be dry or a pipe cracked. We look for both."],
    ],
  },
} as const satisfies AreaCopy;
