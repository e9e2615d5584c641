import type { AreaCopy } from "../../types";

export const hertford = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Hertford, Ware and Bengeo, for homes, rented flats, shops, pubs, schools and offices.",
  lead: "Our emergency plumbers and gas engineers come to homes, shops and pubs in Hertford, Ware and Bengeo. We also do boiler repairs, and maintain the heating in schools and offices.",
  buildings: [
    "In a timber-framed building on Fore Street, your flat’s only stop valve may be in the shop below, so keep the shopkeeper’s number handy. In a villa at Bengeo, let us measure the water flow before you buy a combi boiler. The walls of Ware’s riverside maltings are thick, so we look for an existing opening for your flue.",
    "A new flue on a listed building such as County Hall needs consent, so allow time for it. In a workshop at Hertford Heath or on Mead Lane, we check that the gas meter is large enough before we add a heater.",
  ],
  working: [
    "There’s little room for a van in Fore Street, so tell us where we can unload.",
    "If you’re near Folly Island, tell us how high past floods came, so that we can put the boiler above that level.",
  ],
  dayAndNight: [
    "If a pipe bursts, turn the water off at once and call our [emergency plumbers](/services/emergency-plumbing-repairs). We clear blocked drains, do [boiler repairs](/boiler-services) and servicing, and plumb [bathrooms and kitchens](/services/bathroom-kitchen-plumbing). We do the [gas check](/gas-services/landlord-gas-safety) that rented homes need every year.",
    "In shops and offices that get too warm, we fit and repair [air conditioning](/air-conditioning). In pubs and restaurants we do [kitchen gas repairs and checks](/gas-services/commercial-kitchen-gas).",
    "For schools and public offices, we [maintain the heating under contract](/services/heating-system-maintenance) and issue [commercial gas safety certificates](/services/gas-safety-certificates). When boilers are worn out, we [design their replacement](/design-services).",
  ],
  benefits: [
    "In a timber-framed shop we join pipes without a flame and don’t cut into the main beams",
    "If your hot water keeps running out, we find out why before we offer a bigger cylinder",
    "If the water has to go off, we can come before your shop opens",
  ],
  demand: [
    {
      service: "commercial-boiler-installation",
      why: "Old boilers in offices and blocks of flats can waste gas. We replace them with condensing ones.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "A burst pipe can soak ceilings and stock within minutes, so we come out day and night.",
    },
    {
      service: "system-commissioning",
      why: "If you run a brewery or a laboratory, we set up and test its new boiler before you use it.",
    },
  ],
  street: {
    line: ["timber frames", "town hall", "pub", "church", "warehouse 4", "villa", "school", "factory"],
    notes: [
      ["timber frames", "Leak behind old beams? We trace it before we open the wall."],
      ["pub", "Pub boiler worn out? We’ll see if the chimney can take a new flue."],
      ["school", "Classrooms too hot or too cold? We check the heating controls."],
    ],
  },
} as const satisfies AreaCopy;
