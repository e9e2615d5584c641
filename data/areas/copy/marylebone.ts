import type { AreaCopy } from "../../types";

export const marylebone = {
  description:
    "Emergency plumbers, gas engineers, boiler repair and air conditioning in Marylebone and Fitzrovia, for flats, offices, restaurants, hotels and clinics.",
  lead: "Need a gas engineer, an emergency plumber or air conditioning repair in Marylebone or Fitzrovia? Call us at any hour about your home, office, hotel or clinic.",
  buildings: [
    "A Georgian house may have one tenant or six, so we ask which floors are yours. In a mansion block we agree a time with the porter before we turn off the water. In a mews we choose quiet outdoor units, because your neighbours are close.",
    "In offices, shops and department stores we can work out of hours and unload at the back. In hotels and private hospitals we work one floor at a time, so that the rest stays open.",
  ],
  working: [
    "If the Howard de Walden or Portman estate owns your building, you may need its licence for alterations. We prepare the drawings and noise figures that its surveyor will want.",
    "For clinics we work to HTM 03-01 and HTM 04-01, the health service’s guides to ventilation and to water. We work out the airflow and filters that a treatment room needs, and record the water temperature at each tap.",
  ],
  dayAndNight: [
    "Our [emergency plumbers](/services/emergency-plumbing-repairs) come out day and night when a pipe bursts, a drain blocks or water comes through the ceiling.",
    "For your flat we offer [boiler repair and servicing](/boiler-services) and an [air conditioning service](/air-conditioning). For one that you rent out, we do the yearly gas check and issue the [gas safety record](/gas-services/landlord-gas-safety).",
    "Shop or office too hot, or a server room without cooling? Call for [urgent air conditioning repair](/services/emergency-hvac). Restaurants can call us for [kitchen gas repairs](/gas-services/commercial-kitchen-gas). In clinics we do the [weekly water checks](/services/water-system-maintenance) and service the [filtered ventilation](/services/ventilation-systems). Hotels and managed blocks can ask for an [HVAC and plumbing contract](/maintenance).",
  ],
  benefits: [
    "We work in the evening or on a Sunday, so that your clinic can keep seeing patients",
    "We can fit a valve in your flat that shuts off the water if it detects a leak",
    "We set roof plant to run slower at night, so that people nearby can sleep",
  ],
  demand: [
    {
      service: "ventilation-systems",
      why: "Dentists and clinics need filtered air even in small rooms, so we design ducts that fit.",
    },
    {
      service: "water-system-maintenance",
      why: "A basin that’s rarely used is a Legionella risk, so we flush it and remove pipes that lead nowhere.",
    },
    {
      service: "hvac-system-design",
      why: "Turning an office into a clinic or flats? We design the heating, cooling and fresh air.",
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
      ["Georgian terrace", "Georgian rooms too hot? We’ll find a route for air conditioning ducts."],
      ["mews", "Noisy cooling unit in your mews? We can fit a quieter one."],
      ["hospital", "Hospital fan noisy? We can repair it while the theatres are closed."],
    ],
  },
} as const satisfies AreaCopy;
