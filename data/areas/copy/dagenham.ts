import type { AreaCopy } from "../../types";

export const dagenham = {
  description:
    "Emergency plumbers and gas engineers in Dagenham, with boiler repair for Becontree houses, landlord gas checks and factory heating at Dagenham Dock.",
  lead: "We send gas engineers, heating engineers and emergency plumbers to homes on Dagenham’s Becontree estate and to industrial units at Dagenham Dock. Call us if the boiler fails, a tank bursts or a heater won’t light.",
  buildings: [
    "Becontree cottages have often been altered since they were built, so we trace the pipes before we price a bathroom. In the new flats at Beam Park you may share a boiler, so tell the manager if your heating stops.",
    "For work at a Heathway shop or the university in the old Civic Centre, we’ll agree when to shut the water off.",
  ],
  working: [
    "Becontree houses often have solid floors downstairs, and the boiler may be squeezed into a larder or into the bathroom behind the kitchen. The flue has to be clear of your neighbour’s window and the passage arch, so in a mid-terrace it sometimes goes through the roof.",
    "South of the A13, we can service radiant tubes (overhead gas heaters) and the hot water in changing rooms. The ground there was industrial for a century, so we check what’s buried before we dig.",
  ],
  dayAndNight: [
    "If your boiler has failed, ask for [boiler repair](/boiler-services). If a tank bursts, our [emergency plumbers](/services/emergency-plumbing-repairs) come out at night too. Landlords can book the [gas safety certificates](/gas-services/landlord-gas-safety) for several houses at once.",
    "At the dock we can service [gas heaters and other appliances](/gas-services/appliance-servicing). We can look after [ventilation and air handling](/hvac-services) in studios and spray shops, and one [planned maintenance contract](/maintenance) can cover every heater in your works.",
  ],
  benefits: [
    "At the survey we’ll show you where your new boiler’s flue will come out",
    "Round the docks and Chequers Lane, we can service your heaters between shifts",
    "If you rent out several houses, we’ll keep their gas check dates on one calendar",
  ],
  demand: [
    {
      service: "landlord-gas-safety",
      why: "If you rent out a Becontree house, we can check its gas every year and send you the record.",
    },
    {
      service: "appliance-servicing",
      why: "Heaters near open doors use a lot of gas, so we check their controls at each service.",
    },
    {
      service: "ventilation-systems",
      why: "Film stages, laboratories and spray shops need different amounts of air, so we measure yours and set the fans to suit.",
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
      ["factory", "Compressor room too hot? We can ventilate or cool it."],
      ["sound stage", "Film stage too noisy? We can set its fans to run more quietly."],
    ],
  },
} as const satisfies AreaCopy;
