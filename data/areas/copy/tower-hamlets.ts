import type { AreaCopy } from "../../types";

export const towerHamlets = {
  description:
    "Plumbers, gas engineers and ventilation engineers in Tower Hamlets: Whitechapel, Wapping, Bethnal Green and Bow, in old houses, warehouse flats and towers.",
  lead: "Need an emergency plumber, a gas engineer or boiler repair in Tower Hamlets? We work from Spitalfields and Wapping to Bethnal Green and Bow, and also look after kitchen ventilation and the hot water in student towers.",
  buildings: [
    "In the listed houses of the 1720s in Fournier Street, we look behind the panelling for old lead pipes. If you live in a converted warehouse on Wapping High Street or by the docks, your stop valve may be in the corridor, so look there first. If you manage offices or student flats at Aldgate, or work at Whitechapel’s hospital, we’ll apply for permits first.",
    "On the Boundary Estate in Bethnal Green, and in Keeling House and Cranbrook, the council may own the pipes, so try the council before us. If you live in Bow’s match factory, now flats, or work on the university campus in Mile End, we’ll ring the manager before we come.",
  ],
  working: [
    "The blocks of the Boundary Estate have no spare duct, so new pipes may have to run through a neighbour’s flat. We’ll agree the route with both households.",
  ],
  dayAndNight: [
    "When water comes through a party wall, the valve may be next door, so tell our [emergency plumbers](/services/emergency-plumbing-repairs) which flats are above and beside yours. If the repair can wait, book a [London plumber](/plumbing-services/plumber-london) instead.",
    "In Bow and Bethnal Green we [repair and service boilers](/boiler-services) and issue [gas safety records for rented flats](/gas-services/landlord-gas-safety). In restaurants we [check kitchen gas and extract](/gas-services/commercial-kitchen-gas), and for student residences we do the [Legionella risk assessment](/services/water-system-maintenance). For an office at Aldgate, ask our [HVAC contractors](/hvac-services).",
  ],
  benefits: [
    "We can run new pipes in a panelled room without cutting the panelling",
    "We’ll ask the freeholder’s engineer before we drill through a warehouse wall",
    "If you’re fitting out a narrow kitchen on Brick Lane, we’ll check first whether there’s room for a grease trap",
  ],
  demand: [
    {
      service: "plumber-london",
      why: "We know where to look for a stop valve in a weaver’s house, a block of flats or a warehouse.",
    },
    {
      service: "water-system-maintenance",
      why: "Student residences store a lot of hot water, and we keep it safe from Legionella.",
    },
    {
      service: "ventilation-systems",
      why: "If your kitchen on Whitechapel Road is below homes, we’ll keep the duct and its noise away from bedrooms.",
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
      ["Georgian terrace", "Listed panelling? Even a pipe clip may need consent, so allow time."],
      ["warehouse", "Wall standing in the river? We take extra care when we drill."],
      ["glass tower", "Hundreds of showers on one supply? We test the furthest one first."],
    ],
  },
} as const satisfies AreaCopy;
