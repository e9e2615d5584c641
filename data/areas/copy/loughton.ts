import type { AreaCopy } from "../../types";

export const loughton = {
  description:
    "Emergency plumbers, gas and heating engineers in Loughton, Debden and Buckhurst Hill: boiler repair, blocked drains and restaurant kitchens.",
  lead: "If you need a gas engineer, an emergency plumber or boiler repair in Loughton, Debden or Buckhurst Hill, ring us. We also repair gas equipment in restaurant kitchens, and air conditioning in showrooms beside the M11.",
  buildings: [
    "York Hill and Staples Road are conservation areas, so we’ll keep the flue of your weatherboard cottage or Arts and Crafts villa out of sight of the road. For gas work in a shop near the station or in Queen’s Road, Buckhurst Hill, we’ll need the key if the meter is in a shared cellar.",
    "In Debden’s brick terraces, built from the late forties, the boiler may be in the old larder, so we’ll measure the space before you order a new one. Before you order a repair in a showroom or an industrial unit on Langston Road, check your lease, because the plant may be your landlord’s.",
  ],
  working: [
    "Some streets are too steep or narrow for a large van, so we’ll ask about parking when you book.",
    "If your flat over the shops on the Broadway opens on to a shared walkway, we’ll keep the flue clear of your neighbour’s door.",
  ],
  dayAndNight: [
    "For restaurants we do [kitchen gas repairs and CP42 checks](/gas-services/commercial-kitchen-gas), and repair [extract ducts and fans](/services/ventilation-systems). If your chiller runs day and night, our [chiller engineers](/services/chiller-installation) can fit its service round your work.",
    "Landlords can book the [annual gas inspection](/gas-services/landlord-gas-safety), and a [boiler repair](/boiler-services) for a tenant. If a pipe bursts or a drain blocks at night, call our [drain and leak plumbers](/services/emergency-plumbing-repairs).",
  ],
  benefits: [
    "If a bedroom in the loft is too hot to sleep in, we can fit air conditioning",
    "We can line a cracked soil pipe from inside, without opening up your bathroom walls",
    "We can service the cooling in your office or print works out of hours",
  ],
  demand: [
    {
      service: "landlord-gas-safety",
      why: "Renting out a former council house? We can check the gas each year and send you the record.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "A narrow shop has little room for a kitchen, so we plan the gas, fresh air and extract together.",
    },
    {
      service: "chiller-installation",
      why: "If your glass-walled showroom overheats in the sun, we can fit cooling that’s large enough.",
    },
  ],
  street: {
    line: ["parade", "station", "villa", "timber frames", "church", "new-town terrace", "semi", "school", "factory"],
    notes: [
      ["parade", "Restaurant kitchen below flats? We take the duct up above the roof."],
      ["villa", "Cold rooms in a big villa? We can balance your radiators."],
      ["factory", "We replace a factory’s cooling in stages, so that it can keep working."],
    ],
  },
} as const satisfies AreaCopy;
