import type { AreaCopy } from "../../types";

export const gravesend = {
  description:
    "Emergency plumbers and gas engineers for Gravesend, Northfleet, Ebbsfleet and Meopham: gas leaks, boiler repair, kitchen gas and landlord checks.",
  lead: "Our emergency plumbers and gas engineers cover Gravesend, Northfleet, Ebbsfleet and the villages to the south. Call us if the boiler stops or a pipe bursts. We also look after community kitchens and rented houses.",
  buildings: [
    "In a stucco house in Harmer Street or Berkley Crescent, flats may share one supply pipe from the street, so we agree a shutdown with all of them. A Victorian villa on Windmill Hill or Pelham Road often has its meters in the cellar. A new home at Ebbsfleet or Swanscombe needs its ventilation filters changed.",
    "On wharves or near the Town Pier we plan by the tide table. At Longfield, Hartley, Meopham and New Ash Green, planned from the sixties, tell us if you have no mains gas.",
  ],
  working: [
    "In the conservation areas we keep vents and flues off stucco fronts. At Northfleet a terrace may have a cliff behind it, so we look at the ground at the back before a crane or a scaffold tower comes.",
    "At New Ash Green even small changes outside fall under the village association’s covenants. A kitchen that feeds hundreds needs extract and grease traps of the size a hotel has.",
  ],
  dayAndNight: [
    "After the gas network has made a leak safe, our [gas leak repair engineers](/services/emergency-gas-repairs) find it, renew the pipe and relight your appliances. A rented house in flats needs a [landlord’s gas safety record](/gas-services/landlord-gas-safety) for each, and we can check several in one visit.",
    "We certify and repair [kitchen gas](/gas-services/commercial-kitchen-gas) in temples, pubs and schools. For a burst pipe there are our [emergency plumbers](/services/emergency-plumbing-repairs), for cold radiators our [boiler repair service](/boiler-services), and for a home at Ebbsfleet with no gas our [heating engineers](/heating-services).",
  ],
  benefits: [
    "We find a route for the flue at the rear, away from the street front",
    "Your community kitchen has its gas cut-off, fans and grease traps checked each year",
    "We tell you what to ask the village association before you buy an outdoor unit",
  ],
  demand: [
    {
      service: "landlord-gas-safety",
      why: "A house divided into flats has several appliances, each with a yearly check that is easy to miss.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "Langar kitchens and riverside pubs cook for many people and need gas that shuts off if a fan fails.",
    },
    {
      service: "emergency-gas-repairs",
      why: "Old steel and lead gas pipes survive in some Northfleet terraces and have to be renewed once they leak.",
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
      ["stucco terrace", "Cellars near the promenade depend on the wall against the tide."],
      ["dock", "By the river we fit flap valves on drains and raise the plant."],
      ["villa", "On one staircase there can be boilers of every age."],
    ],
  },
} as const satisfies AreaCopy;
