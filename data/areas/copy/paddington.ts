import type { AreaCopy } from "../../types";

export const paddington = {
  description:
    "Call us for an emergency plumber, a gas engineer or boiler repair in a flat, a hotel or an office in Paddington, Bayswater, Maida Vale or St John’s Wood.",
  lead: "Call us for an emergency plumber, a gas engineer or boiler repair in Paddington, Bayswater, Maida Vale or St John’s Wood. We also repair air conditioning in offices and shops, boilers in hotels and shared heating in blocks of flats.",
  buildings: [
    "A mansion block in Maida Vale may have several stopcocks, so we find out which is yours. If a pipe leaks in the new flats by the canal at Little Venice, tell the building manager too. On the Hallfield Estate, which is listed, we check whether a new vent needs consent.",
    "A leak in a stucco hotel in Bayswater, Sussex Gardens or Norfolk Square can come from the building next door. We look on both sides of the wall.",
    "For an office at Sheldon Square, ask the building manager whether we need a permit to work.",
  ],
  working: [
    "Parking is tight round the station, St Mary’s Hospital and Marble Arch. If we can park under your building, tell us how high the entrance is.",
    "Before you order air conditioning for a flat, get your freeholder’s agreement to the outdoor unit.",
  ],
  dayAndNight: [
    "When a pipe bursts or a drain blocks, ring our [emergency plumbers](/services/emergency-plumbing-repairs), day or night. If your home has no heating or hot water, call us for a [boiler repair](/boiler-services). If you rent, call your landlord first, as they have to repair the boiler. Landlords can book the annual [gas safety check](/gas-services/landlord-gas-safety) with us.",
    "For hotels we install [commercial boilers](/gas-services/commercial-boiler-installation), do the [plumbing](/plumbing-services) and check the [hot water for Legionella](/services/water-system-maintenance). We also do [kitchen gas repairs and checks](/gas-services/commercial-kitchen-gas) for restaurants.",
    "Our [HVAC engineers](/hvac-services) repair [air conditioning](/air-conditioning) in offices and shops. They also [maintain the shared heating](/services/heating-system-maintenance) in managed blocks under [contract](/maintenance).",
  ],
  benefits: [
    "We work on one wing of a hotel at a time, so guests can stay in the others",
    "We service basement pumps and test their alarms",
    "If you let a flat, we agree the time of the gas check with your tenant",
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
      ["waterside", "Air con down in your office by the canal? Call us out to repair it."],
      ["mansion block", "Radiators cold all over the block? We repair the shared heating."],
    ],
  },
} as const satisfies AreaCopy;
