import type { AreaCopy } from "../../types";

export const reigate = {
  description:
    "Leaks, boiler repair, gas pipes and office cooling in Reigate, Woodhatch and Meadvale, with emergency plumbers and engineers for school heating.",
  lead: "If you need an emergency plumber, boiler repair or a gas engineer in Reigate or Woodhatch, call us. We maintain the heating in schools, and air conditioning in offices and shops.",
  buildings: [
    "Before we dig at a timber-framed shop by the Old Town Hall, we trace the drain, which may run under a neighbour’s yard. In a Victorian villa near Wray Common or on Doods Road, the flats may share one water main, so we plan when to shut it. If a Meadvale cottage has no room for a cylinder, we’d suggest a combination boiler. In the offices of Castlefield Road and London Road we service the cooling floor by floor. Interwar and post-war homes in Woodhatch usually have an easy flue but an old gas pipe, which we check.",
  ],
  working: [
    "Sand was mined close to the surface near Tunnel Road, and the ground has collapsed there before. We check what is below before we set down a heavy condenser, and then spread its weight or hang it from a wall. In the timber shops of Bell Street we leave every gas joint where it can be reached.",
    "Schools in former mansions have heating pipes under the lawns, and if the pressure keeps falling, we look for the leak there first.",
  ],
  dayAndNight: [
    "If you smell gas, the gas network has to make the leak safe first. After that our [gas leak engineers](/services/emergency-gas-repairs) find the place, renew the pipe and test it. In shops and offices we can issue the [commercial gas certificate](/services/gas-safety-certificates) on the same visit.",
    "We do [boiler repair](/boiler-services) from Wray Common to Woodhatch, and our [emergency plumbers](/services/emergency-plumbing-repairs) answer at any hour if a pipe bursts. Book [heating maintenance](/services/heating-system-maintenance) for your school in the holidays, or [air conditioning repair](/air-conditioning) for your office when you need it.",
  ],
  benefits: [
    "We’ll check the cave records before we cast a base",
    "We find the leak in a buried heating pipe before anyone digs up your lawn",
    "On Reigate Hill, where sound carries further, we choose an outdoor unit by its noise at night",
  ],
  demand: [
    {
      service: "heating-system-maintenance",
      why: "School estates have old mains and several boilers, and we keep them and their controls in step.",
    },
    {
      service: "air-conditioning-installation",
      why: "Large office floors and small old shops both overheat in summer, and we can fit the right unit for each.",
    },
    {
      service: "emergency-gas-repairs",
      why: "If a tightness test fails, we trace and renew the old gas pipes that rust under floors and gardens.",
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
      ["timber frames", "We run gas pipes through a timber building in ventilated ducts."],
      ["villa", "If a villa’s radiators heat unevenly, we can balance them."],
      ["school", "If a school’s heating keeps losing water, we can trace the leak."],
    ],
  },
} as const satisfies AreaCopy;
