import { changes } from "../../changes";
import type { AreaCopy } from "../../types";

export const crawley = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Crawley, Horley and at Gatwick, with cooling for hotels, factories and data rooms.",
  lead: "Need an emergency plumber, a gas engineer or a boiler repair in Crawley, in Horley or at Gatwick? Call us at any hour. We work in New Town homes, in hotels and in the factories on Manor Royal.",
  buildings: [
    "A stop valve in the New Town may serve a pair of houses, so warn next door before you close it. If your shop is in a parade or in County Mall, the meter room may be shared, so ask who has the key. Timber-framed building? We join the pipes without a flame.",
    "If your plant at Manor Royal serves a simulator, an airline kitchen or data rooms, tell us when we can stop it. If you run a hotel on the A23 or in Horley, send us a list of empty rooms and we’ll work around your guests. If you look after a church in Ifield or the hospital in West Green, we’ll agree quiet hours with you.",
  ],
  working: [
    "If your plant is airside, our engineers will need passes, an escort and a list of tools, so please apply early. Does your air intake face the aprons or the A23? We can fit filters for fine particles. In some New Town streets you can’t park at the door, so tell us where to leave the van.",
    `The Town Hall, the Create offices and more than two hundred flats get their heat from the council’s energy centre. There we work on your side of the heat exchanger. A block with one boiler for all its flats is a heat network too. If you run one, you must register it with Ofgem by ${changes.heatNetworks.day}.`,
  ],
  dayAndNight: [
    "Our [24/7 service for facilities managers](/emergency-services) covers your hotel out of hours, and we also repair [heating or cooling that has failed](/services/emergency-hvac). In quieter times we can keep your [Legionella records](/services/water-system-maintenance) and service your [chillers](/services/chiller-installation).",
    "From Ifield to Maidenbower, you can book a [boiler repair](/boiler-services) or call our [emergency plumbers](/services/emergency-plumbing-repairs) if there’s a leak. If you’re a landlord, we can do the [yearly gas safety record](/gas-services/landlord-gas-safety) on the same visit.",
  ],
  benefits: [
    "We’ll clear any crane lift near the runway with the aerodrome before we fix a date",
    "If your hotel loses hot water, we’ll aim to have it back between checkout and check-in",
    "On the heat network, we’ll balance your radiators so that the water goes back cool enough",
  ],
  demand: [
    {
      service: "emergency-hvac",
      why: "Cooling can fail at any hour in a simulator hall, an airline kitchen or a hotel, so we answer at night too.",
    },
    {
      service: "chiller-installation",
      why: "Test halls and data rooms need cooling all year, so we plan the changeover to a new chiller around your work.",
    },
    {
      service: "water-system-maintenance",
      why: "Hotel rooms can stand empty for days, so we flush the taps that nobody uses.",
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
      ["new-town terrace", "Warm-air heating behind the grilles? We can repair or replace it."],
      ["new flats", "Cold flat on the network? We’ll start at your heat exchanger."],
      ["hotel", "We drain one riser at a time, so most hotel rooms keep their water."],
    ],
  },
} as const satisfies AreaCopy;
