import type { AreaCopy } from "../../types";

export const barking = {
  description:
    "Emergency plumbers, gas engineers and heating engineers in Barking. Call us for boiler repair, a cold flat on the heat network or a workshop heater.",
  lead: "Our emergency plumbers, gas engineers and heating engineers cover Barking, from the streets round the abbey down to the wharves. Call us about a cold flat, a leak, a boiler repair or a workshop heater that has stopped.",
  buildings: [
    "If you live in a terrace near the station or the Town Hall, you may share a supply pipe with next door, so tell us if your neighbour’s taps have stopped as well.",
    "If you have a bay-fronted house on the Leftley estate, please find your stop valve before we come. Is your flat at Barking Riverside, or in one of the slab blocks or new mid-rise flats of the Gascoigne estate? Tell us who manages the block, so that we can get to the riser. Factory or shed off River Road? Send us a photograph of the gas meter, because its size limits the heaters we can fit.",
  ],
  working: [
    "In a flat on the town-centre heat network, a heat interface unit (HIU) in the hall cupboard does the work of a boiler. If its supply has to be shut off, we’ll agree a time with the network’s operator first.",
    "If your plant room is on low ground near the Roding or the creek, we can fit two sump pumps and a flood alarm that someone will hear.",
  ],
  dayAndNight: [
    "Burst pipe in your shop on East Street or your house near the station? Our [emergency plumbers](/services/emergency-plumbing-repairs) take calls all night. For a house with no heating or hot water, book a [boiler repair](/boiler-services).",
    "Managing agents can book [heating system maintenance](/services/heating-system-maintenance) for a whole block, and one [maintenance contract](/maintenance) can cover every heater in a workshop. If you rent out a flat with gas, you need a [landlord gas safety certificate](/gas-services/landlord-gas-safety).",
  ],
  benefits: [
    "We can clear the scale from your heat interface unit and reset its valves before winter",
    "We can service your heaters between deliveries, so that your yard keeps working",
    "We’ll choose filters for your workshop that suit the dust you make",
  ],
  demand: [
    {
      service: "heating-system-maintenance",
      why: "One neglected pump can leave a whole staircase of flats cold, so we service shared pumps on a yearly plan.",
    },
    {
      service: "appliance-servicing",
      why: "Workshop heaters can draw in dust, so we clean their burners once a year.",
    },
    {
      service: "pump-installation",
      why: "Basements and lift pits between the two rivers often depend on pumps, which we fit and repair.",
    },
  ],
  street: {
    line: ["church", "station", "town hall", "by-law terrace", "slab 9", "new flats", "bay terrace", "factory", "shed"],
    notes: [
      ["by-law terrace", "No room for a cylinder in your terrace? We can fit a combi boiler."],
      ["new flats", "If only your flat is cold, we’ll check the unit in your hall cupboard."],
      ["factory", "Heaters high up in your workshop? We’ll bring a platform."],
    ],
    network: "new flats",
  },
} as const satisfies AreaCopy;
