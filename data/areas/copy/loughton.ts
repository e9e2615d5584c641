import type { AreaCopy } from "../../types";

export const loughton = {
  description:
    "Emergency plumbers, gas and heating engineers in Loughton, Debden and Buckhurst Hill: shared drains, boilers on steep streets, restaurant kitchens.",
  lead: "If you need a gas engineer, an emergency plumber or boiler repair in Loughton, Debden or Buckhurst Hill, ring us. We also repair gas in restaurant kitchens, and look after cooling in showrooms beside the M11.",
  buildings: [
    "York Hill and Staples Road are conservation areas, so we’ll keep the flue of your weatherboard cottage or Arts and Crafts villa out of sight of the road. Is your shop near the station or in Queen’s Road, Buckhurst Hill? If the meter is in a shared cellar, we’ll need the key.",
    "In Debden’s brick terraces, from the late forties, your boiler may be in the former larder, so we’ll measure the space before you order a new one. If you have a showroom or an industrial unit on Langston Road, ask whether the plant is your landlord’s before you order a repair.",
  ],
  working: [
    "Some streets are too steep or narrow for a large van, so we’ll ask about parking when you book. If your site on Langston Road needs passes, we’ll arrange them.",
    "If your flat over the Broadway opens on to a deck, we’ll keep the flue clear of the next front door.",
  ],
  dayAndNight: [
    "If you run a restaurant, we’ll do your [kitchen gas repairs and CP42 checks](/gas-services/commercial-kitchen-gas) and repair [extract ducts and fans](/services/ventilation-systems). If your plant runs day and night, our [chiller engineers](/services/chiller-installation) can plan its service.",
    "Landlords can leave the [annual gas inspection](/gas-services/landlord-gas-safety) to us, and any [boiler repair](/boiler-services) during the tenancy. For a blocked soil pipe at night, call our [drain and leak plumbers](/services/emergency-plumbing-repairs).",
  ],
  benefits: [
    "Before we place your flue, we check the windows above it",
    "We can clear and line a shared soil pipe without opening up both bathrooms",
    "We service the cooling of your showroom or pressroom between shifts",
  ],
  demand: [
    {
      service: "landlord-gas-safety",
      why: "We check the gas in a rented former council home each year and send you the record.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "A narrow Edwardian shop has little room, so we plan gas, air and extract together.",
    },
    {
      service: "chiller-installation",
      why: "A showroom with whole walls of glass can overheat in the sun, and we can fit the cooling.",
    },
  ],
  street: {
    line: ["parade", "station", "villa", "timber frames", "church", "new-town terrace", "semi", "school", "factory"],
    notes: [
      ["parade", "Kitchen below flats? We take the duct up and out above the ridge."],
      ["villa", "If your garden rooms stay cold, we can bleed and balance the heating."],
      ["factory", "Print works? We change plant in stages, so the air stays steady."],
    ],
  },
} as const satisfies AreaCopy;
