import type { AreaCopy } from "../../types";

export const walthamForest = {
  description:
    "Boiler repair, gas engineers and plumbers in Waltham Forest: Warner flats in Walthamstow and Leyton, homes in Chingford, market shops and breweries.",
  lead: "Need an emergency plumber, a gas engineer or boiler repair in Walthamstow, Leyton, Leytonstone or Chingford? We cover all of Waltham Forest, including Warner flats, market shops and breweries.",
  buildings: [
    "In one half-house of the Warner Estate, with its bay-windowed front, your stop valve may be in the other flat, so find out before a leak does. Terraces in Leyton and Leytonstone often have a kitchen in the rear addition, the coldest place for pipes. An Edwardian or interwar house in Chingford or Highams Park usually has a loft that takes a cylinder.",
    "In the new towers among Blackhorse Lane’s breweries and joineries, ask whether the heat is shared. At Walthamstow’s street market, near the civic centre, we come when the stalls are away, and for Whipps Cross hospital we need the permit rules.",
  ],
  working: [
    "In a Warner pair, the flue of the ground-floor flat comes out beneath the upper flat’s window, so often you cannot simply swap the boiler. We measure to each opening. If the wall will not do, we take the flue through the roof with the other flat’s agreement. The upper soil pipe runs through the lower kitchen, so we may need to get into both flats for a drain as well.",
    "The ground along the Lea and Dagenham Brook is marshy, so low drains need sumps and non-return valves. In the listed gallery and the civic rooms, we add heating without new pipes on show.",
  ],
  dayAndNight: [
    "For a burst pipe, call our [plumbers for bursts and leaks](/services/emergency-plumbing-repairs), who first find out whose pipe it is. If your boiler stops, ask for [boiler repair](/boiler-services) and tell us where its flue comes out. When you rent out both flats of a pair, one visit covers the [gas safety check](/gas-services/landlord-gas-safety) of each.",
    "If you run a brewery or a bakery, our [gas engineers](/gas-services) can do the yearly test, put in [new gas supplies](/services/gas-system-installations) and fit [cooling plant](/services/chiller-installation). Market cafés can book [kitchen gas work](/gas-services/commercial-kitchen-gas).",
  ],
  benefits: [
    "You know where the new flue can go before you choose a boiler",
    "We test a brewery’s boilers, chillers and carbon dioxide alarms as one system",
    "We service the night market’s cold rooms in the daytime, while the stalls are shut",
  ],
  demand: [
    {
      service: "appliance-servicing",
      why: "A half-house has two small kitchens, one above the other. We take burner readings in both and look at the whole length of each flue.",
    },
    {
      service: "gas-system-installations",
      why: "A former workshop has to have its gas supply sized again, from the meter onwards, when a bakery or a studio moves in.",
    },
    {
      service: "plumber-london",
      why: "Neighbours round Hoe Street share drains and lead mains, so one leak can have three owners.",
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
      ["bay terrace", "Each half-house has two front doors, so we arrange access to both."],
      ["market hall", "Cold rooms and heaters at New Spitalfields work hardest at night."],
      ["factory", "Flats stand close to the breweries, so plant must be quiet at night."],
    ],
  },
} as const satisfies AreaCopy;
