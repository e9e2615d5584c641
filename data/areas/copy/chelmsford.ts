import type { AreaCopy } from "../../types";

export const chelmsford = {
  description:
    "Emergency plumbers, boiler repair and gas engineers in Chelmsford, Broomfield and Beaulieu, with air conditioning for offices and laboratories.",
  lead: "Call us at any hour for an emergency plumber, a gas engineer or a boiler repair in Chelmsford, Broomfield or Beaulieu. We also repair air conditioning in shops, restaurants, offices and laboratories.",
  advice: {
    houses: [
      "New homes in Beaulieu are built airtight, so fresh air only comes in through the ventilation. If your home is stuffy, check that the vents are open. We can clean the filters and set the airflow.",
    ],
    flats: [
      "If you let a house or a flat to students, book its CP12 and boiler service for the summer break, when the rooms are empty.",
      "The stopcock for a flat may be in a cupboard on the landing, not in your kitchen. Find it before you need it, and if the cupboard is locked, ask the managing agent for a key.",
    ],
    shops: [
      "We may have to turn off your gas, water or air con while we work, so in restaurants and shops near the Shire Hall, we can start before you open.",
    ],
    offices: [
      "A laboratory may need steady humidity and air pressure as well as cooling. We record both before we alter anything, and can fit controls that keep them steady.",
      "If your office is cold, ask the building manager first, as the boiler may serve other floors too. If only your rooms are cold, we can look for the fault.",
      "A boiler room in a basement near the river may flood. We can move the electrics higher up the wall, and fit a sump pump that lifts the water out.",
    ],
    access: [
      "A crane in the High Street can only work while the road is closed. We apply for the closure, and start early in the morning, so that the street is open again sooner.",
    ],
  },
  demand: [
    {
      service: "ventilation-systems",
      why: "Lecture rooms, laboratories and hospital wards often need more fresh air than their windows let in. We measure the airflow and adjust it.",
    },
    {
      service: "air-conditioning-installation",
      why: "The air con in a new office was laid out before anyone knew where your desks would be. We can change the ducts and grilles to suit your layout.",
    },
    {
      service: "commercial-installation",
      why: "Mains pressure may not reach the top floors of flats, student blocks and hospitals. We install the pumps that lift the water there.",
    },
  ],
  street: {
    line: [
      "town hall",
      "church",
      "parade",
      "1960s office 6",
      "new flats 7",
      "university",
      "factory",
      "hospital 6",
      "semi",
    ],
    notes: [
      ["1960s office", "If new partitions block the air con in your 1960s office, we can move the grilles."],
      ["new flats", "Hot tap running cold in your flat? The mixing valve may be worn, and we can replace it."],
      ["university", "Fume cupboard slow to clear? We check its airflow before we touch the fan."],
    ],
  },
} as const satisfies AreaCopy;
