import type { AreaCopy } from "../../types";

export const barking = {
  description:
    "Emergency plumbers, gas engineers, boiler repair and air conditioning in Barking and Barking Riverside, for homes, shops, offices and workshops.",
  lead: "Our emergency plumbers, gas engineers and heating engineers cover Barking, from the station and the Town Hall to Barking Riverside. Call us about a leak, a blocked drain, a boiler repair, air con in a shop or office, kitchen gas in a restaurant, or a workshop heater.",
  buildings: [
    "Before you order a boiler for a terrace or a bay-fronted house, ask us where the flue can go. If you and next door have no water, ring the water company first.",
    "We can fit heaters in factories and warehouses. Send us a photo of the gas meter: its size limits the choice.",
  ],
  working: [
    "Flats on the town-centre heat network have a heat interface unit (HIU) in the hall cupboard instead of a boiler. Ask your landlord or the operator if repairs are their job. If not, we can service the unit.",
    "Plant rooms on low ground near the Roding are at risk of flooding. We fit sump pumps and alarms.",
  ],
  dayAndNight: [
    "Burst pipe at home or in your shop? Turn off the stopcock and call our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour. We clear blocked drains too.",
    "Boiler broken? If you rent your home, tell your landlord first: they have to repair it. Owners and landlords can ring us, day or night, for a [boiler repair](/boiler-services). We also do annual [gas safety checks](/gas-services/landlord-gas-safety). For managing agents, we do [heating system maintenance](/services/heating-system-maintenance) in blocks.",
    "We repair and fit [air conditioning](/air-conditioning) in shops and offices. If yours stops, [ring us at any hour](/services/emergency-hvac). For restaurants we do [kitchen gas repairs](/gas-services/commercial-kitchen-gas). In workshops we repair heaters, and service them under a [maintenance contract](/maintenance).",
  ],
  benefits: [
    "In new flats and on council estates, we ask who has the key to the stop valve",
    "We can come to shops and workshops out of hours",
    "If you let several homes, we can do all the gas safety checks in one week",
  ],
  demand: [
    {
      service: "heating-system-maintenance",
      why: "One worn pump can leave a whole block of flats cold. We service shared pumps every year.",
    },
    {
      service: "appliance-servicing",
      why: "We clean the dust out of workshop heater burners at the annual service.",
    },
    {
      service: "pump-installation",
      why: "Basements and lift pits near the river often need pumps to stay dry. We fit and repair them.",
    },
  ],
  street: {
    line: ["church", "station", "town hall", "by-law terrace", "slab 9", "new flats", "bay terrace", "factory", "shed"],
    notes: [
      ["by-law terrace", "We fit combi boilers in terraces that have no room for a cylinder."],
      ["new flats", "If only your flat is cold, we check the heating unit in the hall."],
      ["factory", "We bring an access platform to repair a heater high in a workshop."],
    ],
    network: "new flats",
  },
} as const satisfies AreaCopy;
