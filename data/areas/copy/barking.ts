import type { AreaCopy } from "../../types";

export const barking = {
  description:
    "Emergency plumbers, gas engineers, boiler repair and air conditioning in Barking and Barking Riverside, for homes, shops, offices and workshops.",
  lead: "Our emergency plumbers, gas engineers and heating engineers cover Barking, from the station and the Town Hall to Barking Riverside. Call us about a leak, a boiler repair, an office that’s too hot or a workshop heater that has stopped.",
  buildings: [
    "In terraces and bay-fronted houses we replace boilers, flues and radiators. If your taps run dry, ask next door whether theirs have too, because you may share a supply pipe. In new flats and on council estates, tell us who manages the block, because the valve may be locked away.",
    "For new heaters in factories and warehouses, send us a photograph of the gas meter, because its size limits what we can fit.",
  ],
  working: [
    "In a flat on the town-centre heat network, a heat interface unit (HIU) in the hall cupboard does the work of a boiler. If its supply has to be shut off, we agree a time with the network’s operator.",
    "If your plant room is on low ground near the Roding, we can fit two sump pumps and a flood alarm.",
  ],
  dayAndNight: [
    "When a pipe bursts or a drain blocks at home or in a shop, call our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour.",
    "For a house with no heating or hot water, book a [boiler repair](/boiler-services). Every home with gas that you rent out needs a yearly [gas safety check](/gas-services/landlord-gas-safety), which we do.",
    "We repair [air conditioning](/air-conditioning) in shops and offices that are too warm, and do [kitchen gas repairs](/gas-services/commercial-kitchen-gas) in restaurants and cafés. Managing agents can book [heating system maintenance](/services/heating-system-maintenance) for a whole block, and one [maintenance contract](/maintenance) can cover every heater in a workshop.",
  ],
  benefits: [
    "We descale a flat’s heat interface unit and check its valves before winter",
    "We come to shops and workshops before or after your working hours",
    "If you rent out several homes, we book all their gas checks for the same week",
  ],
  demand: [
    {
      service: "heating-system-maintenance",
      why: "One neglected pump can leave a whole staircase of flats cold. We service shared pumps every year.",
    },
    {
      service: "appliance-servicing",
      why: "Workshop heaters draw in dust, so we clean their burners at the yearly service.",
    },
    {
      service: "pump-installation",
      why: "Basements and lift pits near the river often depend on pumps, which we fit and repair.",
    },
  ],
  street: {
    line: ["church", "station", "town hall", "by-law terrace", "slab 9", "new flats", "bay terrace", "factory", "shed"],
    notes: [
      ["by-law terrace", "No room for a cylinder in your terrace? We can fit a combi boiler."],
      ["new flats", "Only your flat cold? We’ll check the heat unit in your hall cupboard."],
      ["factory", "High workshop heater broken? We bring a platform to repair it."],
    ],
    network: "new flats",
  },
} as const satisfies AreaCopy;
