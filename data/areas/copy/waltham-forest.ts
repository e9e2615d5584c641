import type { AreaCopy } from "../../types";

export const walthamForest = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Waltham Forest, from Walthamstow and Leyton to Chingford, for homes, shops and breweries.",
  lead: "Call us for an emergency plumber, a gas engineer or boiler repair in Walthamstow, Leyton, Leytonstone or Chingford. We cover all of Waltham Forest, and work in houses, flats, shops, offices and breweries.",
  buildings: [
    "The stopcock for a bay-windowed flat on the Warner Estate may be in the flat above or below. Find out before you have a leak. Pipes in the cold back kitchens of Leyton and Leytonstone terraces can freeze, and we repair and lag them. For larger houses in Chingford and Highams Park, we choose a cylinder to suit the number of bathrooms.",
    "Boilers in the new towers round Blackhorse Lane may be shared. If your heating goes off, tell the building manager too. We come to shops by Walthamstow market once the stalls have gone. At the civic centre and Whipps Cross Hospital, we book ahead with the estates team.",
  ],
  working: [
    "The downstairs flat’s flue in a Warner house may be too close to the window above for a new boiler. Before you order, we show you where a new flue can go. The two flats may share a soil pipe, so a blockage can affect both.",
    "Near the Lea and Dagenham Brook, we fit non-return valves to low drains that back up.",
  ],
  dayAndNight: [
    "Call our [emergency plumbers](/services/emergency-plumbing-repairs) about a leak, burst pipe or blocked drain, even at night. Ring us for a [boiler repair](/boiler-services) when the heating or the hot water goes off. We carry out the yearly [gas safety checks](/gas-services/landlord-gas-safety) for rented homes.",
    "Air con stopped in your office or shop? Ask for [air conditioning repair](/air-conditioning). We do [kitchen gas repairs](/gas-services/commercial-kitchen-gas) in cafés and restaurants. We offer managing agents [maintenance contracts](/maintenance).",
    "Our [gas engineers](/gas-services) do the yearly check in breweries and bakeries, and run [new gas pipes](/services/gas-system-installations). We also fit [cooling plant](/services/chiller-installation).",
  ],
  benefits: [
    "If you share a water pipe, please warn your neighbours before planned work",
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
      ["market hall", "Gas off in your market café? We find the fault and repair it."],
      ["factory", "Workshop fans disturb the flats next door? We fit quieter ones."],
    ],
  },
} as const satisfies AreaCopy;
