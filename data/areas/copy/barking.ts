import { changes } from "../../changes";
import type { AreaCopy } from "../../types";

export const barking = {
  description:
    "Gas engineers, emergency plumbers and heating engineers in Barking: boiler repair in the older terraces, cold flats on the heat network, workshop heaters.",
  lead: "Our emergency plumbers, gas engineers and heating engineers cover Barking, from the streets round the abbey down to the wharves. They put right cold flats, leaks and workshop heaters that have stopped, and do boiler repair at home.",
  buildings: [
    "Terraces near the station and the Town Hall may share a supply pipe, so your neighbour’s taps can stop when yours do.",
    "In one of the Leftley estate’s bay-fronted houses, please find your stop valve before we come. For a flat on the rebuilt Gascoigne estate, where slabs give way to mid-rise flats, or at Barking Riverside, tell us the block and who manages it. At factories and sheds off River Road we ask for the gas meter’s size before we quote for heaters.",
  ],
  working: [
    `In a flat on the town-centre heat network, a heat interface unit in the hall cupboard does the work of a boiler, and London’s hard water leaves scale where it makes your hot water. If the incoming main has to be shut, we agree a time with the network’s operator. Are you the operator? Then the network has to be registered with Ofgem by ${changes.heatNetworks.day}.`,
    "The ground beside the Roding and the creek is low, so plant rooms there need a sump with two pumps, one of them in reserve. In a workshop we choose filters that suit the dust your work makes.",
  ],
  dayAndNight: [
    "If a pipe bursts in a shop on East Street or a house near the station, our [emergency plumbers](/services/emergency-plumbing-repairs) can be called all night. For a house without heat or hot water, start with [boiler repair and boiler servicing](/boiler-services).",
    "Managing agents can book [heating system maintenance](/services/heating-system-maintenance) for a whole block, and a workshop can put every heater on one [maintenance contract](/maintenance). A flat with gas that is rented out needs a [landlord gas safety certificate](/gas-services/landlord-gas-safety).",
  ],
  benefits: [
    "We descale your heat interface unit and reset its valves before winter comes",
    "Your workshop heaters are serviced between deliveries, so the yard can keep working",
    "We test sump pumps under load, and check that the high-water alarm reaches somebody",
  ],
  demand: [
    {
      service: "heating-system-maintenance",
      why: "On the rebuilt estates, one neglected pump or valve can leave a whole stair of flats cold.",
    },
    {
      service: "appliance-servicing",
      why: "Warm-air and radiant heaters along Thames Road draw in dust, so their burners should be cleaned every year.",
    },
    {
      service: "pump-installation",
      why: "Basements and lift pits between two tidal rivers stay dry only while their pumps work.",
    },
  ],
  street: {
    line: ["church", "station", "town hall", "by-law terrace", "slab 9", "new flats", "bay terrace", "factory", "shed"],
    notes: [
      ["by-law terrace", "Each house in the older terraces has its own boiler and flue."],
      ["new flats", "The network brings heat to the new flats in pipes under the street."],
      ["factory", "Workshop heaters hang high, so we bring a platform to reach them."],
    ],
    network: "new flats",
  },
} as const satisfies AreaCopy;
