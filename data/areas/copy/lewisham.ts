import type { AreaCopy } from "../../types";

export const lewisham = {
  description:
    "Gas engineers and emergency plumbers in Lewisham, Catford, Brockley and Deptford: landlord checks, boiler repair and weak water in divided houses.",
  lead: "If your boiler, a pipe or a drain lets you down in Lewisham, our emergency plumbers and gas engineers can help. We cover Brockley, Catford, Deptford, New Cross, Forest Hill and Sydenham, and do the yearly checks for landlords.",
  buildings: [
    "In a tall Victorian villa in Brockley or on Telegraph Hill, drains may run out to the mews lane behind. In the cottages of Bellingham, pipes on a cold outside wall need lagging. A red-brick terrace in Hither Green or Catford may have an old gas pipe under the hall.",
    "On the Pepys Estate in Deptford, ask the landlord who holds the riser key, and in the towers by the station, the concierge. For the university in New Cross, Goldsmiths, or the hospital near Ladywell, a shutdown has to be booked with the estates team. In Forest Hill and Sydenham, tell us how steep the steps are.",
  ],
  working: [
    "The Ravensbourne and the Quaggy have flooded Lewisham and Catford before. A low plant room near them needs a sump and a raised meter.",
    "Corbett houses have narrow back yards, where a flue through the wall would steam into the next kitchen door, so we often take it through the roof. For the Gateway towers we arrange access with the managing agent. In Albury Street we renew pipes without breaking the panelling.",
  ],
  dayAndNight: [
    "Do you rent out a house, whole or by the room? Start with our [gas safety certificates for landlords](/gas-services/landlord-gas-safety). If a tenant has no hot water we do the [boiler repair](/boiler-services), and for a dripping ceiling we send [plumbers at any hour](/services/emergency-plumbing-repairs).",
    "Weak water in a divided house may be cured by a [tank and booster pump](/plumbing-services/pump-installation). Managers of towers can read what our [heating engineers](/heating-services) do, and cafés what a [gas check for a business](/services/gas-safety-certificates) involves.",
  ],
  benefits: [
    "We group your landlord checks house by house, on as few days as possible",
    "You know your flow and pressure at the stop valve before you choose a boiler",
    "An alarm tells you if water rises in a plant room by the river",
  ],
  demand: [
    {
      service: "landlord-gas-safety",
      why: "In a converted house, each appliance you own and rent out has a date of its own.",
    },
    {
      service: "pump-installation",
      why: "As each flat adds a combination boiler, they take water from one another at breakfast.",
    },
    {
      service: "appliance-servicing",
      why: "Scale and a blocked condensate pipe are common faults that a yearly service can find in time.",
    },
  ],
  street: {
    line: [
      "villa",
      "mews",
      "by-law terrace",
      "cottage estate",
      "university",
      "glass tower",
      "point tower",
      "hospital 5",
    ],
    notes: [
      ["villa", "Five flats in a villa may share one modest water pipe."],
      ["cottage estate", "In a small cottage kitchen, the boiler hangs on the wall."],
      ["glass tower", "For work high in a tower we book the goods lift first."],
    ],
  },
} as const satisfies AreaCopy;
