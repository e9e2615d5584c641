import type { AreaCopy } from "../../types";

export const paddington = {
  description:
    "Call us for an emergency plumber, a gas engineer or boiler repair in a flat, a hotel or an office in Paddington, Bayswater, Maida Vale or St John’s Wood.",
  lead: "Call us if you need an emergency plumber, a gas engineer or boiler repair in Paddington, Bayswater, Maida Vale or St John’s Wood. We also repair air conditioning, and shared heating in blocks of flats.",
  buildings: [
    "We work in mansion flats in Maida Vale, council flats on the Hallfield Estate, and new flats by the canal from Little Venice to Merchant Square. In a mansion flat, we find out which stopcock is yours. The Hallfield Estate is listed, so we check whether a new vent needs consent.",
    "In a stucco hotel in Bayswater, Sussex Gardens or Norfolk Square, a leak can come from the house next door, so we look on both sides of the wall. In offices at Sheldon Square, we may need the landlord’s permit.",
  ],
  working: [
    "Parking is tight round the station, St Mary’s Hospital and Marble Arch. If we can park under your building, tell us how high the entrance is.",
    "For air conditioning in a flat, you’ll need your freeholder’s agreement to the outdoor unit. We choose one quiet enough for the bedrooms.",
  ],
  dayAndNight: [
    "When a pipe bursts or a drain blocks, ring our [emergency plumbers](/services/emergency-plumbing-repairs), day or night. In homes we also do [boiler repairs](/boiler-services) and yearly servicing. Letting a home? Book its yearly [gas safety check](/gas-services/landlord-gas-safety) with us.",
    "For hotels we carry out [commercial boiler installation](/gas-services/commercial-boiler-installation), [plumbing](/plumbing-services) and checks of the [hot water for Legionella](/services/water-system-maintenance). We do [kitchen gas repairs and checks](/gas-services/commercial-kitchen-gas) in hotels and restaurants.",
    "Our [heating and cooling contractors](/hvac-services) repair air conditioning in offices and shops that get too warm. Managed blocks can have their [shared heating maintained](/services/heating-system-maintenance) under contract.",
  ],
  benefits: [
    "In a hotel we work on one wing at a time, so you can let the other rooms",
    "We service basement pumps and test their alarms",
    "For a rented flat, we agree a time for the gas check with your tenant",
  ],
  demand: [
    {
      service: "commercial-boiler-installation",
      why: "Hotels use most of their hot water at breakfast, so several boilers and a large cylinder may suit yours better than one big boiler.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "When water comes through your ceiling, we find out where it’s from, stop it and repair the pipe.",
    },
    {
      service: "heating-system-maintenance",
      why: "We check the pumps, valves and water treatment of shared heating before the cold weather.",
    },
  ],
  street: {
    line: [
      "stucco terrace",
      "hotel 7",
      "waterside",
      "mansion block 6",
      "new flats 8",
      "hospital 7",
      "station",
      "council block",
    ],
    notes: [
      ["stucco terrace", "Low pressure on the top floor? We can fit a tank and a pump."],
      ["waterside", "Office by the canal too hot? We service and repair its cooling."],
      ["mansion block", "Radiators cold all over the block? We repair the shared heating."],
    ],
  },
} as const satisfies AreaCopy;
