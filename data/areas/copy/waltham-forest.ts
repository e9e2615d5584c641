import type { AreaCopy } from "../../types";

export const walthamForest = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Waltham Forest, from Walthamstow and Leyton to Chingford, for homes, shops and breweries.",
  lead: "Call us for an emergency plumber, a gas engineer or boiler repair in Walthamstow, Leyton, Leytonstone or Chingford. We cover all of Waltham Forest, and work in houses, flats, shops, offices and breweries.",
  buildings: [
    "In the bay-windowed flats of the Warner Estate, your stopcock may be in the other flat, so find out before you have a leak. In a Leyton or Leytonstone terrace, pipes in a cold back kitchen can freeze, and we repair and lag them. In larger houses in Chingford and Highams Park, we choose a hot water cylinder to suit the number of bathrooms.",
    "In the new towers round Blackhorse Lane, the boilers may be shared, so if your heat goes off, tell the building manager too. For a shop by Walthamstow market, we come when the stalls are away. At the civic centre and Whipps Cross hospital, we book ahead with the estates team.",
  ],
  working: [
    "In a Warner house, the lower flat’s flue may be too close to the window above for a new boiler. We show you where the new flue can go before you order. The two flats may share a soil pipe, so a blockage can affect both.",
    "Near the Lea and Dagenham Brook, we fit non-return valves to low drains that back up.",
  ],
  dayAndNight: [
    "Call our [emergency plumbers](/services/emergency-plumbing-repairs) about a leak, burst pipe or blocked drain, even at night. For a [boiler repair](/boiler-services), please tell us the make and any fault code. We carry out the yearly [gas safety checks](/gas-services/landlord-gas-safety) for rented homes.",
    "Is your office or shop too warm? Ask about [air conditioning](/air-conditioning). For cafés and restaurants, we do [kitchen gas repairs](/gas-services/commercial-kitchen-gas). Managing agents can call us about [maintenance](/maintenance) of a whole block.",
    "In a brewery or a bakery, our [gas engineers](/gas-services) do the yearly check and run [new gas pipes](/services/gas-system-installations), and we also fit [cooling plant](/services/chiller-installation).",
  ],
  benefits: [
    "If two flats share a pipe, we agree with both when to turn the water off",
    "We service a brewery’s boiler and chiller, and test its carbon dioxide alarms",
    "Traders at New Spitalfields work at night, so we can come to them in the daytime",
  ],
  demand: [
    {
      service: "appliance-servicing",
      why: "If you rent out both flats of a house, we can service their boilers on one visit.",
    },
    {
      service: "gas-system-installations",
      why: "If you turn a workshop into a bakery, we check whether the gas pipe from the meter is large enough.",
    },
    {
      service: "plumber-london",
      why: "Old drains and lead water pipes can leak under the floor. We trace the leak and repair it.",
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
      ["bay terrace", "Front room cold? We fit a larger radiator in the bay."],
      ["market hall", "Market café without gas? We find the fault and repair it."],
      ["factory", "Workshop fans disturb the flats next door? We fit quieter ones."],
    ],
  },
} as const satisfies AreaCopy;
