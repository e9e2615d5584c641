import { changes } from "../../changes";
import type { AreaCopy } from "../../types";

export const crawley = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Crawley, Horley and at Gatwick, with cooling for hotels, factories and data rooms.",
  lead: "If you need boiler repair, a gas engineer or an emergency plumber in Crawley, Horley or at Gatwick, you can call us at any hour. We look after New Town homes, hotels and the factories of Manor Royal.",
  buildings: [
    "In the New Town neighbourhoods a stop valve may serve a pair of houses, so warn next door before you close it. For a shop in a parade or in County Mall, ask who holds the key to the meter room. The George is timber-framed, so its pipes should be joined without a flame.",
    "At Manor Royal, tell us whether the plant serves a simulator, an airline kitchen or data rooms. For a hotel on the A23 or in Horley, we need a list of empty rooms. For Ifield’s medieval church, or the hospital in West Green, tell us the quiet hours.",
  ],
  working: [
    "On the airfield side our engineers need passes, an escort and a list of tools. Where a fresh-air inlet faces the aprons or the A23, we fit filters that catch fine particles. In the neighbourhoods, garages may be some way from the door, so we agree with you where to leave the van.",
    `The Town Hall, the Create offices and more than two hundred flats take their heat from the council’s energy centre. We work on your side of the heat exchanger. A block with a boiler for all its flats counts as a heat network too. If you run one, register it with Ofgem by ${changes.heatNetworks.day}.`,
  ],
  dayAndNight: [
    "If you run a hotel, read about our [24/7 service for facilities managers](/emergency-services). There is also advice for [heating or cooling that has failed](/services/emergency-hvac). Between emergencies we keep [Legionella records for bathrooms and tanks](/services/water-system-maintenance) and look after [chillers](/services/chiller-installation).",
    "From Ifield to Maidenbower we do [boiler repair](/boiler-services), and our [emergency plumbers](/services/emergency-plumbing-repairs) stop leaks. If you are a landlord, ask for your [yearly gas safety record](/gas-services/landlord-gas-safety) in the same visit.",
  ],
  benefits: [
    "We clear crane lifts near the runway with the aerodrome before the date is set",
    "Hot water in your hotel is repaired between checkout and check-in",
    "We balance heat-network flats by the temperature of the water that returns",
  ],
  demand: [
    {
      service: "emergency-hvac",
      why: "Simulators, airline kitchens and hotel floors are in use all night and cannot wait until an office opens.",
    },
    {
      service: "chiller-installation",
      why: "Test halls and data rooms need cooling all year, so we plan a new machine round their work.",
    },
    {
      service: "water-system-maintenance",
      why: "Hotel bathrooms fill and empty with the flight schedule, and taps that are seldom used have to be flushed.",
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
      ["new-town terrace", "Some New Town houses still have warm-air heating behind grilles."],
      ["new flats", "On the network we record flow and return before we change a setting."],
      ["hotel", "A busy hotel has few empty floors, so we drain one riser at a time."],
    ],
  },
} as const satisfies AreaCopy;
