import type { AreaCopy } from "../../types";

export const marylebone = {
  description:
    "Clinics, hotels and flats in Marylebone and Fitzrovia: emergency plumbers, gas engineers, boiler repair, and fresh air to clinical standards.",
  lead: "Need a gas engineer, an emergency plumber or air conditioning repair in Marylebone? Homes, hotels and offices can call us at any hour, and for clinics we know the standards.",
  buildings: [
    "A Georgian house in Wimpole Street or Portman Square, with its mews behind, may have one tenant or six, so tell us which floors are yours. In a mansion block such as Bickenhall Mansions, off Baker Street, we agree the shutdown with the porter. In private hospitals and hotels we work a floor at a time.",
    "For a showroom or studio on a narrow plot in Fitzrovia, an outdoor unit usually has to go on the roof. Behind the Oxford Street department stores, we unload in the quiet hours.",
  ],
  working: [
    "The Howard de Walden and Portman estates own much of the area. Before it signs a licence, the estate’s surveyor will ask you for drawings, noise figures and terms for putting things back.",
    "For clinics, HTM 03-01 (the health service’s guide to fresh air) says how much clean air a treatment room needs. HTM 04-01, its guide to water, asks for records of how hot and cold each tap runs. We work out the airflow, filters and pressure, and fit the ducts between listed cornices and joists.",
  ],
  dayAndNight: [
    "If there is a leak above your consulting room, our [emergency plumbers](/services/emergency-plumbing-repairs) work through the evening to put it right. When the cooling of a scanner or a server fails, call for [urgent air conditioning repair](/services/emergency-hvac).",
    "Clinics can arrange [weekly water checks](/services/water-system-maintenance) and [filtered fresh air](/services/ventilation-systems), and hotels an [HVAC and plumbing contract](/maintenance). For flats there is [boiler repair and servicing](/boiler-services), and for cooling units an [air conditioning service and leak check](/air-conditioning).",
  ],
  benefits: [
    "You keep seeing patients, because we come in the evening and on Sundays",
    "We measure the air in clinical rooms and write the figures into your file",
    "Plant on a mews roof has a quiet night setting for the bedrooms behind",
  ],
  demand: [
    {
      service: "ventilation-systems",
      why: "Dentists and clinics work in rooms the size of a bedroom, so filtered air has to be brought in.",
    },
    {
      service: "water-system-maintenance",
      why: "A basin that is used twice a week raises the risk of Legionella, so we flush it and take out dead ends.",
    },
    {
      service: "hvac-system-design",
      why: "Consent, the estate’s approval and clinical standards may all apply to one room, so we draw it before anyone prices it.",
    },
  ],
  street: {
    line: [
      "Georgian terrace",
      "mews",
      "mansion block 6",
      "Georgian terrace",
      "hospital 6",
      "Edwardian office",
      "pub",
      "hotel 6",
    ],
    notes: [
      ["Georgian terrace", "The houses were never built to supply air to a treatment room."],
      ["mews", "A fan in the mews can send air up an old service stair."],
      ["hospital", "In a private hospital we work on plant when theatres are closed."],
    ],
  },
} as const satisfies AreaCopy;
