import { safety } from "../../safety";
import type { AreaCopy } from "../../types";

export const westminster = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Westminster, Pimlico and Covent Garden, with chillers and air conditioning for Victoria offices.",
  lead: "Call us for an emergency plumber, a gas engineer or boiler repair in Westminster, Pimlico or Covent Garden. We also repair air conditioning and chillers in shops, restaurants and offices, and the heating in flats on Pimlico’s heat network.",
  buildings: [
    "If the heating fails in a mansion flat near the Cathedral or in one of Pimlico’s stucco houses, tell the managing agent, as the boiler may be shared. On the Churchill Gardens and Lillington Gardens council estates, call the council first, as the heat network may be down.",
    "We repair the air conditioning on your floor of a Victoria Street office, and report chiller faults to the building manager. In theatres, hotels and market-hall restaurants in Covent Garden and on the Strand, we work around your hours.",
  ],
  working: [
    "New radiators on Pimlico’s heat network need the council’s agreement.",
    "Protected views limit roof heights in Victoria. We pick plant that fits behind the roof screen.",
  ],
  dayAndNight: [
    "Our [emergency plumbers in Westminster](/services/emergency-plumbing-repairs) come out day and night for burst pipes and blocked drains. No heating or hot water? If you rent your home, tell your landlord first: the repair is their job. If you’re the owner or landlord, call our [heating engineers](/heating-services) for a [boiler repair](/boiler-services) at any hour. Landlords can book the [annual gas safety check](/gas-services/landlord-gas-safety).",
    `Smell gas? ${safety.gasEscape.atOnce}. Our [emergency page](/emergency) has the other steps. Once it’s safe, we do the [gas leak repair](/services/emergency-gas-repairs).`,
    "[Ring us day or night](/services/emergency-hvac) if the air con stops in your office, shop or restaurant. We service [air conditioning](/air-conditioning) and [chillers](/services/chiller-installation). For restaurants we do [kitchen gas repairs](/gas-services/commercial-kitchen-gas) and the annual [commercial gas check](/services/gas-safety-certificates). If you manage a building, ask about a [maintenance contract](/maintenance) or, if it’s listed, our [building services design](/design-services).",
  ],
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
      ["council block", "If a radiator on the heat network is cold, we find out why."],
      ["market hall", "Smoky market-hall kitchen? With consent, we can duct it to the roof."],
    ],
    network: "council block",
  },
} as const satisfies AreaCopy;
