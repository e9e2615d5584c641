import type { AreaCopy } from "../../types";

export const stratford = {
  description:
    "Leak, broken boiler or cold flat in Stratford, Maryland or West Ham? Call our emergency plumbers, gas engineers and air conditioning engineers.",
  lead: "Our emergency plumbers, gas engineers and air conditioning engineers work in homes, shops, restaurants and offices, from the older streets of Stratford to the Olympic Park. Call us about a leak, a blocked drain, a boiler repair or an air con fault.",
  buildings: [
    "Before you buy a boiler for a late Victorian terrace in Maryland or West Ham, we check that the gas pipe is large enough.",
    "New flats in East Village and the towers on Stratford High Street usually share a heat network. A heat interface unit (HIU) passes the heat to your radiators and taps. If you rent the flat and have no heat or hot water, tell your landlord. If you own or let it, check the lease for who repairs the HIU. We can clean a clogged HIU and set its valves.",
    "We can work at night in shops at Westfield and the Stratford Centre. Please tell us where we can park near the stadium or the former town hall.",
  ],
  working: [
    "Two linked energy centres, at King’s Yard and Stratford City, send hot and chilled water round the park. We work on your building’s side of the heat exchanger, and agree any shutdown with the operator named on your heat bill.",
    "Roads round the stadium can close for events. We check the fixture list before we book a crane.",
  ],
  dayAndNight: [
    "Leak, blocked drain or no water? Our [emergency plumbers](/services/emergency-plumbing-repairs) come out day and night. If you rent your home and the boiler breaks down, tell your landlord, who has to repair it. If you own or let the home, ring us day or night for a [boiler repair](/boiler-services). Landlords can book the annual [gas safety check](/gas-services/landlord-gas-safety).",
    "If the [air conditioning](/air-conditioning) stops in your shop, office or restaurant, call us for an [emergency repair](/services/emergency-hvac) at any hour. For restaurants and cafés, we do [kitchen gas repairs and checks](/gas-services/commercial-kitchen-gas).",
    "For a new shop or laboratory, our [building services engineers](/design-services) do the design and our [commercial plumbers](/plumbing-services/commercial-installation) fit the pipes. For managed buildings, we offer [maintenance contracts](/maintenance) and find ways to cut the [energy bills for heating and cooling](/services/energy-efficient-solutions).",
  ],
  benefits: [
    "Before work at International Quarter, UCL East or the London College of Fashion, we apply for the permits",
    "At Westfield, we fit shop heating and cooling to the centre’s fit-out rules",
    "We service booster pumps and pressure valves in a tower together",
  ],
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "A badly set valve can waste the heat or cooling you pay for. We find it and reset it.",
    },
    {
      service: "commercial-installation",
      why: "We put in pipes and drains when you take an empty shop.",
    },
    {
      service: "landlord-gas-safety",
      why: "If you let a home, we do the annual gas safety check and give you the record.",
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
      ["bay terrace", "We repair boilers that keep locking out in terraced houses."],
      ["shopping centre", "If air con stops in your Westfield shop, call us day or night."],
      ["glass tower", "Low pressure in your high-rise flat? We find out why and fix it."],
    ],
    network: "university",
  },
} as const satisfies AreaCopy;
