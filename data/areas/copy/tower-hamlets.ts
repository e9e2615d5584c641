import type { AreaCopy } from "../../types";

export const towerHamlets = {
  description:
    "Plumbers, gas engineers and ventilation engineers in Tower Hamlets: Whitechapel, Wapping, Bethnal Green and Bow, in old houses, warehouse flats and towers.",
  lead: "Call us for an emergency plumber, a gas engineer or boiler repair in Tower Hamlets, from Spitalfields and Wapping to Bethnal Green and Bow. We can also service restaurant ventilation and the hot water in student towers.",
  buildings: [
    "In the listed houses of the 1720s in Fournier Street, we can replace old lead pipes. In a converted warehouse on Wapping High Street or by the docks, your stopcock may be in the corridor outside your flat, so look there if you have a leak. For work in offices or student flats at Aldgate, or at the hospital in Whitechapel, we’ll get the site’s permits before we start.",
    "If a shared pipe leaks on the Boundary or Cranbrook estates in Bethnal Green, call the council too, because the repair may be theirs. At the former match factory in Bow, or on the university campus in Mile End, we’ll arrange access with the manager.",
  ],
  working: [
    "The blocks of the Boundary Estate have little duct space, so new pipes may have to run through a neighbour’s flat. We’ll agree the route with them and the landlord.",
  ],
  dayAndNight: [
    "If water comes through your wall or ceiling, ask your neighbours to turn off their water, and call our [emergency plumbers](/services/emergency-plumbing-repairs). If the repair can wait, book a [London plumber](/plumbing-services/plumber-london) instead.",
    "In Bow and Bethnal Green we [repair and service boilers](/boiler-services) and issue [gas safety records for rented flats](/gas-services/landlord-gas-safety). In restaurants we [check kitchen gas and extract](/gas-services/commercial-kitchen-gas), and for student residences we do the [Legionella risk assessment](/services/water-system-maintenance). If your office at Aldgate is too hot or too cold, call our [HVAC contractors](/hvac-services).",
  ],
  benefits: [
    "In a panelled room, we can run new pipes under the floor and leave the panelling alone",
    "We’ll get the freeholder’s agreement before we drill through a warehouse wall",
    "If you’re fitting out a restaurant on Brick Lane, we’ll show you where a grease trap can go",
  ],
  demand: [
    {
      service: "plumber-london",
      why: "If your stopcock is stuck or hard to reach, we can fit a new one where you can get at it.",
    },
    {
      service: "water-system-maintenance",
      why: "Student residences store a lot of hot water, and we can check its temperatures and keep the logbook.",
    },
    {
      service: "ventilation-systems",
      why: "If there are homes above your restaurant on Whitechapel Road, we’ll keep the extract duct away from their windows.",
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
      ["Georgian terrace", "Listed house? We’ll tell you which pipework needs consent."],
      ["warehouse", "Warehouse flat hard to heat? We can fit larger radiators."],
      ["glass tower", "Office in a tower too hot? We can check the cooling on your floor."],
    ],
  },
} as const satisfies AreaCopy;
