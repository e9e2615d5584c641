import { changes } from "../../changes";
import type { AreaCopy } from "../../types";

export const barking = {
  description:
    "Emergency plumbers, gas engineers and heating engineers in Barking. We do boiler repair in older terraces, and mend cold network flats and workshop heaters.",
  lead: "Our emergency plumbers, gas engineers and heating engineers cover Barking, from the streets round the abbey down to the wharves. Call us about a cold flat, a leak, a boiler repair or a workshop heater that has stopped.",
  buildings: [
    "Terraces near the station and the Town Hall may share a supply pipe, so tell us if your neighbour’s taps have stopped as well.",
    "If you live in a bay-fronted house on the Leftley estate, please find your stop valve before we come. In the old slab blocks and new mid-rise flats of the Gascoigne estate, and at Barking Riverside, tell us who manages your block so that we can get to the riser. At factories and sheds off River Road we ask how big the gas meter is, because it limits the heaters we can quote for.",
  ],
  working: [
    `In a flat on the town-centre heat network, a heat interface unit in the hall cupboard does the work of a boiler. Hard water leaves scale in the part that heats your taps. If we have to shut the incoming main, we’ll agree a time with the network’s operator. The operator must have the network registered with Ofgem by ${changes.heatNetworks.day}.`,
    "The ground beside the Roding and the creek is low, so we fit plant-room sumps with two pumps, one of them in reserve. In a workshop we choose filters for the dust that your work makes.",
  ],
  dayAndNight: [
    "If a pipe bursts in a shop on East Street or a house near the station, you can call our [emergency plumbers](/services/emergency-plumbing-repairs) all night. When your house has no heat or hot water, start with [boiler repair and boiler servicing](/boiler-services).",
    "Managing agents can book [heating system maintenance](/services/heating-system-maintenance) for a whole block, and one [maintenance contract](/maintenance) can cover every heater in a workshop. If you rent out a flat with gas, you need a [landlord gas safety certificate](/gas-services/landlord-gas-safety).",
  ],
  benefits: [
    "We descale your heat interface unit and reset its valves before winter comes",
    "So that your yard can keep working, we service the heaters between deliveries",
    "We test sump pumps under load, and check that the high-water alarm reaches somebody",
  ],
  demand: [
    {
      service: "heating-system-maintenance",
      why: "One neglected pump can leave a whole stair of flats cold, so we service them on a yearly plan.",
    },
    {
      service: "appliance-servicing",
      why: "Heaters along Thames Road draw in dust, and we clean their burners once a year.",
    },
    {
      service: "pump-installation",
      why: "Basements and lift pits between two tidal rivers depend on pumps, which we fit, test and repair.",
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
