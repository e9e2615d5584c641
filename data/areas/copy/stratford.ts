import type { AreaCopy } from "../../types";

export const stratford = {
  description:
    "Leak, broken boiler or cold flat in Stratford, Maryland or West Ham? Call our emergency plumbers, gas engineers and air conditioning engineers.",
  lead: "Our emergency plumbers, gas engineers and air conditioning engineers work all over Stratford, from the older streets to the Olympic Park. Call us about a leak, a boiler repair, or a shop or office that is too warm.",
  buildings: [
    "In the late Victorian terraces of Maryland and West Ham, we repair boilers, radiators and pipes. New flats in East Village and the towers on Stratford High Street get their heat from a network, through a heat interface unit. In a cold flat, that unit may only have a blocked filter, so we check the filter before anything else.",
    "In your shop at Westfield, or in the shopping centre by the Broadway, we can work at night.",
    "For offices at International Quarter and the campuses of UCL East and the London College of Fashion, we apply for the permits. Near the stadium or the former town hall, we plan the parking before we come.",
  ],
  working: [
    "Two linked energy centres, at King’s Yard and Stratford City, send hot and chilled water round the park. We work on your building’s side of the heat exchanger, and agree any shutdown with the operator named on your heat bill.",
    "Roads round the stadium can close for events, so we look at the fixture list before we book a crane.",
  ],
  dayAndNight: [
    "Leak, blocked drain or no water? Our [emergency plumbers](/services/emergency-plumbing-repairs) come out day and night. When your boiler fails, book a [boiler repair](/boiler-services). Landlords can book a [gas check](/gas-services/landlord-gas-safety).",
    "If your shop or office loses its cooling, ask for [24-hour air conditioning repair](/services/emergency-hvac). We do [kitchen gas repairs and checks](/gas-services/commercial-kitchen-gas) in restaurants and cafés.",
    "For a new shop or laboratory, our [building services engineers](/design-services) do the design and our [commercial plumbers](/plumbing-services/commercial-installation) fit the pipes. We offer [maintenance contracts](/maintenance) for managed buildings, and find ways to cut the [energy bills for heating and cooling](/services/energy-efficient-solutions).",
  ],
  benefits: [
    "We clean heat exchangers and reset their valves, so that radiators heat up properly",
    "At Westfield, we fit your shop’s heating and cooling to the centre’s technical rules",
    "In a tower, we service the booster pumps and the pressure valves together",
  ],
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "A badly set valve can waste the heat or cooling you pay for. We find it and reset it.",
    },
    {
      service: "commercial-installation",
      why: "For an empty shop or office, we put in the water pipes and drains.",
    },
    {
      service: "landlord-gas-safety",
      why: "A house you rent out must have its gas checked every 12 months. We do the check and give you the record.",
    },
  ],
  street: {
    line: [
      "bay terrace",
      "town hall",
      "shopping centre",
      "glass tower",
      "new flats 8",
      "stadium",
      "university",
      "1960s office 6",
    ],
    notes: [
      ["bay terrace", "Terraced house never warm? We check the size of its radiators."],
      ["glass tower", "Low pressure in a tower flat? We check the valve that serves it."],
      ["university", "Campus laboratory too warm? We check its cooling and its fans."],
    ],
    network: "university",
  },
} as const satisfies AreaCopy;
