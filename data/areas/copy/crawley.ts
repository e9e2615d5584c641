import { changes } from "../../changes";
import type { AreaCopy } from "../../types";

export const crawley = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Crawley, Horley and Gatwick, with air conditioning for offices, shops, hotels and factories.",
  lead: "Need an emergency plumber, a gas engineer or a boiler repair in Crawley, Horley or Gatwick? Call us at any hour. We work in homes from Ifield to Maidenbower, and repair air conditioning in shops, restaurants, hotels, offices and factories.",
  buildings: [
    "Outside stopcocks in the New Town may serve next door as well, so warn your neighbours if you turn one off. We can balance the radiators if some stay cold while others are hot.",
    "If your shop is in a parade or County Mall, find out who has the key to the meter room.",
    "If your factory is on Manor Royal, tell us when you can switch the plant off. If you work at Crawley Hospital in West Green, we can plan shutdowns with you.",
  ],
  working: [
    "The Town Hall, the Create offices and more than two hundred flats get their heat from the council’s energy centre. We can repair the pipes and radiators in your own flat or office.",
    `A block with one boiler for all the flats is a heat network too. If you run one, register it with Ofgem by ${changes.heatNetworks.day}.`,
    "To work airside at Gatwick, our engineers need passes, an escort and a tool list. Please help us arrange these early.",
  ],
  dayAndNight: [
    "Our [emergency plumbers](/services/emergency-plumbing-repairs) come out at any hour for a burst pipe or a blocked drain. No heating or hot water? If you rent your home, your landlord has to repair the boiler. If you’re the owner or landlord, ring us, day or night, for a [boiler repair](/boiler-services). We also do the annual [gas safety check](/gas-services/landlord-gas-safety) for landlords.",
    "We repair [heating](/services/emergency-hvac) and [air conditioning](/air-conditioning) in shops, restaurants, offices, hotels and factories, and do [kitchen gas repairs](/gas-services/commercial-kitchen-gas). If you manage a building, one [maintenance contract](/maintenance) can include [Legionella records](/services/water-system-maintenance), [chillers](/services/chiller-installation) and [24/7 emergency cover](/emergency-services).",
  ],
  benefits: [
    "Before you choose a combi boiler, we measure the flow at your kitchen tap",
    "In timber-framed houses, we join pipes without a flame",
    "We agree a crane lift near the runway with the airport before we fix a date",
  ],
  demand: [
    {
      service: "emergency-hvac",
      why: "We repair air con in offices and airline kitchens, day or night.",
    },
    {
      service: "chiller-installation",
      why: "Test halls and data rooms need cooling all year. We plan a change of chiller around your work.",
    },
    {
      service: "water-system-maintenance",
      why: "Hotel rooms can stand empty for days. We flush the taps and showers to stop Legionella growing.",
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
      ["new-town terrace", "We can repair or replace old warm-air heating."],
      ["new flats", "On the heat network, we can repair a fault in your own flat."],
      ["hotel", "We drain just one riser to fix a hotel leak. Other rooms have water."],
    ],
  },
} as const satisfies AreaCopy;
