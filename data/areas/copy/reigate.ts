import type { AreaCopy } from "../../types";

export const reigate = {
  description:
    "Leaks, boiler repair, gas pipes and office cooling in Reigate, Woodhatch and Meadvale, with emergency plumbers and engineers for school heating.",
  lead: "If you need an emergency plumber, boiler repair or a gas engineer in Reigate or Woodhatch, call us. In schools we look after the heating, and in offices and shops the air conditioning.",
  buildings: [
    "In a timber-framed shop by the Old Town Hall, drains may run under a neighbour’s yard. A Victorian villa near Wray Common or on Doods Road may be in flats with one shared main. In one of Meadvale’s cottages there may be no room for a cylinder, so a combination boiler can be the answer. In the offices of Castlefield Road and London Road we service the cooling floor by floor. In Woodhatch, interwar and post-war homes usually have an easy flue and an old gas pipe.",
  ],
  working: [
    "Sand was mined close to the surface near Tunnel Road, and the ground has collapsed there before. We check what is below before we set down a heavy condenser, and then spread its weight or hang it from a wall. In the timber shops of Bell Street we leave every gas joint where it can be reached.",
    "Houses on Reigate Hill look over the rooftops, so a fan at ground level is heard further away than on the flat. Schools in former mansions have heating pipes under the lawns. If the pressure keeps falling, the leak is usually in one of those.",
  ],
  dayAndNight: [
    "If you smell gas, the gas network has to make the leak safe first. After that our [gas leak engineers](/services/emergency-gas-repairs) find the place, renew the pipe and test it. Shops and offices can then have their [commercial gas certificate](/services/gas-safety-certificates) from the same visit.",
    "We offer [boiler repair](/boiler-services) from Wray Common to Woodhatch, and our [emergency plumbers](/services/emergency-plumbing-repairs) answer at any hour if a pipe bursts. If you run a school, we offer [heating maintenance](/services/heating-system-maintenance) in the holidays, and for an office [air conditioning repair](/air-conditioning).",
  ],
  benefits: [
    "We check the cave records before a base is cast",
    "You know where a buried heating pipe leaks before anyone digs up the lawn",
    "We choose an outdoor unit by its noise at night, so your neighbours can sleep",
  ],
  demand: [
    {
      service: "heating-system-maintenance",
      why: "School estates have old mains, several boilers and weather controls that drift out of step.",
    },
    {
      service: "air-conditioning-installation",
      why: "A large office floor and a small old shop both overheat in summer, and each needs a different kind of unit.",
    },
    {
      service: "emergency-gas-repairs",
      why: "Old gas pipes under floors and gardens rust unseen until a tightness test fails.",
    },
  ],
  street: {
    line: [
      "town hall",
      "timber frames",
      "church",
      "villa",
      "school",
      "1960s office 5",
      "cottage estate",
      "semi",
      "new-town terrace",
    ],
    notes: [
      ["timber frames", "Gas pipes in a timber building run in ventilated ducts."],
      ["villa", "A villa’s radiators, added one by one, often need balancing."],
      ["school", "A school’s heating can lose water for months without a puddle."],
    ],
  },
} as const satisfies AreaCopy;
