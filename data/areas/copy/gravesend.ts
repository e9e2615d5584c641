import type { AreaCopy } from "../../types";

export const gravesend = {
  description:
    "Emergency plumbers and gas engineers in Gravesend, Northfleet, Ebbsfleet and Meopham. Call us for boiler repair, kitchen gas or landlord gas checks.",
  lead: "Our emergency plumbers and gas engineers cover Gravesend, Northfleet, Ebbsfleet and the villages to the south. Call us if the boiler stops or a pipe bursts. We can also look after community kitchens and rented houses.",
  buildings: [
    "If your flat is in a stucco house in Harmer Street or Berkley Crescent, it may share one supply pipe with the others, so agree a shutdown with them. A Victorian villa on Windmill Hill or Pelham Road often has its meters in the cellar, so please clear the way to them. If you have a new home at Ebbsfleet or Swanscombe, ask us to change the ventilation filters.",
    "On wharves or near the Town Pier we plan by the tide table. At Longfield, Hartley, Meopham and New Ash Green, planned from the sixties, tell us if you have no mains gas, so that the right engineer comes.",
  ],
  working: [
    "At Northfleet a terrace may have a cliff behind it, so we look at the ground at the back before a crane or a scaffold tower comes.",
    "A kitchen that feeds hundreds needs extract and grease traps of the size a hotel has, and we can fit both.",
  ],
  dayAndNight: [
    "After the gas network has made a leak safe, our [gas leak repair engineers](/services/emergency-gas-repairs) find it, renew the pipe and relight your appliances. If you rent out a house in flats, each needs a [landlord’s gas safety record](/gas-services/landlord-gas-safety), and we can check several in one visit.",
    "We certify and repair [kitchen gas](/gas-services/commercial-kitchen-gas) in temples, pubs and schools. If a pipe bursts, call our [emergency plumbers](/services/emergency-plumbing-repairs). When the radiators are cold, book a [boiler repair](/boiler-services) or, in a home at Ebbsfleet with no gas, one of our [heating engineers](/heating-services).",
  ],
  benefits: [
    "In the conservation areas we take your flue out at the rear, away from the street front",
    "Once a year we check your community kitchen’s gas cut-off, fans and grease traps",
    "At New Ash Green we’ll tell you what to ask the village association before you buy an outdoor unit",
  ],
  demand: [
    {
      service: "landlord-gas-safety",
      why: "If your house is divided into flats, we’ll keep track of the yearly check on every appliance.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "Langar kitchens and riverside pubs cook for many people. We fit the valve that shuts off the gas if a fan fails.",
    },
    {
      service: "emergency-gas-repairs",
      why: "When the old steel and lead gas pipes in a Northfleet terrace leak, we renew them.",
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
      ["stucco terrace", "In a cellar near the promenade, we check the pump and its alarm."],
      ["dock", "By the river we fit flap valves on drains and raise the plant."],
      ["villa", "Boilers of every age on one staircase? We can service them all."],
    ],
  },
} as const satisfies AreaCopy;
