import type { AreaCopy } from "../../types";

export const croydon = {
  description:
    "Boiler repair, gas engineers and emergency plumbers in Croydon, Purley, Coulsdon and Thornton Heath, and air conditioning for shops and offices.",
  lead: "Our emergency plumbers and gas engineers cover Croydon, from Thornton Heath and South Norwood to Purley and Coulsdon. Ring us day or night about a burst pipe, a blocked drain, a boiler repair, or air con in a shop or office.",
  advice: {
    houses: [
      "If your boiler is old, we’ll tell you whether a repair is worth the money.",
      "Round Kenley and south of Purley, the Caterham Bourne can rise after a wet winter and fill basements from below. The water can keep coming for weeks, so ask us for a pump built to run that long, and a standby in case it fails.",
      "Before you choose a boiler for a bay-windowed terrace in Thornton Heath or South Norwood, or a post-war house in New Addington, ask us where the flue can go.",
    ],
    flats: [
      "When a 1960s office becomes flats, there may not be room for a flue from every flat. Ask us to compare communal and electric heating.",
      "If you and your neighbours in a tower block have no water, call whoever runs the block, as the shared pumps may have failed.",
    ],
    shops: [
      "Shop in Centrale or the Whitgift Centre, or a stall in Surrey Street Market? We can work outside trading hours.",
    ],
    offices: [
      "If your office air con is weak, we check its filters and refrigerant before you pay for a new unit.",
      "If you run one of the warehouses by the power station chimneys on Purley Way, we can service the heaters out of hours.",
    ],
    access: [
      "We plan crane lifts and road closures round the trams on George Street and Wellesley Road.",
      "The Webb Estate is a conservation area, so an outdoor air conditioning unit there may need planning permission.",
    ],
  },
  demand: [
    {
      service: "commercial-installation",
      why: "Flats need more water and pressure than offices. We can install larger tanks, pumps and pipes.",
    },
    {
      service: "rooftop-unit-installation",
      why: "We can replace your store’s worn-out rooftop unit outside opening hours.",
    },
    {
      service: "landlord-gas-safety",
      why: "We check the gas appliances in homes you let, and send you and your tenants the record (CP12).",
    },
  ],
  street: {
    line: [
      "1960s office 8",
      "market hall",
      "shopping centre",
      "point tower",
      "parade",
      "bay terrace",
      "power station",
      "shed",
    ],
    notes: [
      ["1960s office", "Turning offices into flats? We can plan the bathrooms and drains."],
      ["point tower", "If water pressure is low in a tower, we check the pumps and valves."],
      ["shed", "Warehouse heater keeps cutting out? We check the burner and controls."],
    ],
  },
} as const satisfies AreaCopy;
