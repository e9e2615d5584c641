import type { AreaCopy } from "../../types";

export const gravesend = {
  description:
    "Emergency plumbers and gas engineers in Gravesend, Northfleet, Ebbsfleet and Meopham. Call us for boiler repair, kitchen gas or landlord gas checks.",
  lead: "Our emergency plumbers and gas engineers cover Gravesend, Northfleet, Ebbsfleet and the villages to the south. Call us if the boiler stops or a pipe bursts. We also look after kitchen gas, and do gas checks for landlords.",
  buildings: [
    "Flats in the stucco houses of Harmer Street and Berkley Crescent often share one supply pipe. If we have to turn it off, please agree a time with your neighbours. A Victorian villa on Windmill Hill or Pelham Road usually has its meters in the cellar, so please clear the way to them before we come. We can change the ventilation filters in your new home at Ebbsfleet or Swanscombe.",
    "For work on a wharf or near the Town Pier, we’ll plan round the tides. If you’re in Longfield, Hartley or Meopham and not on mains gas, tell us when you call, so that we send the right engineer.",
  ],
  working: [
    "If your Northfleet terrace backs on to a cliff, we’ll look at the ground there before we put up scaffolding.",
    "If you want air conditioning in a shop or office, we’ll check whether its outdoor unit needs planning permission.",
  ],
  dayAndNight: [
    "After the gas network has made a leak safe, our [gas leak repair engineers](/services/emergency-gas-repairs) can repair the pipe and relight your appliances. If you rent out a house split into flats, each flat with gas needs its own [gas safety record](/gas-services/landlord-gas-safety), and we can check several in one visit.",
    "We check and repair [kitchen gas](/gas-services/commercial-kitchen-gas) in temples, pubs and schools. If a pipe bursts, call our [emergency plumbers](/services/emergency-plumbing-repairs). If your radiators are cold, book a [boiler repair](/boiler-services). If your Ebbsfleet home is heated without gas, our [heating engineers](/heating-services) can still help.",
  ],
  benefits: [
    "If you live in a conservation area, we’ll try to take the flue out at the back",
    "We can fit the extract fan and grease trap for a temple or school kitchen that feeds hundreds",
    "Before you buy a heat pump for a post-war house at New Ash Green, we can help you get the village association’s consent",
  ],
  demand: [
    {
      service: "landlord-gas-safety",
      why: "We can list the gas appliances in your rented homes and remind you when the yearly check is due.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "If you run a langar kitchen or a riverside pub, we can fit a valve that shuts off the gas if a fan fails.",
    },
    {
      service: "emergency-gas-repairs",
      why: "Old steel and lead gas pipes in Northfleet’s terraces can leak, and we can replace them.",
    },
  ],
  street: {
    line: [
      "stucco terrace",
      "dock",
      "by-law terrace",
      "parade",
      "church",
      "villa",
      "new-town terrace",
      "school",
      "warehouse 4",
    ],
    notes: [
      ["stucco terrace", "Does your cellar rely on a pump? We can test it and its alarm."],
      ["dock", "Can the tide come up your drain? We can fit a flap valve to stop it."],
      ["villa", "Villa split into flats? We can service its boilers in one visit."],
    ],
  },
} as const satisfies AreaCopy;
