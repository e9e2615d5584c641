import type { AreaCopy } from "../../types";

export const walthamForest = {
  description:
    "Boiler repair, gas engineers and plumbers in Waltham Forest: Warner flats in Walthamstow and Leyton, homes in Chingford, market shops and breweries.",
  lead: "Need an emergency plumber, a gas engineer or boiler repair in Walthamstow, Leyton or Chingford? We cover all of Waltham Forest, including Warner flats, market shops and breweries.",
  buildings: [
    "If you live in half of a bay-windowed Warner Estate house, your stop valve may be in the other flat, so find out before you have a leak. Kitchens in Leyton and Leytonstone terraces are often in the rear addition, where pipes get coldest, and we can lag them. In an Edwardian or interwar house in Chingford or Highams Park, there’s usually room for a cylinder in the loft.",
    "In the new towers round Blackhorse Lane, your heat may be from a shared boiler room. If it fails, ask the manager first. If you trade in Walthamstow’s street market, near the civic centre, we’ll come when the stalls are away. At Whipps Cross hospital we’d book ahead with the estates team.",
  ],
  working: [
    "In a Warner house, the flue of the ground-floor flat comes out beneath the upper flat’s window, so often you can’t simply swap the boiler. If the new flue would be too close to that window, we can take it through the roof with the other flat’s agreement.",
    "The upper flat’s soil pipe runs through the lower kitchen, so a blockage may affect you both. If you have low drains near the Lea or Dagenham Brook, we can fit a sump and a non-return valve.",
  ],
  dayAndNight: [
    "If a pipe bursts or leaks, call our [emergency plumbers](/services/emergency-plumbing-repairs). For a [boiler repair](/boiler-services), please tell us where the flue comes out. If you rent out both flats, we can do the [gas safety checks](/gas-services/landlord-gas-safety) on one visit.",
    "If you run a brewery or a bakery, our [gas engineers](/gas-services) can do the yearly test, put in [new gas supplies](/services/gas-system-installations) and fit [cooling plant](/services/chiller-installation). Market cafés can book [kitchen gas work](/gas-services/commercial-kitchen-gas).",
  ],
  benefits: [
    "Before you choose a boiler, we’ll show you where the new flue can go",
    "We test a brewery’s boilers, chillers and carbon dioxide alarms as one system",
    "If you trade at the night market, we’ll service your cold rooms in the daytime",
  ],
  demand: [
    {
      service: "appliance-servicing",
      why: "Warner flats have their kitchens one above the other, so it makes sense to have both boilers serviced together.",
    },
    {
      service: "gas-system-installations",
      why: "If a bakery or a studio moves into your workshop, we’ll size the gas supply again, from the meter onwards.",
    },
    {
      service: "plumber-london",
      why: "Neighbours round Hoe Street often share drains and lead mains, so we’ll find out whose pipe it is and repair it.",
    },
  ],
  street: {
    line: [
      "bay terrace",
      "market hall",
      "church",
      "town hall",
      "bay terrace",
      "new flats 7",
      "factory",
      "pub",
      "hospital 5",
    ],
    notes: [
      ["bay terrace", "Rent out both flats of a Warner house? We arrange access to each."],
      ["market hall", "Stall at New Spitalfields? We come while the market’s shut."],
      ["factory", "Flats close to your brewery? We choose plant that runs quietly."],
    ],
  },
} as const satisfies AreaCopy;
