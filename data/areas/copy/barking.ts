import type { AreaCopy } from "../../types";

export const barking = {
  description:
    "Emergency plumbers, gas engineers, boiler repair and air conditioning in Barking and Barking Riverside, for homes, shops, offices and workshops.",
  lead: "Our emergency plumbers, gas engineers and heating engineers cover Barking, from the station and the Town Hall to Barking Riverside. Call us about a leak, a boiler repair, air con in a shop or office, kitchen gas in a restaurant, or a workshop heater.",
  buildings: [
    "We replace boilers, flues and radiators in terraces and bay-fronted houses. If you and next door have no water, ring the water company first.",
    "We can fit heaters in factories and warehouses. Send us a photo of the gas meter, as its size limits the choice.",
  ],
  working: [
    "Flats on the town-centre heat network have a heat interface unit (HIU) in the hall cupboard instead of a boiler. Ask your landlord or the operator if repairs are their job. If not, we can service the unit.",
    "If your plant room is on low ground near the Roding, we can fit sump pumps and a flood alarm.",
  ],
  dayAndNight: [
    "Burst pipe at home or in your shop? Turn off the stopcock and call our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour. We clear blocked drains too.",
    "Boiler broken? If you rent your home, tell your landlord first: they have to repair it. Otherwise ring us, day or night, for a [boiler repair](/boiler-services). For landlords, we do the annual [gas safety check](/gas-services/landlord-gas-safety). Managing agents can book [heating system maintenance](/services/heating-system-maintenance) for a block.",
    "We repair and fit [air conditioning](/air-conditioning) in shops and offices. If yours stops, [ring us at any hour](/services/emergency-hvac). For restaurants we do [kitchen gas repairs](/gas-services/commercial-kitchen-gas). In workshops we repair heaters, and service them under a [maintenance contract](/maintenance).",
  ],
  benefits: [
    "In new flats and on council estates, we ask who has the key to the stop valve",
    "We can come to shops and workshops outside opening hours",
    "If you rent out several homes, we can do all the gas safety checks in one week",
  ],
  demand: [
    {
      service: "heating-system-maintenance",
      why: "One worn pump can leave a whole block of flats cold. We service shared pumps every year.",
    },
    {
      service: "appliance-servicing",
      why: "Workshop heaters draw in dust, so we clean the burners at the annual service.",
    },
    {
      service: "pump-installation",
      why: "Basements and lift pits near the river often need pumps to stay dry. We fit and repair them.",
    },
  ],
  street: {
    line: ["church", "station", "town hall", "by-law terrace", "slab 9", "new flats", "bay terrace", "factory", "shed"],
    notes: [
      ["by-law terrace", "In a terrace with no room for a cylinder, we can fit a combi boiler."],
      ["new flats", "When only one flat goes cold, we start at the unit in its hall."],
      ["factory", "We bring an access platform to repair a heater high in a workshop."],
    ],
    network: "new flats",
  },
} as const satisfies AreaCopy;
