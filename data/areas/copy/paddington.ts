import type { AreaCopy } from "../../types";

export const paddington = {
  description:
    "Emergency plumbers, gas engineers, boiler repair and air conditioning in Paddington, Bayswater, Maida Vale and St John’s Wood, for flats, hotels and offices.",
  lead: "Call us at any hour for an emergency plumber, a gas engineer or a boiler repair in Paddington, Bayswater, Maida Vale or St John’s Wood. We also repair hotel boilers, and air con in shops and offices.",
  advice: {
    flats: [
      "We agree the time of a landlord’s gas check with the tenant.",
      "Before you order air conditioning for a flat, get your freeholder’s agreement to the outdoor unit.",
      "A mansion block in Maida Vale or Little Venice may have several stopcocks. We’ll find the one for your flat.",
      "If a pipe leaks in the new flats by the canal, tell the building manager as well as us.",
      "If you manage a block, we can service the basement pumps along with the shared heating.",
    ],
    shops: [
      "We work on one wing of a hotel at a time, so guests can stay in the others.",
      "A leak in a stucco hotel in Bayswater, Sussex Gardens or Norfolk Square can come from next door, so we’ll ask to look there too.",
    ],
    access: [
      "On the listed Hallfield Estate, we check whether a new vent needs consent.",
      "Parking is tight round the station, the hospital and Marble Arch. If we can park under your building, tell us the headroom.",
      "Before we work in an office at Sheldon Square, tell us who issues the permit to work.",
    ],
  },
  demand: [
    {
      service: "commercial-boiler-installation",
      why: "Hotels use most of their hot water first thing. We can fit several boilers and a large cylinder.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "We can trace a leak above your ceiling and repair the pipe.",
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
      ["stucco terrace", "If taps run slowly at the top of a stucco house, we test the pressure."],
      ["waterside", "Air con down in your office by the canal? Call us out."],
      ["mansion block", "Mansion block gone cold? We check the shared boilers first."],
    ],
  },
} as const satisfies AreaCopy;
