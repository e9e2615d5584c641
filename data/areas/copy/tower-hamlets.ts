import type { AreaCopy } from "../../types";

export const towerHamlets = {
  description:
    "Emergency plumbers, gas engineers and air conditioning engineers for homes, offices and restaurants in Tower Hamlets, from Whitechapel and Wapping to Bow.",
  lead: "Call us for an emergency plumber, a gas engineer or boiler repair in Tower Hamlets, from Spitalfields and Wapping to Bethnal Green and Bow. We also repair air conditioning in shops and offices, and gas appliances and extract in restaurant kitchens.",
  buildings: [
    "In a converted warehouse by the docks in Wapping, the stopcock may be in the corridor outside your flat. Find it before you need it. We arrange access to the former match factory in Bow with the estate manager.",
    "If a shared pipe leaks on a council estate such as the Boundary or the Cranbrook in Bethnal Green, tell the council too, as the repair may be their job.",
    "We can arrange the permits for work in Aldgate’s office towers, at the Royal London Hospital in Whitechapel or on the Queen Mary campus in Mile End.",
  ],
  working: [
    "There’s little space for pipes on the Boundary Estate. A new pipe may have to run through a neighbour’s flat, and we agree the route with them and the council.",
  ],
  dayAndNight: [
    "If water comes through your ceiling, ask the people upstairs to turn off their water, then call our [emergency plumbers](/services/emergency-plumbing-repairs), day or night. They clear drains too. If the job can wait, [book a plumber](/plumbing-services/plumber-london).",
    "If you rent your home and the heating or hot water stops, call your landlord first: the repair is their job. If you own or let it, ring us day or night for a [boiler repair](/boiler-services). Landlords can book the [annual gas safety check](/gas-services/landlord-gas-safety).",
    "If the air con stops in your office or shop, [call us out](/services/emergency-hvac) at any hour. Our [HVAC engineers](/hvac-services) also fit [air conditioning](/air-conditioning), and for restaurants we do [kitchen gas and extract repairs](/gas-services/commercial-kitchen-gas). If you manage a block, your [maintenance contract](/maintenance) can include the [Legionella risk assessment](/services/water-system-maintenance).",
  ],
  benefits: [
    "We run pipes under the floor of a panelled Georgian room and leave the panelling alone",
    "We get the freeholder’s agreement before we drill through a warehouse wall",
    "We tell you where a grease trap can go before you fit out a restaurant kitchen",
  ],
  demand: [
    {
      service: "plumber-london",
      why: "If a stopcock is stuck or hard to reach, we fit one where you can get at it.",
    },
    {
      service: "water-system-maintenance",
      why: "Student halls store a lot of hot water. We check its temperature and keep the logbook.",
    },
    {
      service: "ventilation-systems",
      why: "We keep restaurant extract ducts away from the windows of homes above.",
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
      ["Georgian terrace", "We replace old lead water pipes in Georgian houses."],
      ["warehouse", "Rooms in a warehouse flat can stay cold. We fit larger radiators."],
      ["glass tower", "Air con off in a tower office? We repair the units on your floor."],
    ],
  },
} as const satisfies AreaCopy;
