import type { AreaCopy } from "../../types";

export const dagenham = {
  description:
    "Emergency plumbers and gas engineers in Dagenham, with boiler repair for Becontree houses, landlord gas checks and works heating at Dagenham Dock.",
  lead: "We send gas engineers, heating engineers and emergency plumbers to homes on Dagenham’s Becontree estate and to works at Dagenham Dock. Call us if the boiler fails, a tank bursts or a heater won’t light.",
  buildings: [
    "A Becontree cottage may have been altered many times since the London County Council built it, so we trace the pipes before we price a bathroom. The new flats at Beam Park may share their heat, and then it’s the manager who calls us in.",
    "If you use a film stage or a laboratory on the old May & Baker site, tell us how quiet or how clean the air must be. On the Heathway, and in the university at the old Civic Centre, we’ll agree with you when to shut the water off.",
  ],
  working: [
    "Becontree houses have solid floors downstairs, and the boiler is often squeezed into a larder or into the bathroom behind the kitchen. In a mid-terrace we keep the flue clear of your neighbour’s window and the passage arch. Sometimes we go through the roof.",
    "South of the A13 we work on radiant tubes (overhead gas heaters) and on hot water for changing rooms. The ground has had a century of industry, and we take care with trenches.",
  ],
  dayAndNight: [
    "If the house is cold, ask for [boiler repair](/boiler-services). When a tank has burst, our [emergency plumbers](/services/emergency-plumbing-repairs) come out at night. We can test several houses in turn for your [gas safety certificates as a landlord](/gas-services/landlord-gas-safety).",
    "At the dock we service [gas heaters and other appliances](/gas-services/appliance-servicing). We look after [ventilation and air handling](/hvac-services) in studios and spray shops, and one [planned maintenance contract](/maintenance) can cover a works with many heaters.",
  ],
  benefits: [
    "At the survey we’ll show you where your new boiler’s flue will come out",
    "Round the docks and Chequers Lane, we service heaters at shift change",
    "If you rent out several houses, we’ll keep all their due dates on one calendar",
  ],
  demand: [
    {
      service: "landlord-gas-safety",
      why: "If you rent out a Becontree house, we’ll check its boiler every year and send you the record.",
    },
    {
      service: "appliance-servicing",
      why: "Heaters in bays with open doors work hard. We adjust them before they waste gas.",
    },
    {
      service: "ventilation-systems",
      why: "Film stages, spray shops and recycling sheds need different amounts of air, which we measure and set.",
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
      ["cottage estate", "Sharing a supply pipe? We’ll test the flow before you buy a combi."],
      ["factory", "Compressors heat up a room, and we can ventilate or cool it."],
      ["sound stage", "While you film, we turn down the fans of the stage."],
    ],
  },
} as const satisfies AreaCopy;
