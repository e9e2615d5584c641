import type { AreaCopy } from "../../types";

export const westminster = {
  description:
    "Chillers, heating, gas and emergency plumbing in Westminster: Victoria offices, Pimlico flats, Covent Garden theatres and Cathedral mansion flats.",
  lead: "Call us for an emergency plumber, a gas engineer or boiler repair in Westminster, Pimlico or Covent Garden. We also service and replace chillers, and repair the heating in flats on Pimlico’s heat network.",
  buildings: [
    "If your Victoria Street office is too warm, we first ask the building manager when the chilled water runs. Does your mansion flat near the Cathedral share a boiler? Try the managing agent first, because the repair may be their job.",
    "If your flat in one of Pimlico’s stucco houses has its own boiler, we can repair it. On the council estates at Churchill Gardens, Lillington Gardens and Millbank, your heat may come from the network, so ask the council first. If you run a theatre, a hotel or a market-hall restaurant in Covent Garden or on the Strand, we’ll fit in with your hours.",
  ],
  working: [
    "The council runs Pimlico’s heat network from the pump house at Churchill Gardens, so it has to agree before we change your radiators. Afterwards we test them at a pressure that suits the network.",
    "Protected views keep the roofs low in Victoria, so we look for a chiller that fits behind the roof screen.",
  ],
  dayAndNight: [
    "Smell gas in your restaurant? The number to ring first is {gasEmergency}, and our [emergency page](/emergency) tells you what to do. Once the supply is safe, we can do the [gas leak repair](/services/emergency-gas-repairs) and, each year, the [commercial gas check](/services/gas-safety-certificates). Our [emergency plumbers in Westminster](/services/emergency-plumbing-repairs) come out to flats and small hotels all night.",
    "If you manage offices in Victoria, we can take on the [chiller servicing](/services/chiller-installation) or a whole [maintenance contract](/maintenance). For theatres and listed offices we offer [building services design](/design-services). Our [heating engineers](/heating-services) look after mansion blocks. No heat at home? Ask for a [boiler service or repair](/boiler-services).",
  ],
  benefits: [
    "We’ll book the shutdown on Pimlico’s network with the council for you",
    "In a theatre we can work between shows and measure the noise while the house is empty",
    "For a secure site, we’ll send a list of names, tools and vehicles for vetting several days ahead",
  ],
  demand: [
    {
      service: "chiller-installation",
      why: "We choose a chiller that your roof can carry, and plan the lift around a road closure.",
    },
    {
      service: "hvac-system-design",
      why: "In Whitehall’s listed departments, we draw pipe routes that spare the walls.",
    },
    {
      service: "heating-system-maintenance",
      why: "Mansion blocks near the Cathedral share boilers and century-old pipes, and we can keep both in good order.",
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
      ["council block", "No boiler in your flat? We can service its heat interface unit."],
      ["market hall", "Kitchen in the market hall? We plan its ducts from the roof down."],
    ],
    network: "council block",
  },
} as const satisfies AreaCopy;
