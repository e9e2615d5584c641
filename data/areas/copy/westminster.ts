import type { AreaCopy } from "../../types";

export const westminster = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Westminster, Pimlico and Covent Garden, with chillers and air conditioning for Victoria offices.",
  lead: "Day or night, call our emergency plumbers and gas engineers in Westminster, Pimlico and Covent Garden. We do boiler repairs, find leaks, and repair chillers and air conditioning in shops and offices.",
  buildings: [
    "In mansion flats near the Cathedral and in Pimlico’s stucco houses, the boiler may be shared. If the heating fails, tell the managing agent.",
    "On the Churchill Gardens and Lillington Gardens council estates, call the council first if your heating stops, as the heat network may be down. New radiators on the network need the council’s agreement.",
    "In a Victoria Street office, we repair the air conditioning on your floor and report chiller faults to the building manager.",
    "In theatres, hotels and market-hall restaurants in Covent Garden and on the Strand, we work around your hours.",
  ],
  working: ["Protected views limit roof heights in Victoria. We pick plant that fits behind the roof screen."],
  benefits: [
    "We book a shutdown with the council if work in your Pimlico flat needs one",
    "We can work overnight in offices",
    "For a secure site, we send names and vehicle registrations ahead",
  ],
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
      why: "We service shared boilers and repair heating pipes in mansion blocks.",
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
      ["mansion block", "We balance the heating in mansion blocks where some flats are cold."],
      ["council block", "If one radiator in a council flat stays cold, we replace its valve."],
      ["market hall", "Smoky market-hall kitchen? With consent, we can duct it to the roof."],
    ],
    network: "council block",
  },
} as const satisfies AreaCopy;
