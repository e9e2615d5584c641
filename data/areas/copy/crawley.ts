import { changes } from "../../changes";
import type { AreaCopy } from "../../types";

export const crawley = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Crawley, Horley and Gatwick, with air conditioning for offices, shops, hotels and factories.",
  lead: "Need an emergency plumber, a gas engineer or a boiler repair in Crawley, in Horley or at Gatwick? Call us at any hour. We work in homes from Ifield to Maidenbower, and in shops, hotels, offices and factories.",
  buildings: [
    "In the New Town, your outside stopcock may serve next door as well, so tell your neighbours if you turn it off. In a timber-framed house, we join pipes without a flame.",
    "If your shop is in a parade or in County Mall, find out who has the key to the meter room. For factories on Manor Royal, we plan the work for when you can switch the plant off. In hotels in Horley and on the A23, we start with the empty rooms. Before work at the hospital in West Green, we agree the shutdowns with the estates team.",
  ],
  working: [
    "For work airside at Gatwick, our engineers need passes, an escort and a list of tools, so please apply early.",
    `The Town Hall, the Create offices and more than two hundred flats get their heat from the council’s energy centre. There we work on your side of the heat exchanger. A block with one boiler for all its flats is a heat network too. If you run one, you must register it with Ofgem by ${changes.heatNetworks.day}.`,
  ],
  dayAndNight: [
    "For a leak, a burst pipe or a blocked drain, our [emergency plumbers](/services/emergency-plumbing-repairs) come out day and night. You can book a [boiler repair](/boiler-services) or a yearly service for any home. We also do the [yearly gas safety check](/gas-services/landlord-gas-safety) that landlords need.",
    "Is your office, shop or hotel too warm? Ask for our [heating and cooling repairs](/services/emergency-hvac). For restaurants, we do [kitchen gas repairs and checks](/gas-services/commercial-kitchen-gas). In managed buildings we keep the [Legionella records](/services/water-system-maintenance) and service the [chillers](/services/chiller-installation), and our [24/7 service for facilities managers](/emergency-services) covers breakdowns.",
  ],
  benefits: [
    "Crane near the runway? We agree the lift with the airport before we fix a date",
    "Before you choose a combi boiler, we measure the flow at your kitchen tap",
    "Some radiators cold while others are hot? We balance them",
  ],
  demand: [
    {
      service: "emergency-hvac",
      why: "When the cooling fails in an office, an airline kitchen or a hotel, call us day or night.",
    },
    {
      service: "chiller-installation",
      why: "Test halls and data rooms need cooling all year, so we plan the changeover to a new chiller around your work.",
    },
    {
      service: "water-system-maintenance",
      why: "Hotel rooms can stand empty for days. We flush their taps and showers to keep Legionella from growing.",
    },
  ],
  street: {
    line: [
      "church",
      "new-town terrace",
      "parade",
      "timber frames",
      "shopping centre",
      "new flats 6",
      "hotel 6",
      "data centre",
    ],
    notes: [
      ["new-town terrace", "Warm-air heating broken down? We can repair or replace it."],
      ["new flats", "Cold flat on the heat network? We can check its heat exchanger."],
      ["hotel", "Leak in a hotel? We drain one riser, so most rooms keep their water."],
    ],
  },
} as const satisfies AreaCopy;
