import type { AreaCopy } from "../../types";

export const harlow = {
  description:
    "Emergency plumbers and heating engineers in Harlow, Old Harlow and Sawbridgeworth, with boiler repair for homes and cooling for laboratories and data halls.",
  lead: "If your heating, hot water or drains fail in Harlow, Old Harlow or Sawbridgeworth, our emergency plumbers and gas engineers can help. We can also look after cooling in factories, laboratories and data halls.",
  buildings: [
    "In a New Town terrace at Mark Hall, Netteswell or Tye Green, your pipes may run under the floor next door, so we’ll trace them first. If your tap runs dry in the listed point block, ask your neighbours too.",
    "Does your small flat in an old office at The High, near the Harvey Centre, have an electric cylinder? Ask us about its thermostat before you buy another. At Templefields, the Pinnacles, the data-centre campus and the hospital we need the permit rules before we come. In Sawbridgeworth’s riverside maltings we take pipes round the iron columns.",
  ],
  working: [
    "In low concrete blocks the neighbours share flues, drains and tank rooms, and old drawings are often wrong. We find out which pipes are still in use first. To clear a shared drain, our engineer has to get into the ground-floor flat.",
    "In laboratories and on food lines we change filters without losing air pressure, so please tell us which rooms are affected.",
  ],
  dayAndNight: [
    "If your studio flat is damp or stuffy, we can fit [better ventilation](/services/ventilation-systems). On the estates we do [boiler repair and flues](/boiler-services), and for landlords the [gas check due each year](/gas-services/landlord-gas-safety). You can report a blocked drain to our [drain and leak engineers](/services/emergency-plumbing-repairs) at any hour.",
    "We [service and replace chillers](/services/chiller-installation) while your site keeps running. If cooling fails at night, call our [emergency cooling and heating engineers](/services/emergency-hvac).",
  ],
  benefits: [
    "Your neighbours keep their water and gas while we work on yours",
    "We test hired chillers under load before we touch the cooling of your data hall",
    "After the poplar fluff in June, we wash the condenser coils it has blocked",
  ],
  demand: [
    {
      service: "chiller-installation",
      why: "Injection moulding and laboratories give off heat at all hours, so their cooling needs the spare machine that we plan in.",
    },
    {
      service: "landlord-gas-safety",
      why: "If you rent out a house that was bought from the corporation, we’ll check its gas every year.",
    },
    {
      service: "ventilation-systems",
      why: "Rooms inside an old office floor are deep and have few windows, and we bring in fresh air by fan.",
    },
  ],
  street: {
    line: [
      "new-town terrace",
      "point tower",
      "parade",
      "1960s office 6",
      "shopping centre",
      "hospital 5",
      "data centre",
      "church",
    ],
    notes: [
      ["new-town terrace", "Is next door’s boiler as old as yours? We can quote for both."],
      ["1960s office", "Weak shower in a former office? We’ll check the water pressure."],
      ["data centre", "Before we touch a data hall’s cooling, we rehearse every step."],
    ],
  },
} as const satisfies AreaCopy;
