import type { AreaCopy } from "../../types";

export const loughton = {
  description:
    "Call us for a boiler repair, an emergency plumber or a gas engineer in Loughton, Debden or Buckhurst Hill. We also repair kitchen gas and air conditioning.",
  lead: "If you need a gas engineer, an emergency plumber or boiler repair in Loughton, Debden or Buckhurst Hill, ring us. We also repair kitchen gas in restaurants, and air conditioning in shops, offices and showrooms.",
  buildings: [
    "York Hill and Staples Road are conservation areas, so on a weatherboard cottage or an Arts and Crafts villa we keep the flue out of sight of the road. In Debden’s post-war terraces, the boiler may be in the old larder, so we measure the space before you order a new one.",
    "For gas work in a shop near the station or in Queen’s Road, Buckhurst Hill, please have the key ready if the meter is in a shared cellar. Before you order a repair in a showroom or an industrial unit on Langston Road, check your lease, because the plant may be your landlord’s.",
  ],
  working: [
    "Some streets are too steep or narrow for a large van, so we ask about parking when you book.",
    "On the Broadway, the flats over the shops open on to shared walkways, so we keep your flue clear of the neighbour’s door.",
  ],
  dayAndNight: [
    "A burst pipe or a blocked drain can’t wait, so call our [drain and leak plumbers](/services/emergency-plumbing-repairs) at any hour.",
    "Our gas engineers [repair and service boilers](/boiler-services) in houses and flats. Landlords can book the [annual gas check](/gas-services/landlord-gas-safety) together with a boiler service.",
    "For restaurants we do [kitchen gas repairs and CP42 checks](/gas-services/commercial-kitchen-gas), and repair [extract fans](/services/ventilation-systems). We service and repair [air conditioning](/air-conditioning) in shops and offices, and our [chiller engineers](/services/chiller-installation) look after larger plant. Ask us about a [maintenance contract](/maintenance) for the buildings you manage.",
  ],
  benefits: [
    "If a bedroom in the loft is too hot to sleep in, we can fit air conditioning",
    "We can line a cracked soil pipe from inside, without opening up your bathroom walls",
    "We service the cooling in offices and print works outside working hours",
  ],
  demand: [
    {
      service: "landlord-gas-safety",
      why: "Renting out a house or a flat? We check the gas each year and send you the record.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "Where a restaurant kitchen is small, we plan the gas, fresh air and extract together.",
    },
    {
      service: "chiller-installation",
      why: "Does your glass-walled showroom overheat in the sun? We fit cooling that’s large enough.",
    },
  ],
  street: {
    line: ["parade", "station", "villa", "timber frames", "church", "new-town terrace", "semi", "school", "factory"],
    notes: [
      ["parade", "Cooking smells in the flats above? We take the duct above the roof."],
      ["villa", "Some rooms always cold in a big villa? We balance the radiators."],
      ["factory", "Factory cooling worn out? We replace it in stages while you work."],
    ],
  },
} as const satisfies AreaCopy;
