import type { AreaCopy } from "../../types";

export const stratford = {
  description:
    "Emergency plumbing, gas and boiler repair in Stratford, Maryland and West Ham, from Olympic Park flats on district heat to shops and terraces.",
  lead: "Our emergency plumbers, gas engineers and HVAC engineers work in Stratford, on the shared heating of the Olympic Park and on boilers in the older streets. We also fit out shops and repair leaks in the High Street towers.",
  buildings: [
    "In the new flats of East Village, or a tower on Stratford High Street, a blocked filter in the heat interface unit (the box that passes on shared heat) can feel like a failed boiler, so we check it first. In the shopping centres at Westfield and by the Broadway, we can work at night. If your office is at International Quarter, or you’re on the campus of UCL East or the London College of Fashion, we’ll apply for the permit. In the late Victorian terraces of Maryland and off West Ham Lane, houses often share gullies, so your blockage may start next door. If you rent on the Carpenters Estate, report a fault to the landlord first. Near the stadium and the former town hall, we’ll agree where to park.",
  ],
  working: [
    "Two linked energy centres, at King’s Yard and Stratford City, send hot and chilled water round the park, so buildings there have heat exchangers instead of boilers and chillers. We work on your side of the exchanger and agree shutdowns with the operator. Please have the name on your heat bill ready when you ring.",
    "In towers of thirty storeys, water is pumped in zones, so we check each zone’s pressure-reducing valve. Event days close roads round the stadium, so we check the fixture list before we book a crane or a large delivery.",
  ],
  dayAndNight: [
    "If your tower has a leak or a dry tap, our [emergency plumbers](/services/emergency-plumbing-repairs) will trace the fault with the concierge. If your shop loses its cooling, ask for [24-hour air conditioning repair](/services/emergency-hvac). If your house has its own boiler, ask for [boiler repair](/boiler-services).",
    "Planning a shop or a laboratory? Our [building services engineers](/design-services) can design it and our [commercial plumbers](/plumbing-services/commercial-installation) can fit it out. In offices we can bring down [energy bills from heating and cooling](/services/energy-efficient-solutions). We do the [gas check for landlords](/gas-services/landlord-gas-safety) as well.",
  ],
  benefits: [
    "We clean exchangers and reset valves, so that water goes back as cool as your heat supplier requires",
    "If you’re taking a Westfield unit, we’ll fit it out under the centre’s technical rules",
    "If you manage a tower, we can put its booster pumps and valves on one service list",
  ],
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "If your heat or cooling is metered, a badly set valve costs you money, and we can find it.",
    },
    {
      service: "commercial-installation",
      why: "If your shop or office is an empty shell, we can bring in water and drains.",
    },
    {
      service: "landlord-gas-safety",
      why: "If you rent out a house with gas, we check it every year, whatever the age of the boiler.",
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
      ["bay terrace", "We size your radiators for solid walls, which lose more heat."],
      ["glass tower", "A leak may begin several floors up, so we check the flats above."],
      ["university", "On campus, we service the exchangers that take the network’s heat."],
    ],
    network: "university",
  },
} as const satisfies AreaCopy;
