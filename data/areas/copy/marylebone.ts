import type { AreaCopy } from "../../types";

export const marylebone = {
  description:
    "Emergency plumbers, gas engineers, boiler repair and air conditioning in Marylebone and Fitzrovia, for flats, offices, restaurants, hotels and clinics.",
  lead: "Call us at any hour for an emergency plumber, a gas engineer, boiler repair or air conditioning repair in Marylebone or Fitzrovia. We work in homes, shops, restaurants, offices, hotels and clinics.",
  buildings: [
    "A Georgian house may have one tenant or six. Please tell us which floors are yours. We agree a time with the porter before we turn off the water in a mansion block. In your flat, we can fit a valve that shuts off the water if it detects a leak.",
    "We work out of hours in department stores and offices, and unload at the back.",
  ],
  working: [
    "If the Howard de Walden or Portman estate owns your building, you may need its licence for alterations. We prepare the drawings and noise data for its surveyor.",
    "For clinics we work to HTM 03-01 and HTM 04-01, the NHS guides to ventilation and water. We work out the airflow and filters a treatment room needs, and record the water temperature at the taps.",
  ],
  dayAndNight: [
    "Our [emergency plumbers](/services/emergency-plumbing-repairs) come out at any hour when a pipe bursts, a drain blocks or water comes through the ceiling.",
    "Boiler not working? If you rent your home, ring your landlord first: the repair is their job. If you own or let the home, call us day or night for a [boiler repair](/boiler-services). We do the annual [gas safety check](/gas-services/landlord-gas-safety) for landlords.",
    "If the air conditioning stops in your shop, restaurant, office or hotel, ring us day or night for an [urgent repair](/services/emergency-hvac). We service [air conditioning](/air-conditioning) in homes too, and do [kitchen gas repairs](/gas-services/commercial-kitchen-gas) in restaurants. In clinics we can do [weekly water checks](/services/water-system-maintenance) and service the [ventilation](/services/ventilation-systems) under a [maintenance contract](/maintenance).",
  ],
  benefits: [
    "We can work evenings or Sundays, so that your clinic can keep seeing patients",
    "In hotels and private hospitals we work floor by floor, so the rest stays open",
    "We set roof plant to run quieter at night near mews houses",
  ],
  demand: [
    {
      service: "ventilation-systems",
      why: "Dentists and clinics need filtered air even in small rooms. We design ducts that fit.",
    },
    {
      service: "water-system-maintenance",
      why: "A rarely used basin is a Legionella risk. We flush it and remove dead legs.",
    },
    {
      service: "hvac-system-design",
      why: "When you turn an office into a clinic or flats, we design the heating, cooling and fresh air.",
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
      ["Georgian terrace", "We fit air con in hot Georgian rooms and find a route for the ducts."],
      ["mews", "We can swap a noisy cooling unit in a mews for a quieter one."],
      ["mansion block", "No hot water in a mansion flat? We repair boilers, shared or your own."],
    ],
  },
} as const satisfies AreaCopy;
