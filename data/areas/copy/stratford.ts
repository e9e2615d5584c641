import type { AreaCopy } from "../../types";

export const stratford = {
  description:
    "Emergency plumbing, gas and boiler repair in Stratford, Maryland and West Ham, from Olympic Park flats on district heat to shops and terraces.",
  lead: "Our emergency plumbers, gas engineers and HVAC engineers work all over Stratford. We repair boilers in the older streets and the heating in Olympic Park flats, and we also fit out shops.",
  buildings: [
    "If your heat goes off in the new flats of East Village or the towers on Stratford High Street, the heat interface unit (the box that passes on shared heat) may only have a blocked filter, so we check that first. In the late Victorian terraces of Maryland and off West Ham Lane, neighbours often share a drain, so a blockage may start next door. If you rent on the Carpenters Estate, report a fault to your landlord before you call us.",
    "In the shopping centres, at Westfield and by the Broadway, we can work on your shop at night. At International Quarter, UCL East or the London College of Fashion, we’ll apply for the permits. Near the stadium or the former town hall, we’ll plan the parking before we come.",
  ],
  working: [
    "Two linked energy centres, at King’s Yard and Stratford City, send hot and chilled water round the park. Buildings there have heat exchangers instead of boilers, and we work on your side of the exchanger. We’ll have to agree any shutdown with the operator, so please tell us the name on your heat bill.",
    "Water for a tower of thirty storeys is pumped in zones. If the pressure at your taps is too high or too low, we check the valve that sets it for your zone. Roads round the stadium can close for events, so we look at the fixture list before we book a crane.",
  ],
  dayAndNight: [
    "Leak or dry tap in your tower? Our [emergency plumbers](/services/emergency-plumbing-repairs) will trace the fault with the concierge. If your shop loses its cooling, ask for [24-hour air conditioning repair](/services/emergency-hvac). If your boiler fails, book a [boiler repair](/boiler-services).",
    "Planning a shop or a laboratory? Our [building services engineers](/design-services) can design the services and our [commercial plumbers](/plumbing-services/commercial-installation) can fit the pipes. In offices we can bring down the [energy bills for heating and cooling](/services/energy-efficient-solutions). Landlords can book the [gas check](/gas-services/landlord-gas-safety).",
  ],
  benefits: [
    "We can clean your heat exchanger and reset its valves, so your radiators heat up properly",
    "If you take a unit at Westfield, we’ll fit it out to the centre’s technical rules",
    "If you manage a tower, we can put its booster pumps and valves under one contract",
  ],
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "A badly set valve can waste the heat or cooling you pay for. We can find and reset it.",
    },
    {
      service: "commercial-installation",
      why: "If your shop or office is an empty shell, we can bring in water and drains.",
    },
    {
      service: "landlord-gas-safety",
      why: "A house you rent out must have its gas checked every year, and we can do that for you.",
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
      ["bay terrace", "Cold terrace? We size radiators for solid walls, which lose more heat."],
      ["glass tower", "A leak may begin several floors up, so we check the flats above."],
      ["university", "Campus building on shared heat? We can service its exchangers."],
    ],
    network: "university",
  },
} as const satisfies AreaCopy;
