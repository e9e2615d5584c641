import type { AreaCopy } from "../../types";

export const loughton = {
  description:
    "Call us for a boiler repair, an emergency plumber or a gas engineer in Loughton, Debden or Buckhurst Hill. We also do kitchen gas and air conditioning repairs.",
  lead: "Ring us for a gas engineer, an emergency plumber or boiler repair in Loughton, Debden or Buckhurst Hill. We also repair cookers and extract fans in restaurants, and air conditioning in shops, offices and showrooms.",
  buildings: [
    "York Hill and Staples Road are conservation areas, so on a weatherboard or Arts and Crafts house we keep the flue out of sight of the road. Debden’s post-war terraces may have the boiler in the old larder. Let us measure before you order a new boiler.",
    "Shops near the station and in Queen’s Road, Buckhurst Hill, may have the gas meter in a shared cellar. Please have the key ready. Repairs in a showroom or an industrial unit on Langston Road may be your landlord’s job, so check your lease.",
  ],
  working: [
    "Some streets are too steep or narrow for a large van, so please tell us about parking when you book.",
    "We fit air conditioning in loft bedrooms that are too hot to sleep in.",
  ],
  dayAndNight: [
    "Burst pipe or blocked drain? Call our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour.",
    "If you rent your home, heating and hot water repairs are your landlord’s job, so ring them first. If you own or let the home, call our gas engineers day or night for a [boiler repair](/boiler-services). Landlords can book the [annual gas safety check](/gas-services/landlord-gas-safety) with a boiler service.",
    "We do [kitchen gas repairs and CP42 checks](/gas-services/commercial-kitchen-gas) in restaurants and repair [extract fans](/services/ventilation-systems). In shops, offices and showrooms we repair [air conditioning](/air-conditioning) and [chillers](/services/chiller-installation), day or night if it’s [urgent](/services/emergency-hvac). If you manage a building, ask about a [maintenance contract](/maintenance).",
  ],
  benefits: [
    "On the Broadway’s shared walkways, we keep your flue clear of the neighbour’s door",
    "We can line a cracked soil pipe from inside, without opening up your bathroom walls",
    "We service air conditioning in offices and print works after hours",
  ],
  demand: [
    {
      service: "landlord-gas-safety",
      why: "We check every gas appliance in the home you let.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "We plan the gas, fresh air and extract of a small restaurant kitchen together.",
    },
    {
      service: "chiller-installation",
      why: "Glass-walled showrooms get hot. We fit a chiller of the right size.",
    },
  ],
  street: {
    line: ["parade", "station", "villa", "timber frames", "church", "new-town terrace", "semi", "school", "factory"],
    notes: [
      ["parade", "We raise the extract duct if cooking smells reach flats over shops."],
      ["villa", "Some rooms always cold in a big house? We balance the radiators."],
      ["new-town terrace", "If a Debden terrace has no hot water, we find out why and fix it."],
    ],
  },
} as const satisfies AreaCopy;
