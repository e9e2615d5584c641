import type { AreaCopy } from "../../types";

export const harlow = {
  description:
    "Emergency plumbers and heating engineers in Harlow, Old Harlow and Sawbridgeworth: boiler repair, shared drains and cooling for laboratories and data halls.",
  lead: "If your heating, hot water or drains fail in Harlow, Old Harlow or Sawbridgeworth, our emergency plumbers and gas engineers can help. For factories, laboratories and data halls we look after cooling as well.",
  buildings: [
    "In a New Town terrace at Mark Hall, Netteswell or Tye Green, pipes may run under the floor next door, so we trace them first. In the listed point block, a dry tap may concern your neighbours too.",
    "A small flat in an old office at The High, near the Harvey Centre, may have an electric cylinder, so ask us about its thermostat before you buy another. For Templefields, the Pinnacles, the data-centre campus or the hospital, send us the permit rules. In Sawbridgeworth’s riverside maltings, iron columns can fix where pipes go.",
  ],
  working: [
    "In low concrete blocks the neighbours share flues, drains and tank rooms, and old drawings are often wrong. We find out which pipes are still in use first. To clear a shared drain, our engineer has to get into the ground-floor flat.",
    "In laboratories and on food lines, filters have to be changed without losing air pressure, so please tell us which rooms are affected.",
  ],
  dayAndNight: [
    "A damp or stuffy studio can be helped by [better ventilation](/services/ventilation-systems). On the estates we do [boiler repair and flues](/boiler-services), and for landlords the [gas check due each year](/gas-services/landlord-gas-safety). Blocked drains can be reported to our [drain and leak engineers](/services/emergency-plumbing-repairs) at any hour.",
    "For industry we [service and replace chillers](/services/chiller-installation) while the site keeps running. A night without cooling is a case for our [emergency cooling and heating engineers](/services/emergency-hvac).",
  ],
  benefits: [
    "Your neighbours keep their water and gas while we work on yours",
    "We test hired chillers under load before we touch the cooling of your data hall",
    "After the poplar fluff in June we wash the condenser coils it has blocked",
  ],
  demand: [
    {
      service: "chiller-installation",
      why: "Injection moulding and laboratories give off heat at all hours, so their cooling should include a spare machine.",
    },
    {
      service: "landlord-gas-safety",
      why: "Many houses bought from the corporation are rented out today, each with a due date of its own.",
    },
    {
      service: "ventilation-systems",
      why: "Rooms inside an old office floor are deep and have few windows, so they depend on fans for fresh air.",
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
      ["new-town terrace", "Homes built in the same years have boilers that wear out together."],
      ["1960s office", "Offices turned into studios often have weak water pressure."],
      ["data centre", "A data hall never stops, so we rehearse work on its cooling."],
    ],
  },
} as const satisfies AreaCopy;
