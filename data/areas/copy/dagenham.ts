import type { AreaCopy } from "../../types";

export const dagenham = {
  description:
    "Emergency plumbers and gas engineers in Dagenham: boiler repair in Becontree houses, landlord gas checks and works heating at Dagenham Dock.",
  lead: "We send gas engineers, heating engineers and emergency plumbers to homes on Dagenham’s Becontree estate and to works at Dagenham Dock. Call us if the boiler fails, a tank bursts or a heater will not light.",
  buildings: [
    "A Becontree cottage may have been altered many times since the London County Council built it, so we trace the pipes before we price a bathroom. In the new flats at Beam Park, ask the manager whether the heat is shared.",
    "At the film stages and laboratories on the old May & Baker site, tell us how quiet or how clean the air must be. On the Heathway, and in the university at the old Civic Centre, tell us when we can shut the water off.",
  ],
  working: [
    "Becontree houses have solid floors downstairs, and the boiler is often squeezed into a larder or into the bathroom behind the kitchen. In a mid-terrace its flue has to stay clear of a neighbour’s window or the passage arch, and sometimes the steam must be led away or go through the roof.",
    "South of the A13 we work on radiant tubes (overhead gas heaters) and on hot water for changing rooms. The ground has had a century of industry, so we take care with trenches.",
  ],
  dayAndNight: [
    "If the house is cold, ask for [boiler repair](/boiler-services). If a tank has burst, our [emergency plumbers](/services/emergency-plumbing-repairs) come out at night. We can test several houses in turn for your [gas safety certificates as a landlord](/gas-services/landlord-gas-safety).",
    "At the dock we service [gas heaters and other appliances](/gas-services/appliance-servicing). For studios and spray shops we look after [ventilation and air handling](/hvac-services), and a works with many heaters can have one [planned maintenance contract](/maintenance).",
  ],
  benefits: [
    "You know at the survey where your new boiler’s flue will come out",
    "Heaters round the docks and Chequers Lane are serviced at shift change",
    "All the due dates of a landlord’s houses are kept on one calendar",
  ],
  demand: [
    {
      service: "landlord-gas-safety",
      why: "Many cottages sold under Right to Buy are rented out privately now, each with its own boiler.",
    },
    { service: "appliance-servicing", why: "Heaters in bays with open doors work hard and soon need adjusting." },
    {
      service: "ventilation-systems",
      why: "Film stages, spray shops and recycling sheds all need measured air, each for a different reason.",
    },
  ],
  street: {
    line: [
      "cottage estate",
      "parade",
      "church",
      "cottage estate",
      "town hall",
      "new flats 5",
      "dock",
      "factory",
      "sound stage",
    ],
    notes: [
      ["cottage estate", "A supply pipe shared by the terrace may be too small for a combi."],
      ["factory", "A room full of compressed-air plant can overheat."],
      ["sound stage", "While a film stage is in use, its fans have to be turned down."],
    ],
  },
} as const satisfies AreaCopy;
