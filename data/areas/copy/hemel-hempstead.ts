import type { AreaCopy } from "../../types";

export const hemelHempstead = {
  description:
    "Boiler repair, emergency plumbers and air conditioning in Hemel Hempstead, Apsley, Berkhamsted and Kings Langley, for homes, offices and warehouses.",
  lead: "If you have a leak, a cold house or a broken boiler in Hemel Hempstead, our emergency plumbers and gas engineers can come out. We also repair heating and air conditioning in offices, warehouses and schools.",
  buildings: [
    "Boiler in an outside store? In the New Town neighbourhoods of Adeyfield, Gadebridge and Grovehill, we lag the pipes against frost.",
    "In the canal-side flats at Apsley and Nash Mills, you may have to turn off your water on the landing, so find the valve before you have a leak. If the water goes off in Kodak’s former tower in Marlowes, check with a neighbour, because the fault may affect the whole building.",
    "We work in the offices, data halls and warehouses at Maylands, and in pubs, schools and churches in Kings Langley and Berkhamsted.",
  ],
  working: [
    "Near the fuel depot at Maylands we may need a permit before we dig or use a flame, so please allow time.",
    "Groundwater is high along the Gade and the Bulbourne. Some basement car parks by the canal depend on pumps to stay dry. We service these pumps.",
  ],
  dayAndNight: [
    "For a burst pipe or a blocked drain, our [emergency plumbers](/services/emergency-plumbing-repairs) come out at any hour. They also repair and replace [basement pumps](/plumbing-services/pump-installation).",
    "Is your boiler off? Call us for a [boiler repair](/boiler-services). We also service boilers, and do the yearly [gas check](/gas-services/landlord-gas-safety) for landlords.",
    "Shops and offices can call us to repair [air conditioning](/air-conditioning). Pubs and restaurants can book [kitchen gas checks and repairs](/gas-services/commercial-kitchen-gas). If the heating fails in a warehouse, or the cooling in a data hall, call for an [urgent repair](/services/emergency-hvac).",
    "One [maintenance contract](/maintenance) can cover a building’s heating, air conditioning and [gas certificates](/services/gas-safety-certificates).",
  ],
  benefits: [
    "We clean and repair office air conditioning outside working hours",
    "We can heat just your loading bays with radiant tubes, so you don’t pay to heat the aisles",
    "We remove the limescale that hard water leaves in boilers and cylinders",
  ],
  demand: [
    {
      service: "gas-system-installations",
      why: "New tenant in your warehouse? We size the gas supply for their heaters.",
    },
    {
      service: "pump-installation",
      why: "Low pressure in a block on a hill? We fit pumps that raise it on every floor.",
    },
    {
      service: "commercial-boiler-installation",
      why: "Before you replace old boilers, we check that new ones fit through the doors and suit the pipes.",
    },
  ],
  street: {
    line: ["church", "pub", "new-town terrace", "parade", "glass tower", "waterside", "school", "shed"],
    notes: [
      ["new-town terrace", "Radiators cold at one end of the house? We balance them."],
      ["school", "School boiler worn out? We fit a new one in the summer holidays."],
      ["shed", "Warehouse cold in the mornings? We repair heaters between shifts."],
    ],
  },
} as const satisfies AreaCopy;
