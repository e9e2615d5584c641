import type { AreaCopy } from "../../types";

export const reigate = {
  description:
    "Leaks, boiler repair, gas pipes and office cooling in Reigate, Woodhatch and Meadvale, with emergency plumbers and engineers for school heating.",
  lead: "If you need an emergency plumber, boiler repair or a gas engineer in Reigate or Woodhatch, call us. We maintain the heating in schools, and air conditioning in offices and shops.",
  buildings: [
    "Drains from the timber-framed shops by the Old Town Hall can run under a neighbour’s yard, so we trace yours before we dig. In a Victorian villa near Wray Common or on Doods Road, several flats may share one water main, and we’ll agree with your neighbours when to shut it off. No room for a cylinder in your Meadvale cottage? We’d suggest a combination boiler.",
    "If you manage an office on Castlefield Road or London Road, we can service its cooling floor by floor. Interwar and post-war homes in Woodhatch usually have an easy place for a flue, but the gas pipe may be old, so we check it before we fit a boiler.",
  ],
  working: [
    "Near Tunnel Road, sand was mined close to the surface and the ground has collapsed before. If you’re having a heat pump fitted there, we can spread its weight or hang it on a wall.",
  ],
  dayAndNight: [
    "If you smell gas, ring the gas emergency service on {gasEmergency} first, and they’ll make the leak safe. After that our [gas leak engineers](/services/emergency-gas-repairs) can repair the pipe and test it. For business premises, we issue the [commercial gas certificate](/services/gas-safety-certificates).",
    "We do [boiler repair](/boiler-services) from Wray Common to Woodhatch, and our [emergency plumbers](/services/emergency-plumbing-repairs) answer at any hour if a pipe bursts. You can also ask us for [heating maintenance](/services/heating-system-maintenance) in a school, or [air conditioning repair](/air-conditioning) in an office.",
  ],
  benefits: [
    "We’ll check the records of the old sand mines before we cast a base for your plant",
    "If your school’s heating keeps losing pressure, we find the leak in the buried pipe before anyone digs up the lawn",
    "On Reigate Hill, where sound carries, we choose heat pumps that are quiet at night",
  ],
  demand: [
    {
      service: "heating-system-maintenance",
      why: "School heating often has old pipes and several boilers, and we keep it all working together.",
    },
    {
      service: "air-conditioning-installation",
      why: "Large office floors and small old shops can both overheat in summer. We can fit the right unit for either.",
    },
    {
      service: "emergency-gas-repairs",
      why: "Gas pipes can rust under a floor or a garden. If yours fails a tightness test, we can renew it.",
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
      ["timber frames", "Gas pipe in a timber building? We run it in a ventilated duct."],
      ["villa", "Radiators in your villa heating unevenly? We can balance them."],
      ["school", "We service school heating in the holidays, when nobody needs it."],
    ],
  },
} as const satisfies AreaCopy;
