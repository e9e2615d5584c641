import type { AreaCopy } from "../../types";

export const lewisham = {
  description:
    "Gas engineers and emergency plumbers in Lewisham, Catford, Brockley and Deptford, for boiler repair, landlords’ gas checks and low water pressure.",
  lead: "Leak, blocked drain or broken boiler in Lewisham? Call our emergency plumbers and gas engineers. We cover Brockley, Catford, Deptford, New Cross, Forest Hill and Sydenham. We also repair air conditioning in shops, restaurants and offices.",
  buildings: [
    "A blocked drain at a Victorian house in Brockley or Telegraph Hill may run to the mews behind. We clear it there too. Gas pipes in Hither Green and Catford terraces may be old. We test them before we fit a boiler. On the Bellingham cottage estate, we can lag pipes on outside walls.",
    "In towers in central Lewisham or on the Pepys Estate, please ask the building manager for the riser cupboard key.",
    "If you work at Goldsmiths or at University Hospital Lewisham in Ladywell, tell us who has to agree shutdowns.",
  ],
  working: [
    "The Ravensbourne and the Quaggy have flooded Lewisham and Catford before. We can fit a sump pump in a low plant room and raise the boiler.",
    "Some houses on the Corbett Estate have narrow back yards, where a flue would blow steam at next door’s kitchen. We can take it up through the roof.",
  ],
  dayAndNight: [
    "When a pipe bursts, a drain blocks or a ceiling drips, we send [emergency plumbers](/services/emergency-plumbing-repairs) at any hour. Heating or hot water off? If you rent your home, ring your landlord first: repairs are their job. If you own or let the home, phone us for a [boiler repair](/boiler-services), day or night. Landlords can book the annual [gas safety check](/gas-services/landlord-gas-safety).",
    "If the air con is off in your shop, restaurant or office, our [emergency engineers](/services/emergency-hvac) come day or night. If it’s past repair, we can [replace it](/air-conditioning). For cafés and restaurants, we do the [gas safety check](/services/gas-safety-certificates) and any [kitchen gas repair](/gas-services/commercial-kitchen-gas). Our [heating engineers](/heating-services) repair shared boilers in managed blocks, and fit a [tank and booster pump](/plumbing-services/pump-installation) if pressure is low.",
  ],
  benefits: [
    "If you let several homes, we group the gas checks into a few days",
    "We measure your water flow and pressure before you choose a boiler",
    "We agree the time with the managing agent before we turn off a block’s water",
  ],
  demand: [
    {
      service: "landlord-gas-safety",
      why: "We check the gas appliances in rented homes and keep track of the dates.",
    },
    {
      service: "pump-installation",
      why: "We repair the pumps when the upper floors of a tower have no water.",
    },
    {
      service: "appliance-servicing",
      why: "At the annual service we look for scale and clear the condensate pipe.",
    },
  ],
  street: {
    line: [
      "villa",
      "mews",
      "by-law terrace",
      "cottage estate",
      "university",
      "glass tower",
      "point tower",
      "hospital 5",
    ],
    notes: [
      ["villa", "In a converted house, we stop the leak, then find whose pipe it is."],
      ["cottage estate", "We can fit a compact boiler in a small cottage kitchen."],
      ["glass tower", "Stuffy flat in a tower? We service the fans and change the filters."],
    ],
  },
} as const satisfies AreaCopy;
