import type { AreaCopy } from "../../types";

export const marylebone = {
  description:
    "Clinics, hotels and flats in Marylebone and Fitzrovia: emergency plumbers, gas engineers, boiler repair, and fresh air to clinical standards.",
  lead: "Need a gas engineer, an emergency plumber or air conditioning repair in Marylebone? Call us at any hour from a home, a hotel or an office. If you run a clinic, we know the standards.",
  buildings: [
    "A Georgian house in Wimpole Street or Portman Square, with its mews behind, may have one tenant or six, so we’ll ask which floors are yours. In a mansion block such as Bickenhall Mansions, off Baker Street, we agree the shutdown with the porter. In private hospitals and hotels we work one floor at a time.",
    "On the narrow plots of Fitzrovia, we usually put a showroom’s or studio’s outdoor unit on the roof. Behind the Oxford Street department stores, we unload in the quiet hours.",
  ],
  working: [
    "The Howard de Walden and Portman estates own much of the area. Before your estate signs a licence, its surveyor will want drawings, noise figures and terms for putting things back, and we’ll help you prepare them.",
    "Clinics follow HTM 03-01 (the health service’s guide to fresh air) and HTM 04-01 (its guide to water). We work out the airflow, filters and pressure that a treatment room needs, fit the ducts between listed cornices and joists, and record how hot and cold each tap runs.",
  ],
  dayAndNight: [
    "If there’s a leak above your consulting room, our [emergency plumbers](/services/emergency-plumbing-repairs) will work through the evening to put it right. If a scanner or a server loses its cooling, call for [urgent air conditioning repair](/services/emergency-hvac).",
    "We do [weekly water checks](/services/water-system-maintenance) and [filtered fresh air](/services/ventilation-systems) for clinics, and look after hotels under an [HVAC and plumbing contract](/maintenance). In flats we offer [boiler repair and servicing](/boiler-services), and for cooling units an [air conditioning service and leak check](/air-conditioning).",
  ],
  benefits: [
    "You can keep seeing patients, because we’ll come in the evening or on a Sunday",
    "We measure the air in clinical rooms and write the figures into your file",
    "We give plant on a mews roof a quiet night setting for the bedrooms behind",
  ],
  demand: [
    {
      service: "ventilation-systems",
      why: "We bring filtered air into the small rooms where dentists and clinics work, and measure it.",
    },
    {
      service: "water-system-maintenance",
      why: "A basin used twice a week is a Legionella risk, so we flush it and take out dead ends (pipes that lead nowhere).",
    },
    {
      service: "hvac-system-design",
      why: "If one room needs consent, the estate’s approval and a clinical standard, we draw it before anyone prices it.",
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
      ["Georgian terrace", "We find room for ducts in houses built without any."],
      ["mews", "We can send extract air from the mews up an old service stair."],
      ["hospital", "In a private hospital we work on plant when theatres are closed."],
    ],
  },
} as const satisfies AreaCopy;
