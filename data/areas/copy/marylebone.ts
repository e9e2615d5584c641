import type { AreaCopy } from "../../types";

export const marylebone = {
  description:
    "Clinics, hotels and flats in Marylebone and Fitzrovia: emergency plumbers, gas engineers, boiler repair, and ventilation to clinical standards.",
  lead: "Need a gas engineer, an emergency plumber or air conditioning repair in Marylebone? Call us at any hour about your home, hotel, office or clinic.",
  buildings: [
    "A Georgian house in Wimpole Street or Portman Square may have one tenant or six, so we’ll ask which floors are yours. Before we turn off the water in a mansion block such as Bickenhall Mansions, off Baker Street, we’ll agree a time with the porter. In private hospitals and hotels we work one floor at a time, so the rest can stay open.",
    "If your showroom is on one of Fitzrovia’s narrow plots, its outdoor cooling unit will usually have to go on the roof. For work in the department stores on Oxford Street, we can unload at the back, out of hours.",
  ],
  working: [
    "If the Howard de Walden or Portman estate owns your building, you may need its licence for alterations. We can prepare the drawings and noise figures that its surveyor will want.",
    "For clinics we work to HTM 03-01 and HTM 04-01, the health service’s guides to ventilation and to water. We work out the airflow, filters and pressure that a treatment room needs, run ducts clear of listed plasterwork, and record the water temperatures at each tap.",
  ],
  dayAndNight: [
    "If water comes through the ceiling of your home or clinic, our [emergency plumbers](/services/emergency-plumbing-repairs) come out at any hour. If a scanner or a server loses its cooling, call for [urgent air conditioning repair](/services/emergency-hvac).",
    "For clinics we carry out [weekly water checks](/services/water-system-maintenance) and service the [filtered ventilation](/services/ventilation-systems). Hotels can ask for an [HVAC and plumbing contract](/maintenance). For your flat we offer [boiler repair and servicing](/boiler-services), an [air conditioning service and leak check](/air-conditioning), and a [gas safety record](/gas-services/landlord-gas-safety) if you rent it out.",
  ],
  benefits: [
    "We can come in the evening or on a Sunday, so you can keep seeing patients",
    "We can fit a valve in your flat that shuts off the water if it detects a leak",
    "We can set roof plant to run slower at night, so your neighbours in the mews can sleep",
  ],
  demand: [
    {
      service: "ventilation-systems",
      why: "Dentists and clinics need filtered air even in small rooms, so we design ducts that fit.",
    },
    {
      service: "water-system-maintenance",
      why: "A basin that’s hardly used is a Legionella risk, so we flush it and take out dead ends (pipes that lead nowhere).",
    },
    {
      service: "hvac-system-design",
      why: "If you turn an office into a clinic or a flat, we can design its heating, cooling and fresh air.",
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
      ["Georgian terrace", "Air conditioning in a Georgian house? We’ll find a route for ducts."],
      ["mews", "Mews house too hot? We can fit slim cooling units that need no ducts."],
      ["hospital", "In a private hospital we work on plant while theatres are closed."],
    ],
  },
} as const satisfies AreaCopy;
