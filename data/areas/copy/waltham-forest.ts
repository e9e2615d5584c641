import type { AreaCopy } from "../../types";

export const walthamForest = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Waltham Forest, from Walthamstow and Leyton to Chingford, for homes, shops and breweries.",
  lead: "Call us for an emergency plumber, a gas engineer, boiler repair or air con repair in Waltham Forest, from Walthamstow and Leyton to Leytonstone and Chingford. We work in homes, shops, restaurants, offices and breweries.",
  buildings: [
    "The stopcock for a flat on the Warner Estate may be in the flat above or below. Find out before you have a leak. In Leyton and Leytonstone terraces, pipes in a cold back kitchen can freeze. We repair and lag them. We choose a cylinder to suit the number of bathrooms in larger houses in Chingford and Highams Park.",
    "Boilers in the new towers round Blackhorse Lane may be shared. If your heating goes off there, tell the building manager first.",
    "For planned work in shops by Walthamstow market, we come once the stalls have gone. In breweries, we service the boiler and chiller and test the carbon dioxide alarms.",
  ],
  working: [
    "In a Warner house, the downstairs flue may be too close to the window above. We show you where a flue can go before you order a boiler. The two flats may also share a soil pipe, so a blockage affects both.",
    "Low drains near the Lea and Dagenham Brook can back up. We fit non-return valves.",
  ],
  dayAndNight: [
    "Call our [emergency plumbers](/services/emergency-plumbing-repairs) about a leak, burst pipe or blocked drain, day or night. If you rent your home and the heating or hot water goes off, tell your landlord first: the repair is their job. If you’re the owner or landlord, ring us for a [boiler repair](/boiler-services) at any hour. For landlords, we do the [annual gas safety check](/gas-services/landlord-gas-safety), or look after all your boilers under one [maintenance contract](/maintenance).",
    "Air con stopped in your office, shop or restaurant? [Ring us day or night](/services/emergency-hvac) or book a [repair visit](/air-conditioning). In cafés and restaurants we do [kitchen gas repairs](/gas-services/commercial-kitchen-gas).",
    "Our [gas engineers](/gas-services) do the annual gas check in breweries and bakeries and run [gas pipes](/services/gas-system-installations), and we fit [cooling plant](/services/chiller-installation).",
  ],
  benefits: [
    "We tell you when to warn neighbours who share your water pipe",
    "At the civic centre or Whipps Cross Hospital, we can book ahead with the estates team",
    "We can service a landlord’s boiler during the gas safety check",
  ],
  demand: [
    {
      service: "appliance-servicing",
      why: "If you rent out both flats in a house, we can service their boilers in one visit.",
    },
    {
      service: "gas-system-installations",
      why: "A workshop that becomes a bakery may need a larger gas pipe. We fit it.",
    },
    {
      service: "plumber-london",
      why: "Old drains and lead water pipes can leak under the floor. We trace and repair the leak.",
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
      ["bay terrace", "We fit larger radiators in the bays of cold front rooms."],
      ["market hall", "If the gas goes off in your market café, we find and fix the fault."],
      ["factory", "Workshop fans too loud for next door? We fit quieter ones."],
    ],
  },
} as const satisfies AreaCopy;
