import type { AreaCopy } from "../../types";

export const westminster = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Westminster, Pimlico and Covent Garden, with chillers and air conditioning for Victoria offices.",
  lead: "Our emergency plumbers and gas engineers come out day and night in Westminster, Pimlico and Covent Garden. Ring us about a leak or a boiler repair at home, or air con in a shop, office or restaurant.",
  advice: {
    houses: [
      "For a secure site, we can send our engineers’ names and vehicle registrations ahead.",
      "Protected views limit roof heights in Victoria. Before you order a new unit, we’ll check that it fits behind the roof screen.",
    ],
    flats: [
      "We’ll book a shutdown with the council if work in your Pimlico flat needs one.",
      "In mansion flats near the Cathedral and in Pimlico’s stucco houses, the boiler may be shared. If the heating fails, tell the managing agent or, if you rent, your landlord.",
      "On the Churchill Gardens and Lillington Gardens council estates, call the council first if your heating stops, as the heat network may be down. New radiators on the network need the council’s agreement.",
    ],
    shops: [
      "In theatres, hotels and market-hall restaurants in Covent Garden and on the Strand, we can work around your hours.",
    ],
    offices: [
      "If a job would disturb your office, we can do it overnight.",
      "In a Victoria Street office, we can repair the air conditioning on your floor. If the fault is in the chiller, we’ll tell the building manager.",
    ],
  },
  demand: [
    {
      service: "chiller-installation",
      why: "We choose a chiller that your roof can carry, and arrange the crane and road closure.",
    },
    {
      service: "hvac-system-design",
      why: "Behind Whitehall’s stone façades, we route pipes to save the plaster.",
    },
    {
      service: "heating-system-maintenance",
      why: "If you manage a mansion block, we can service the shared boilers and repair the heating pipes.",
    },
  ],
  street: {
    line: [
      "church",
      "mansion block 6",
      "1960s office 7",
      "stucco terrace",
      "council block",
      "market hall",
      "hotel 6",
      "Edwardian office",
    ],
    notes: [
      ["mansion block", "Some flats cold in a mansion block? We check the shared heating."],
      ["council block", "If one of your radiators stays cold, it may be the valve."],
      ["market hall", "Smoky market-hall kitchen? With consent, we can duct it to the roof."],
    ],
    network: "council block",
  },
} as const satisfies AreaCopy;
