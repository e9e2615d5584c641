import type { AreaCopy } from "../../types";

export const stratford = {
  description:
    "Emergency plumbing, gas and boiler repair in Stratford, Maryland and West Ham, from Olympic Park flats on district heat to shops and terraces.",
  lead: "Our emergency plumbers, gas engineers and HVAC engineers work in Stratford, on both the shared heating of the Olympic Park and the boilers of the older streets. We also fit out shops and deal with leaks in the High Street towers.",
  buildings: [
    "In the new flats of East Village, or a tower on Stratford High Street, a blocked filter in the heat unit feels like a failed boiler. In the shopping centres, at Westfield and by the Broadway, we work at night. In an office of the International Quarter, at UCL East or at the London College of Fashion, tell us which floor or studio it is. Each university campus has its own permits. The late Victorian terraces in Maryland and off West Ham Lane usually have boilers of their own. On the Carpenters Estate, ask the landlord first. Near the stadium and the former town hall, ask us about parking when you book.",
  ],
  working: [
    "Two linked energy centres, at King’s Yard and Stratford City, send hot and chilled water round the park. Buildings on that network have heat exchangers instead of boilers and chillers. We work on your side of the exchanger and agree shutdowns with the operator, so please have the name on your heat bill ready when you ring.",
    "In towers of thirty storeys, water is pumped in zones with a pressure-reducing valve for each. Event days close roads round the stadium, so we check the fixtures before we book a lift or a large delivery. Terraces often have shared gullies, which means a blockage may start next door.",
  ],
  dayAndNight: [
    "If you have a leak or a dry tap in a tower, call our [emergency plumbers](/services/emergency-plumbing-repairs), who trace it with the concierge. If your shop loses its cooling, ask for [24-hour air conditioning repair](/services/emergency-hvac). In a house with its own boiler, ask for [boiler repair](/boiler-services).",
    "For a new shop or laboratory we offer [plumbing from bare connections](/plumbing-services/commercial-installation) and our [building services engineers](/design-services) can design it. Offices can have [lower energy bills from heating and cooling](/services/energy-efficient-solutions). If you rent out a house, book its [gas check for landlords](/gas-services/landlord-gas-safety).",
  ],
  benefits: [
    "We clean exchangers and reset valves, so the water goes back as cool as your supplier wants",
    "We fit out your Westfield unit under the centre’s technical rules",
    "If you manage a tower, its booster pumps and valves go on one service list",
  ],
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "With metered district heat and cooling, a badly set valve shows on the bill.",
    },
    {
      service: "commercial-installation",
      why: "Shops and office floors are often rented as empty shells, without water or drains beyond a capped pipe.",
    },
    {
      service: "landlord-gas-safety",
      why: "Each rented house with gas needs a dated check every year, whatever the age of its boiler.",
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
      ["bay terrace", "Solid walls lose more heat, so size the radiators to match."],
      ["glass tower", "A leak in a tower may begin several floors above you."],
      ["university", "Heat and cooling for the campus come from the park’s network."],
    ],
    network: "university",
  },
} as const satisfies AreaCopy;
