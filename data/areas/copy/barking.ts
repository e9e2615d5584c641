import { changes } from "../../changes";
import type { AreaCopy } from "../../types";

export const barking = {
  description:
    "Emergency plumbers, gas engineers and heating engineers in Barking. Call us for boiler repair, a cold flat on the heat network or a workshop heater.",
  lead: "Our emergency plumbers, gas engineers and heating engineers cover Barking, from the streets round the abbey down to the wharves. Call us about a cold flat, a leak, a boiler repair or a workshop heater that has stopped.",
  buildings: [
    "If you live in a terrace near the station or the Town Hall, you may share a supply pipe with next door, so tell us if your neighbour’s taps have stopped as well.",
    "If you live in a bay-fronted house on the Leftley estate, please find your stop valve before we come. Is your flat in one of the Gascoigne estate’s slab blocks or new mid-rise flats, or at Barking Riverside? Tell us who manages the block, so that we can get to the riser. For factories and sheds off River Road, send us the size of the gas meter, because it limits the heaters we can quote for.",
  ],
  working: [
    `In a flat on the town-centre heat network, a heat interface unit (HIU) in the hall cupboard does the work of a boiler. If we have to shut the incoming main, we’ll agree a time with the network’s operator. The operator must register the network with Ofgem by ${changes.heatNetworks.day}.`,
    "The ground beside the Roding and the creek is low, so we fit two pumps in a plant-room sump, test both under load and check that the high-water alarm reaches somebody.",
  ],
  dayAndNight: [
    "Burst pipe in your shop on East Street or your house near the station? Our [emergency plumbers](/services/emergency-plumbing-repairs) take calls all night. If your house has no heat or hot water, book a [boiler repair](/boiler-services).",
    "Managing agents can book [heating system maintenance](/services/heating-system-maintenance) for a whole block, and one [maintenance contract](/maintenance) can cover every heater in a workshop. If you rent out a flat with gas, you need a [landlord gas safety certificate](/gas-services/landlord-gas-safety).",
  ],
  benefits: [
    "We clear the scale from your heat interface unit and reset its valves before winter",
    "We can service your heaters between deliveries, so that your yard keeps working",
    "For your workshop, we’ll choose filters that suit the dust your work makes",
  ],
  demand: [
    {
      service: "heating-system-maintenance",
      why: "One neglected pump can leave a whole staircase of flats cold, so we service shared pumps on a yearly plan.",
    },
    {
      service: "appliance-servicing",
      why: "Heaters along Thames Road draw in dust, so we clean their burners once a year.",
    },
    {
      service: "pump-installation",
      why: "Basements and lift pits between the two tidal rivers depend on pumps, which we fit, test and repair.",
    },
  ],
  street: {
    line: ["church", "station", "town hall", "by-law terrace", "slab 9", "new flats", "bay terrace", "factory", "shed"],
    notes: [
      ["by-law terrace", "No room for a cylinder in your terrace? We can fit a combi boiler."],
      ["new flats", "If only your flat is cold, we’ll check the unit in your hall cupboard."],
      ["factory", "Workshop heaters hang high, so we bring a platform to reach them."],
    ],
    network: "new flats",
  },
} as const satisfies AreaCopy;
