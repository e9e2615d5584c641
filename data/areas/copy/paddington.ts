import type { AreaCopy } from "../../types";

export const paddington = {
  description:
    "Emergency plumbers, gas engineers, boiler repair and air conditioning in Paddington, Bayswater, Maida Vale and St John’s Wood, for flats, hotels and offices.",
  lead: "Call us for an emergency plumber, a gas engineer or boiler repair in Paddington, Bayswater, Maida Vale or St John’s Wood. We also repair air conditioning in offices and shops, boilers in hotels and shared heating in blocks of flats.",
  buildings: [
    "A mansion block in Maida Vale or Little Venice may have several stopcocks. We’ll find yours. If a pipe leaks in the new flats by the canal, ring us and tell the building manager.",
    "A leak in a stucco hotel in Bayswater, Sussex Gardens or Norfolk Square can come from next door. We trace it on both sides.",
    "Before we work in an office at Sheldon Square, tell us whom to ask for a permit to work.",
  ],
  working: [
    "Parking is tight round the station, the hospital and Marble Arch. If we can park under your building, tell us the headroom.",
    "Before you order air conditioning for a flat, get your freeholder’s agreement to the outdoor unit.",
  ],
  dayAndNight: [
    "When a pipe bursts or a drain blocks, ring our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour. No heating or hot water? If you rent your home, call your landlord first, as they have to repair the boiler. If you own or let the home, ring us day or night for a [boiler repair](/boiler-services). We do landlords’ annual [gas safety checks](/gas-services/landlord-gas-safety).",
    "We install [commercial boilers](/gas-services/commercial-boiler-installation) in hotels, do the [plumbing](/plumbing-services) and check the [hot water for Legionella](/services/water-system-maintenance). We also do [kitchen gas repairs and checks](/gas-services/commercial-kitchen-gas) for restaurants.",
    "Our [HVAC engineers](/hvac-services) repair [air conditioning](/air-conditioning) in offices and shops. If yours stops, call us out day or night for an [urgent repair](/services/emergency-hvac). We [maintain shared heating](/services/heating-system-maintenance) and basement pumps in managed blocks under [contract](/maintenance).",
  ],
  benefits: [
    "We work on one wing of a hotel at a time, so guests can stay in the others",
    "On the listed Hallfield Estate, we check whether a new vent needs consent",
    "We agree the time of a landlord’s gas check with the tenant",
  ],
  demand: [
    {
      service: "commercial-boiler-installation",
      why: "Hotels use most of their hot water first thing. We can fit several boilers and a large cylinder.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "We trace the leak above your ceiling, stop it and repair the pipe.",
    },
    {
      service: "heating-system-maintenance",
      why: "We check the pumps, valves and water treatment of shared heating before winter.",
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
      ["stucco terrace", "If pressure is low at the top of a stucco house, we can fit a pump."],
      ["waterside", "Air con down in your office by the canal? Call us out."],
      ["mansion block", "When a whole mansion block is cold, we find out why and fix it."],
    ],
  },
} as const satisfies AreaCopy;
