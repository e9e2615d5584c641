import type { AreaCopy } from "../../types";

export const walthamForest = {
  description:
    "Boiler repair, gas engineers and plumbers in Waltham Forest: Warner flats in Walthamstow and Leyton, homes in Chingford, market shops and breweries.",
  lead: "Call us for an emergency plumber, a gas engineer or boiler repair in Walthamstow, Leyton or Chingford. We cover all of Waltham Forest, including Warner flats, market shops and breweries.",
  buildings: [
    "In the bay-windowed flats of the Warner Estate, your stopcock may be in the other flat, so find out before you have a leak. If pipes freeze in the back kitchen of a Leyton or Leytonstone terrace, we can repair and lag them. If your hot water runs out too soon in Chingford or Highams Park, we can fit a larger cylinder.",
    "If your heat goes off in the new towers round Blackhorse Lane, tell the building manager too, because the boilers may be shared. For a shop by Walthamstow market, we can come when the stalls are away. At the civic centre or Whipps Cross hospital, we’d book ahead with the estates team.",
  ],
  working: [
    "In a Warner house, the lower flat’s flue may be too close to the window above for a new boiler. We can move it, or take it up to the roof if the other flat agrees.",
    "The two flats may share a soil pipe, so a blockage can affect both. If your drains back up near the Lea or Dagenham Brook, we can fit a non-return valve.",
  ],
  dayAndNight: [
    "If a pipe bursts or leaks, call our [emergency plumbers](/services/emergency-plumbing-repairs). For a [boiler repair](/boiler-services), please tell us the make and any fault code. Landlords can book the yearly [gas safety checks](/gas-services/landlord-gas-safety) with us.",
    "In a brewery or a bakery, our [gas engineers](/gas-services) can do the yearly check and run [new gas pipes](/services/gas-system-installations), and we also fit [cooling plant](/services/chiller-installation). For market cafés, we do [kitchen gas work](/gas-services/commercial-kitchen-gas).",
  ],
  benefits: [
    "Before you choose a boiler, we’ll show you where the new flue can go",
    "We can service a brewery’s boiler and chiller, and test its carbon dioxide alarms",
    "For traders at New Spitalfields, who work at night, we can service cold rooms in the daytime",
  ],
  demand: [
    {
      service: "appliance-servicing",
      why: "If you rent out both flats of a Warner house, we can service their boilers on one visit.",
    },
    {
      service: "gas-system-installations",
      why: "If you turn a workshop into a bakery, we’ll check whether the gas pipe from the meter is large enough.",
    },
    {
      service: "plumber-london",
      why: "Houses round Hoe Street may share drains and lead water pipes. We can trace a leak in either and repair it.",
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
      ["bay terrace", "Cold bay window? We can fit a larger radiator under it."],
      ["market hall", "Market cold room too warm? We can repair the cooling."],
      ["factory", "Workshop close to flats? We can choose plant that runs quietly."],
    ],
  },
} as const satisfies AreaCopy;
