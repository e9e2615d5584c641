import type { AreaCopy } from "../../types";

export const reigate = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Reigate, Woodhatch and Meadvale, with school heating and air conditioning for offices.",
  lead: "If you need an emergency plumber, boiler repair or a gas engineer in Reigate or Woodhatch, call us. We can also maintain heating in schools and air conditioning in offices and shops.",
  buildings: [
    "Drains from the timber-framed shops by the Old Town Hall can run under a neighbour’s yard, so we trace yours before we dig. In a Victorian villa near Wray Common or on Doods Road, several flats may share one water pipe, so we’ll agree with your neighbours when to shut it off. In a small Meadvale cottage, a combination boiler saves the space that a cylinder would take.",
    "If you manage an office on Castlefield Road or London Road, we can service its cooling floor by floor. Interwar and post-war homes in Woodhatch usually have an easy place for a flue, but the gas pipe may be too narrow for a new boiler, so we check it.",
  ],
  working: [
    "Near Tunnel Road, sand was mined close to the surface and the ground has collapsed before. If you’re having a heat pump fitted there, we can spread the unit’s weight or hang it on a wall.",
  ],
  dayAndNight: [
    "If you smell gas, ring the gas emergency service on {gasEmergency} first, and they’ll make the leak safe. After that our [gas leak engineers](/services/emergency-gas-repairs) can repair the pipe and test it. We also issue [commercial gas certificates](/services/gas-safety-certificates) and [landlord gas records](/gas-services/landlord-gas-safety).",
    "We do [boiler repair](/boiler-services) from Wray Common to Woodhatch, and our [emergency plumbers](/services/emergency-plumbing-repairs) answer at any hour if a pipe bursts. We also do [heating maintenance](/services/heating-system-maintenance) in schools and [air conditioning repair](/air-conditioning) in offices.",
  ],
  benefits: [
    "We’ll check the old sand mine records before we cast a base for your heat pump",
    "If your heating keeps losing pressure, we can find a leak in a buried pipe before anyone digs",
    "On Reigate Hill, where sound carries, we choose outdoor units that are quiet at night",
  ],
  demand: [
    {
      service: "heating-system-maintenance",
      why: "A school may have old pipes and several boilers. We can maintain them all under one contract.",
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
      ["timber frames", "Gas pipe in a timber-framed shop? We plan a safe, ventilated route."],
      ["villa", "Radiators in your villa heating unevenly? We can balance them."],
      ["school", "We service school heating in the holidays, when the rooms are empty."],
    ],
  },
} as const satisfies AreaCopy;
