import type { AreaCopy } from "../../types";

export const westminster = {
  description:
    "Chillers, heating, gas and emergency plumbing in Westminster: Victoria offices, Pimlico flats, Covent Garden theatres and Cathedral mansion flats.",
  lead: "Call us for an emergency plumber, a gas engineer or boiler repair in Westminster, Pimlico or Covent Garden. We also service and replace chillers, and repair the heating in flats on Pimlico’s heat network.",
  buildings: [
    "If your Victoria Street office is too warm, we’ll check the units on your floor and ask the building manager about the chilled water. If the heating fails in your mansion flat near the Cathedral, check with the managing agent, because the boiler may be shared.",
    "If your flat in one of Pimlico’s stucco houses has its own boiler, we can repair it. If the heat goes off on the council estates at Churchill Gardens or Lillington Gardens, call the council, because the heat network may be down. In a theatre, a hotel or a market-hall restaurant in Covent Garden or on the Strand, we’ll fit in around your hours.",
  ],
  working: [
    "The council runs Pimlico’s heat network, so it has to agree before we change your radiators.",
    "Protected views keep the roofs low in Victoria, so we look for a chiller low enough to fit behind the roof screen.",
  ],
  dayAndNight: [
    "Smell gas in your restaurant? The number to ring first is {gasEmergency}, and our [emergency page](/emergency) tells you what to do. Once the supply is safe, we can do the [gas leak repair](/services/emergency-gas-repairs). We also do the yearly [commercial gas check](/services/gas-safety-certificates). Our [emergency plumbers in Westminster](/services/emergency-plumbing-repairs) come out day and night.",
    "If you manage offices in Victoria, we can take on the [chiller servicing](/services/chiller-installation) or a whole [maintenance contract](/maintenance). For theatres and listed offices we offer [building services design](/design-services). No heat at home? Ask our [heating engineers](/heating-services) for a [boiler service or repair](/boiler-services). Landlords can book the [yearly gas check](/gas-services/landlord-gas-safety).",
  ],
  benefits: [
    "If work in your flat needs a shutdown of Pimlico’s network, we’ll book it with the council",
    "In a theatre we can work between shows and measure the noise while the building is empty",
    "For a secure site, we’ll send a list of names, tools and vehicles for vetting some days ahead",
  ],
  demand: [
    {
      service: "chiller-installation",
      why: "We choose a chiller that your roof can carry, and arrange the crane and the road closure.",
    },
    {
      service: "hvac-system-design",
      why: "In Whitehall’s listed departments, we can plan pipe routes that don’t cut through old plaster.",
    },
    {
      service: "heating-system-maintenance",
      why: "Mansion blocks near the Cathedral may have shared boilers and very old pipes. We can keep both in good order.",
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
      ["market hall", "Kitchen in the market hall? We can plan its extract up to the roof."],
    ],
    network: "council block",
  },
} as const satisfies AreaCopy;
