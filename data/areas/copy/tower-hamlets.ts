import type { AreaCopy } from "../../types";

export const towerHamlets = {
  description:
    "Plumbers, gas engineers and ventilation engineers in Tower Hamlets: Whitechapel, Wapping, Bethnal Green and Bow, in old houses, warehouse flats and towers.",
  lead: "Need an emergency plumber, a gas engineer or boiler repair in Tower Hamlets? We cover Whitechapel, Spitalfields, Wapping, Bethnal Green and Bow, and also look after kitchen ventilation and hot water in student towers.",
  buildings: [
    "In one of the listed houses of the 1720s in Fournier Street, an old lead pipe may be behind panels that lift out, so we look before we cut. A flat in one of the converted warehouses on Wapping High Street, or by the docks at its end, may have its valve in the corridor. For offices and student towers at Aldgate, and for Whitechapel’s hospital, send us the permit rules.",
    "On the Boundary Estate in Bethnal Green, or in Keeling House or Cranbrook, the council may own the pipes. In Bow’s match factory, now flats, and at the university campus in Mile End, we ring the manager first.",
  ],
  working: [
    "In the panelled rooms of Spitalfields, even a pipe clip needs listed building consent, so please allow time for it. The blocks of the Boundary Estate have brick stacks and stair towers with no spare duct. Pairs of flats share new pipes there, and we agree the route with each household.",
    "A narrow kitchen on Brick Lane may have no room for a grease trap. We look at that before you spend money on the rest of the kitchen.",
  ],
  dayAndNight: [
    "When water comes through a party wall, the valve may be next door, so tell our [emergency plumbers](/services/emergency-plumbing-repairs) whose flat is above and beside yours. If the repair can wait, book a [London plumber](/plumbing-services/plumber-london) instead.",
    "In Bow and Bethnal Green we [repair and service boilers](/boiler-services) and issue [gas safety records for rented flats](/gas-services/landlord-gas-safety). Restaurants can have their [kitchen gas and extract checked](/gas-services/commercial-kitchen-gas), and student residences can order a [Legionella risk assessment](/services/water-system-maintenance). For offices at Aldgate, see what our [HVAC contractors](/hvac-services) do.",
  ],
  benefits: [
    "We plumb panelled rooms without cutting the panelling",
    "The freeholder’s engineer is present when we drill through a warehouse wall",
    "We measure the hot water at the shower furthest from the cylinders",
  ],
  demand: [
    {
      service: "plumber-london",
      why: "Stop valves are in a different place in every weaver’s house, walk-up block and dock loft, and a leak in any of them soon reaches a neighbour.",
    },
    {
      service: "water-system-maintenance",
      why: "Student residences and staff lodgings hold a lot of warm water, which has to be kept safe from Legionella.",
    },
    {
      service: "ventilation-systems",
      why: "Restaurants on Brick Lane and Whitechapel Road cook below homes, and their ducts run up rear walls past bedrooms.",
    },
  ],
  street: {
    line: [
      "Georgian terrace",
      "parade",
      "warehouse 6",
      "dock",
      "council block 5",
      "hospital 8",
      "glass tower",
      "university",
      "factory",
    ],
    notes: [
      ["Georgian terrace", "In panelled rooms, most pipes have to go behind the skirting."],
      ["warehouse", "Some warehouse walls stand in the river, so we drill with care."],
      ["glass tower", "A student tower may have hundreds of showers on one hot supply."],
    ],
  },
} as const satisfies AreaCopy;
