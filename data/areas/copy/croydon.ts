import type { AreaCopy } from "../../types";

export const croydon = {
  description:
    "Boiler repair, gas engineers and emergency plumbers in Croydon, Purley, Coulsdon and Thornton Heath, and air conditioning for shops and offices.",
  lead: "Our emergency plumbers and gas engineers cover Croydon day or night, from South Norwood and Thornton Heath to Purley and Coulsdon, for a burst pipe or a boiler repair. We also repair air conditioning and heating in shops, offices and warehouses.",
  advice: {
    houses: [
      "A boiler’s flue has to stay clear of windows and boundaries. On a terraced house in Thornton Heath or South Norwood, or a post-war house in New Addington, that leaves few places. Ask us where it can go before you choose a boiler.",
      "After a wet winter, the Caterham Bourne can rise round Kenley and south of Purley and fill basements from below. The water can keep coming for weeks, so ask us for a pump built to run that long, with a standby in case it fails.",
    ],
    flats: [
      "If a 1960s office block is turned into flats, there may be no room for a flue from each of them. Ask us to compare a boiler in each flat with communal and electric heating.",
      "Pumps lift the water to the upper floors of a tower block. If you and your neighbours have no water, call your landlord or the managing agent, as a pump may have failed. If you manage the block, we can repair it.",
    ],
    shops: [
      "To reach the air con in a shop in Centrale or the Whitgift Centre, we may have to open a ceiling. We can’t do that above your customers, so we can come outside trading hours.",
    ],
    offices: [
      "Air con off in your office near East Croydon station? Ask the building manager first, as all the tenants may share one chiller.",
      "We reach the high-level heaters in Purley Way warehouses from a platform, which blocks the aisle, so we can service them out of hours.",
    ],
    access: [
      "Trams run along George Street and Wellesley Road, so a crane lift or a road closure there has to be planned round them. Tell us early what you need lifted.",
      "The Webb Estate is a conservation area, so an outdoor air conditioning unit there may need planning permission. Before you order a unit, ask us where it could stand.",
    ],
  },
  demand: [
    {
      service: "commercial-installation",
      why: "A building planned as offices usually has too little water flow and pressure for a kitchen and a bathroom in every flat. We can install larger tanks, pumps and pipes.",
    },
    {
      service: "rooftop-unit-installation",
      why: "Large stores are often heated and cooled by units on the roof, which wear out in the weather. We can replace a worn-out one outside opening hours.",
    },
    {
      service: "landlord-gas-safety",
      why: "If you let flats, we agree the time of the annual gas check with your tenants, and send the record (CP12) to them and to you.",
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
      ["1960s office", "Weak air con in a 1960s office? We check its filters and refrigerant before you replace it."],
      ["point tower", "When we repair a tower’s main pipes, we can often shut off only the flats above each other."],
      ["shed", "Is one aisle of your store cold? We find out why the warm air isn’t reaching it."],
    ],
  },
} as const satisfies AreaCopy;
