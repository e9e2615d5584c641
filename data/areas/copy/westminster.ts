import type { AreaCopy } from "../../types";

export const westminster = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Westminster, Pimlico and Covent Garden, with chillers and air conditioning for Victoria offices.",
  lead: "Call us for an emergency plumber, a gas engineer or boiler repair in Westminster, Pimlico or Covent Garden. We also repair air conditioning and chillers in offices, and the heating in flats on Pimlico’s heat network.",
  buildings: [
    "If the heating fails in a mansion flat near the Cathedral, check with the managing agent, because the boiler may be shared. On the council estates at Churchill Gardens and Lillington Gardens, call the council when the heat goes off, because the heat network may be down. We repair boilers in the flats of Pimlico’s stucco houses.",
    "If your Victoria Street office is too warm, we check the units on your floor and ask the building manager about the chilled water. In theatres, hotels and market-hall restaurants in Covent Garden and on the Strand, we work around your hours.",
  ],
  working: [
    "The council runs Pimlico’s heat network, so it has to agree before we change your radiators.",
    "Protected views keep the roofs low in Victoria, so we look for a chiller low enough to fit behind the roof screen.",
  ],
  dayAndNight: [
    "Our [emergency plumbers in Westminster](/services/emergency-plumbing-repairs) come out day and night for burst pipes and blocked drains. No heat at home? Ask our [heating engineers](/heating-services) for a [boiler service or repair](/boiler-services). Letting a home? Book its [yearly gas check](/gas-services/landlord-gas-safety) with us.",
    "If you smell gas, first follow the steps on our [emergency page](/emergency). Once the supply is safe, we do the [gas leak repair](/services/emergency-gas-repairs).",
    "Office or shop too hot? We repair [air conditioning](/air-conditioning) and do [chiller servicing](/services/chiller-installation). Restaurants can call us for [kitchen gas repairs](/gas-services/commercial-kitchen-gas) and the yearly [commercial gas check](/services/gas-safety-certificates). For a whole building we offer a [maintenance contract](/maintenance), and for theatres and listed offices [building services design](/design-services).",
  ],
  benefits: [
    "If work in your flat needs a shutdown of Pimlico’s network, we book it with the council",
    "In a theatre we work between shows, and measure the noise while the building is empty",
    "For a secure site, we send a list of names, tools and vehicles for vetting some days ahead",
  ],
  demand: [
    {
      service: "chiller-installation",
      why: "We choose a chiller that your roof can carry, and arrange the crane and the road closure.",
    },
    {
      service: "hvac-system-design",
      why: "Behind Whitehall’s stone façades, we plan pipe routes that don’t cut through old plaster.",
    },
    {
      service: "heating-system-maintenance",
      why: "Old shared boiler in your mansion block? We keep it and the pipes in good order.",
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
      ["mansion block", "Some flats hot, others cold? We can balance a block’s shared heating."],
      ["council block", "No boiler in your flat? We can repair its radiators and valves."],
      ["market hall", "Smoky kitchen in the market hall? We plan an extract duct to the roof."],
    ],
    network: "council block",
  },
} as const satisfies AreaCopy;
