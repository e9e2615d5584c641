import type { AreaCopy } from "../../types";

export const loughton = {
  description:
    "Emergency plumbers, gas and heating engineers in Loughton, Debden and Buckhurst Hill: shared drains, boilers on steep streets, restaurant kitchens.",
  lead: "If you need a gas engineer, an emergency plumber or boiler repair in Loughton, Debden or Buckhurst Hill, ring us. We repair gas in restaurant kitchens too, and cool showrooms and works beside the M11.",
  buildings: [
    "York Hill and Staples Road are conservation areas, so we keep the flue of a weatherboard cottage or an Arts and Crafts villa out of sight of the road. If your shop in Queen’s Road, Buckhurst Hill, or near the station has its meter in a shared cellar, we’ll need the key.",
    "In Debden’s brick terraces, from the late forties, we measure the former larder where the boiler often stands. In a showroom or an industrial unit on Langston Road, the plant may be the landlord’s, so we’ll ask.",
  ],
  working: [
    "We’ll ask about parking when you book, because some streets are too steep or narrow for a large van. For Langston Road we arrange site passes and keep to the strict rules on dust.",
    "Where flats over the Broadway open on to decks, we keep your flue clear of the next front door. On a slope your heating needs extra air vents and drain points, which we add.",
  ],
  dayAndNight: [
    "We do [kitchen gas repairs and CP42 checks](/gas-services/commercial-kitchen-gas) in restaurants and repair [extract ducts and fans](/services/ventilation-systems). If your plant has to run day and night, our [chiller engineers](/services/chiller-installation) can plan its service.",
    "Landlords can leave us the [annual gas inspection](/gas-services/landlord-gas-safety) and any [boiler repair](/boiler-services) during the tenancy. For a blocked soil pipe at night, call our [drain and leak plumbers](/services/emergency-plumbing-repairs).",
  ],
  benefits: [
    "We draw your flue together with the windows of the house above it",
    "We can clear and line a shared soil pipe without opening both bathrooms",
    "We service the cooling of a showroom or pressroom between your shifts",
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
      why: "We cool showrooms with whole walls of glass, which heat up in the sun.",
    },
  ],
  street: {
    line: ["parade", "station", "villa", "timber frames", "church", "new-town terrace", "semi", "school", "factory"],
    notes: [
      ["parade", "We take kitchen ducts up past the flats and out above the ridge."],
      ["villa", "If the garden rooms stay cold, we vent and balance the heating."],
      ["factory", "In a print works we change plant in stages, to keep the air steady."],
    ],
  },
} as const satisfies AreaCopy;
