import type { AreaCopy } from "../../types";

export const reigate = {
  description:
    "Leaks, boiler repair, gas pipes and office cooling in Reigate, Woodhatch and Meadvale, with emergency plumbers and engineers for school heating.",
  lead: "If you need an emergency plumber, boiler repair or a gas engineer in Reigate or Woodhatch, call us. We maintain the heating in schools, and air conditioning in offices and shops.",
  buildings: [
    "At a timber-framed shop by the Old Town Hall, the drain may run under a neighbour’s yard, so we trace it before we dig. If your flat is in a Victorian villa near Wray Common or on Doods Road, it may share a water main with the others, so we plan when to shut it off. No room for a cylinder in your Meadvale cottage? We’d suggest a combination boiler. In offices on Castlefield Road and London Road, we service the cooling floor by floor. Interwar and post-war homes in Woodhatch usually have an easy place for a flue but an old gas pipe, which we check.",
  ],
  working: [
    "Near Tunnel Road, sand was mined close to the surface and the ground has collapsed before, so we spread the weight of a heavy condenser (the outdoor unit) or hang it from a wall. In the timber shops of Bell Street, we leave every gas joint where it can be reached.",
  ],
  dayAndNight: [
    "If you smell gas, the gas network has to make the leak safe first. After that our [gas leak engineers](/services/emergency-gas-repairs) find the leak, renew the pipe and test it. In shops and offices we can issue the [commercial gas certificate](/services/gas-safety-certificates) on the same visit.",
    "We do [boiler repair](/boiler-services) from Wray Common to Woodhatch, and our [emergency plumbers](/services/emergency-plumbing-repairs) answer at any hour if a pipe bursts. You can also ask us for [heating maintenance](/services/heating-system-maintenance) in a school, or [air conditioning repair](/air-conditioning) in an office.",
  ],
  benefits: [
    "We’ll check the cave records before we cast a base for your plant",
    "If your school’s heating keeps losing pressure, we find the leak in the buried pipe before anyone digs up the lawn",
    "On Reigate Hill, where sound carries further, we choose outdoor units that are quiet at night",
  ],
  demand: [
    {
      service: "heating-system-maintenance",
      why: "Schools have old mains and several boilers, and we keep them and their controls working together.",
    },
    {
      service: "air-conditioning-installation",
      why: "Large office floors and small old shops both overheat in summer, and we can fit the right unit for you.",
    },
    {
      service: "emergency-gas-repairs",
      why: "If a tightness test fails, we find and renew the gas pipe, which may have rusted under a floor or a garden.",
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
      ["timber frames", "In a timber building we run gas pipes in ventilated ducts."],
      ["villa", "Radiators in your villa heating unevenly? We can balance them."],
      ["school", "We service a school’s heating in the holidays."],
    ],
  },
} as const satisfies AreaCopy;
