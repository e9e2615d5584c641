import { changes } from "../../changes";
import type { AreaCopy } from "../../types";

export const crawley = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Crawley, Horley and at Gatwick, with cooling for hotels, factories and data rooms.",
  lead: "Need an emergency plumber, a gas engineer or a boiler repair in Crawley, in Horley or at Gatwick? Call us at any hour. We work in New Town homes, in hotels and in the factories on Manor Royal.",
  buildings: [
    "In the New Town, your outside stopcock may serve next door as well, so tell them if you turn it off. If your shop is in a parade or in County Mall, the meter room may be shared, so ask who has the key. Timber-framed building? We join the pipes without a flame.",
    "If your plant at Manor Royal serves a simulator, an airline kitchen or data rooms, we’ll work when you can switch it off. If you run a hotel on the A23 or in Horley, send us a list of empty rooms and we’ll work around your guests. At a church in Ifield or the hospital in West Green, we’ll agree quiet hours with you.",
  ],
  working: [
    "If your plant is airside, our engineers will need passes, an escort and a list of tools, so please apply early. Does your air intake face the aprons or the A23? We can fit finer filters. In some New Town streets you can’t park at the door, so tell us where to leave the van.",
    `The Town Hall, the Create offices and more than two hundred flats get their heat from the council’s energy centre. There we work on your side of the heat exchanger. A block with one boiler for all its flats is a heat network too. If you run one, you must register it with Ofgem by ${changes.heatNetworks.day}.`,
  ],
  dayAndNight: [
    "If something fails in your hotel at night, call our [24/7 service for facilities managers](/emergency-services), which includes [heating and cooling repairs](/services/emergency-hvac). In quieter times we can keep your [Legionella records](/services/water-system-maintenance) and service your [chillers](/services/chiller-installation).",
    "From Ifield to Maidenbower, you can book a [boiler repair](/boiler-services) or call our [emergency plumbers](/services/emergency-plumbing-repairs) if there’s a leak. For landlords, we also do the [yearly gas safety check](/gas-services/landlord-gas-safety).",
  ],
  benefits: [
    "We’ll clear any crane lift near the runway with the airport before we fix a date",
    "Before you choose a combi boiler, we’ll measure the flow at your kitchen tap",
    "If some radiators stay cold in your flat, we can balance them, on the heat network too",
  ],
  demand: [
    {
      service: "emergency-hvac",
      why: "When the cooling fails in a simulator hall, an airline kitchen or a hotel, you can call us day or night.",
    },
    {
      service: "chiller-installation",
      why: "Test halls and data rooms need cooling all year, so we plan the changeover to a new chiller around your work.",
    },
    {
      service: "water-system-maintenance",
      why: "Hotel rooms can stand empty for days. We can flush their taps and showers to keep Legionella from growing.",
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
      ["new-town terrace", "Warm-air heating in your house? We can repair or replace it."],
      ["new flats", "Cold flat on the heat network? We can check its heat exchanger."],
      ["hotel", "We drain one riser at a time, so most hotel rooms keep their water."],
    ],
  },
} as const satisfies AreaCopy;
