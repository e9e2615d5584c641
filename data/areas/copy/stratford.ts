import type { AreaCopy } from "../../types";

export const stratford = {
  description:
    "Leak, broken boiler or cold flat in Stratford, Maryland or West Ham? Call our emergency plumbers, gas engineers and air conditioning engineers.",
  lead: "Our emergency plumbers and gas engineers come out day and night, from Maryland to the Olympic Park. Ring us about a leak, a boiler repair or a cold flat, or about the air con in a shop, restaurant or office.",
  advice: {
    houses: [
      "Before you buy a boiler for a late Victorian terrace in Maryland or West Ham, ask us to check the size of the gas pipe.",
    ],
    flats: [
      "If you manage a tower, we can service its booster pumps and pressure valves in one visit.",
      "New flats in East Village and the towers on Stratford High Street usually share a heat network. A heat interface unit (HIU) in your flat passes the heat to your radiators and taps. If it stops, tell your landlord or, if you own the flat, check the lease for who repairs it. We can clean a clogged HIU and set its valves.",
    ],
    shops: ["At Westfield, we fit shop heating and cooling to the centre’s fit-out rules."],
    access: [
      "Before work in an office at International Quarter, at UCL East or at the London College of Fashion, we apply for the permits.",
      "Roads round the stadium can close for events, so we check the fixture list before we book a crane.",
      "If you’re near the former town hall, please tell us where we can park.",
      "Two linked energy centres, at King’s Yard and Stratford City, send hot and chilled water round the Olympic Park. If you run a building there, we can work on your side of the heat exchanger, and we’ll agree any shutdown with the network’s operator.",
    ],
  },
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "Badly set valves waste heating and cooling that you pay for. We can find and reset them.",
    },
    {
      service: "commercial-installation",
      why: "Taking an empty shop or restaurant? We can put in the pipes and drains.",
    },
    {
      service: "landlord-gas-safety",
      why: "If you let a flat or house, we check its gas appliances and flues and issue the CP12.",
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
      ["bay terrace", "In a terrace, we renew gas pipes that are too small for a combi."],
      ["shopping centre", "We repair shop air con at night, at Westfield or the Stratford Centre."],
      ["glass tower", "Low water pressure high in a tower? We check the booster pump first."],
    ],
    network: "university",
  },
} as const satisfies AreaCopy;
