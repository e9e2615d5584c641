import type { AreaCopy } from "../../types";

export const stratford = {
  description:
    "Leak, broken boiler or cold flat in Stratford, Maryland or West Ham? Call our emergency plumbers, gas engineers and air conditioning engineers.",
  lead: "Need an emergency plumber, a gas engineer or a boiler repair in Stratford, Maryland or West Ham? Ring us day or night. For shops, restaurants and offices, we repair air conditioning and gas kitchen appliances.",
  advice: {
    houses: [
      "Gas pipes in the late Victorian terraces of Maryland and West Ham can be too small for a modern combi boiler. Ask us to check yours before you buy a boiler. If they’re too small, we can replace them.",
    ],
    flats: [
      "Flats in East Village and in the towers on Stratford High Street usually share a heat network. Instead of a boiler, each flat has a heat interface unit (HIU), which passes the network’s heat to the radiators and taps.",
      "If your HIU stops working and you rent, tell your landlord. If you own the flat, check in the lease who has to repair it. If that’s you, ring us. We can clean a clogged HIU and set its valves.",
    ],
    shops: [
      "The heating and cooling of a shop or restaurant at Westfield have to meet the centre’s fit-out rules. Send us the rules before you settle the layout, and we’ll choose and fit equipment that meets them.",
    ],
    offices: [
      "Two linked energy centres, at King’s Yard and Stratford City, send hot and chilled water round the Olympic Park. If you run a building there, we can work on your side of the heat exchanger and agree any shutdown with the network’s operator.",
    ],
    access: [
      "Planned work in offices at International Quarter, UCL East and the London College of Fashion needs permits. We apply for these first, and then agree the date with you.",
      "Roads round the stadium can close for events, so we check the fixture list before we book a crane. If you’re near the Old Town Hall, please tell us where we can park.",
    ],
  },
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "If your building takes heating and cooling from a network, badly set valves waste energy that you pay for. We can find the valves and reset them.",
    },
    {
      service: "commercial-installation",
      why: "New shops and restaurants here are often handed over as empty shells. If you’re fitting one out, we can put in the gas pipes, water pipes and drains.",
    },
    {
      service: "landlord-gas-safety",
      why: "Many of the new flats have no gas, but a rented Victorian house with a boiler and a hob needs its gas check every year. We can service the boiler on the same visit.",
    },
  ],
  street: {
    line: [
      "bay terrace",
      "town hall",
      "shopping centre",
      "glass tower",
      "new flats 8",
      "stadium",
      "university",
      "1960s office 6",
    ],
    notes: [
      ["shopping centre", "Air con down in your shop at Westfield or the Stratford Centre? We can repair it at night."],
      ["glass tower", "Low water pressure high up in a tower? We check the pump that lifts the water."],
      ["new flats", "Corridors too warm in a new block of flats? We check the insulation on the heating pipes."],
    ],
    network: "university",
  },
} as const satisfies AreaCopy;
