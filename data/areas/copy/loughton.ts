import type { AreaCopy } from "../../types";

export const loughton = {
  description:
    "Emergency plumbers, gas and heating engineers in Loughton, Debden and Buckhurst Hill: shared drains, boilers on steep streets, restaurant kitchens.",
  lead: "If you need a gas engineer, an emergency plumber or boiler repair in Loughton, Debden or Buckhurst Hill, ring us. We also look after restaurant kitchens, and the cooling of showrooms and works beside the M11.",
  buildings: [
    "A weatherboard cottage or an Arts and Crafts villa on York Hill or Staples Road is in a conservation area, so its flue goes where the road cannot see it. A shop near the station, or one in Queen’s Road, Buckhurst Hill, may have its meter in a shared cellar.",
    "In Debden’s brick terraces, from the late forties, the boiler is often in a former larder. On Langston Road, tell us whether you or the landlord owns the plant of a showroom or an industrial unit.",
  ],
  working: [
    "Some streets are too steep or narrow for a large van, so we ask about parking when you book. Langston Road has site passes and strict rules on dust.",
    "Flats over the Broadway open on to decks, and a flue there has to stay clear of the next front door. On a slope, heating circuits need extra air vents and drain points, which no plan may show.",
  ],
  dayAndNight: [
    "Restaurants can book [kitchen gas repairs and CP42 checks](/gas-services/commercial-kitchen-gas) and repairs to [extract ducts and fans](/services/ventilation-systems). If your plant has to run day and night, our [chiller engineers](/services/chiller-installation) can plan its service.",
    "Landlords can leave us the [annual gas inspection](/gas-services/landlord-gas-safety) and any [boiler repair](/boiler-services) during the tenancy. For a blocked soil pipe at night, call our [drain and leak plumbers](/services/emergency-plumbing-repairs).",
  ],
  benefits: [
    "We draw your flue together with the windows of the house above",
    "A shared soil pipe can be cleared and lined without opening both bathrooms",
    "Cooling for a showroom or a pressroom is serviced between shifts",
  ],
  demand: [
    {
      service: "landlord-gas-safety",
      why: "A former council home that is rented out needs its gas checked each year like any other.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "In a narrow Edwardian shop there is little room for gas, fresh air and extract, so they have to be planned as one.",
    },
    {
      service: "chiller-installation",
      why: "Showrooms with whole walls of glass heat up quickly in the sun.",
    },
  ],
  street: {
    line: ["parade", "station", "villa", "timber frames", "church", "new-town terrace", "semi", "school", "factory"],
    notes: [
      ["parade", "Kitchen ducts have to climb past the flats to the ridge."],
      ["villa", "The boiler can be two storeys above the garden rooms it heats."],
      ["factory", "Printing needs steady temperature and humidity all year."],
    ],
  },
} as const satisfies AreaCopy;
