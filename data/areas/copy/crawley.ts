import { changes } from "../../changes";
import type { AreaCopy } from "../../types";

export const crawley = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Crawley, Horley and Gatwick, with air conditioning for offices, shops, hotels and factories.",
  lead: "Ring us at any hour for an emergency plumber, a gas engineer or a boiler repair in Crawley, Horley or Gatwick. We work in homes from Ifield to Maidenbower, and in shops, hotels, factories and warehouses.",
  advice: {
    houses: [
      "In timber-framed houses, we join pipes without a flame.",
      "To work airside at Gatwick, our engineers need passes, an escort and a tool list. Please help us arrange them in good time.",
      "In the New Town, in West Green for instance, an outside stopcock may serve next door as well. Unless you have a leak, warn your neighbours before you turn it off.",
    ],
    flats: [
      "The Town Hall, the Create offices and more than two hundred flats get their heat from the council’s energy centre. If only your flat or office is cold, we can check the radiators and pipes in it.",
      `A block with one boiler for all the flats counts as a heat network. If you run one, register it with Ofgem by ${changes.heatNetworks.day}.`,
    ],
    shops: [
      "Before you choose a combi boiler, we measure the flow at your kitchen tap.",
      "If your shop is in a parade or County Mall, please find out who has the key to the meter room before we come.",
    ],
    offices: [
      "If your factory or warehouse is on Manor Royal, tell us when you can do without heating or cooling, and we’ll plan the work for then.",
    ],
    access: ["We clear any crane lift near the runway with the airport before we fix a date."],
  },
  demand: [
    {
      service: "emergency-hvac",
      why: "We repair air con in offices and airline kitchens, day or night.",
    },
    {
      service: "chiller-installation",
      why: "Test halls and data rooms need cooling all year. We can plan a chiller replacement around your work.",
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
      ["new flats", "One cold radiator in a new flat? We check for a stuck valve first."],
      ["hotel", "To mend a leak in a hotel, we drain one riser and leave the rest on."],
    ],
  },
} as const satisfies AreaCopy;
