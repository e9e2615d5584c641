import type { AreaCopy } from "../../types";

export const barking = {
  description:
    "Emergency plumbers, gas engineers and heating engineers in Barking. Call us for boiler repair, a cold flat on the heat network or a workshop heater.",
  lead: "Our emergency plumbers, gas engineers and heating engineers cover Barking, from the streets round the abbey down to the wharves. Call us about a cold flat, a leak, a boiler repair or a workshop heater that has stopped.",
  buildings: [
    "If your taps stop in a terrace near the station or the Town Hall, ask next door whether theirs have too, because you may share a supply pipe.",
    "In a bay-fronted house on the Leftley estate, we can replace the boiler, its flue and the radiators. If a pipe leaks in your flat at Barking Riverside, or in a slab block or new flats on the Gascoigne estate, tell us who manages the block, because the valve may be in a locked cupboard. For new heaters in one of the factories or warehouses off River Road, send us a photograph of the gas meter, because its size limits what we can fit.",
  ],
  working: [
    "In a flat on the town-centre heat network, a heat interface unit (HIU) in the hall cupboard does the work of a boiler. If its supply has to be shut off, we’ll agree a time with the network’s operator.",
    "If your plant room is on low ground near the Roding or the creek, we can fit two sump pumps and a flood alarm.",
  ],
  dayAndNight: [
    "If a pipe bursts in your shop on East Street or your house near the station, call our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour. For a house with no heating or hot water, book a [boiler repair](/boiler-services).",
    "Managing agents can book [heating system maintenance](/services/heating-system-maintenance) for a whole block, and one [maintenance contract](/maintenance) can cover every heater in a workshop. Every flat that you rent out with gas needs a yearly [gas safety check](/gas-services/landlord-gas-safety), which we can do.",
  ],
  benefits: [
    "We can descale your flat’s heat interface unit and check its valves before winter",
    "We can service workshop heaters between your deliveries, so that the yard keeps working",
    "If you rent out several homes, we can book all their gas checks for the same week",
  ],
  demand: [
    {
      service: "heating-system-maintenance",
      why: "One neglected pump can leave a whole staircase of flats cold. We can service shared pumps every year.",
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
      ["factory", "Heaters high up in your workshop? We’ll bring a platform."],
    ],
    network: "new flats",
  },
} as const satisfies AreaCopy;
