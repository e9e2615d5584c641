import type { AreaCopy } from "../../types";

export const marylebone = {
  description:
    "Clinics, hotels and flats in Marylebone and Fitzrovia: emergency plumbers, gas engineers, boiler repair, and ventilation to clinical standards.",
  lead: "Need a gas engineer, an emergency plumber or air conditioning repair in Marylebone? Call us at any hour about your home, hotel, office or clinic.",
  buildings: [
    "A Georgian house in Wimpole Street or Portman Square may have one tenant or six, so we’ll ask which floors are yours. If you live in a mansion block such as Bickenhall Mansions, off Baker Street, we’ll agree the shutdown with the porter. In private hospitals and hotels we work one floor at a time.",
    "If your showroom or studio is on one of Fitzrovia’s narrow plots, the air conditioning unit will usually have to go on the roof. If you manage one of the department stores on Oxford Street, we’ll unload at the back, out of hours.",
  ],
  working: [
    "The Howard de Walden and Portman estates own much of the area. Before the estate grants you a licence, its surveyor will want drawings, noise figures and an agreement to put things back, and we’ll help you prepare them.",
    "Clinics follow HTM 03-01 and HTM 04-01, the health service’s guides to ventilation and to water. We work out the airflow, filters and pressure that a treatment room needs, fit the ducts between listed cornices and joists, and record the hot and cold water temperatures at each tap.",
  ],
  dayAndNight: [
    "If there’s a leak above your consulting room, our [emergency plumbers](/services/emergency-plumbing-repairs) will work through the evening to put it right. If a scanner or a server loses its cooling, call for [urgent air conditioning repair](/services/emergency-hvac).",
    "For clinics we carry out [weekly water checks](/services/water-system-maintenance) and look after the [filtered ventilation](/services/ventilation-systems). If you run a hotel, ask for an [HVAC and plumbing contract](/maintenance). For your flat we offer [boiler repair and servicing](/boiler-services), or an [air conditioning service and leak check](/air-conditioning).",
  ],
  benefits: [
    "You can keep seeing patients, because we can come in the evening or on a Sunday",
    "We measure the airflow in clinical rooms and put the figures in your file",
    "We’ll set plant on a mews roof to run slower at night, so people behind it can sleep",
  ],
  demand: [
    {
      service: "ventilation-systems",
      why: "Dentists and clinics need filtered air even in small rooms, so we design ducts that fit.",
    },
    {
      service: "water-system-maintenance",
      why: "A basin used twice a week is a Legionella risk, so we flush it and take out dead ends (pipes that lead nowhere).",
    },
    {
      service: "hvac-system-design",
      why: "If your treatment room needs consent, the estate’s approval and a clinical standard of air, we’ll design it before anyone prices it.",
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
      ["Georgian terrace", "Georgian houses weren’t built for ducts, but we find room for them."],
      ["mews", "No room for a duct in the mews? An old service stair may take it."],
      ["hospital", "In a private hospital we work on plant while theatres are closed."],
    ],
  },
} as const satisfies AreaCopy;
