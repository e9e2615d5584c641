import type { AreaCopy } from "../../types";

export const chelmsford = {
  description:
    "Emergency plumbers, boiler repair and gas engineers in Chelmsford, Broomfield and Beaulieu, with air conditioning for offices and laboratories.",
  lead: "In Chelmsford, Broomfield and Beaulieu, you can call one number for an emergency plumber, a gas engineer or boiler repair. We also repair air conditioning in homes, shops and offices.",
  buildings: [
    "In an apartment block the stopcock may be in a cupboard on the landing, so find yours before you need it. In a new home at Beaulieu, stuffy rooms are often down to a clogged filter or a closed vent, and we put either right.",
    "If your office is cold, ask the landlord first, because the boiler may serve other floors too. In a shop between the Shire Hall and the cathedral, we can start before you open.",
    "In university buildings and factories, we test the gas pipes and give you a record. At the hospital in Broomfield, we agree each shutdown with the estates team.",
  ],
  working: [
    "An electronics or research room may need steady humidity as well as cooling, and we control both.",
    "For plant in a basement near the river, we can raise the electrical gear and fit a standby pump.",
  ],
  dayAndNight: [
    "Burst pipe or blocked drain? Ring our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour. A leak in a flat can spread to the home below, so call as soon as you see it.",
    "No heat at home? Book [boiler repair](/boiler-services). For a home that you rent out, we do the yearly [gas check](/gas-services/landlord-gas-safety).",
    "We [service and repair air conditioning](/air-conditioning) in offices and shops that get too hot, under a [planned maintenance agreement](/maintenance) if you like. Restaurants can call us about [kitchen gas](/gas-services/commercial-kitchen-gas) faults and yearly checks. In laboratories we measure [ventilation and air pressure](/services/ventilation-systems). When your [cooling or heating fails](/services/emergency-hvac), call us at any hour.",
  ],
  benefits: [
    "We record a laboratory’s humidity and pressure before we alter its controls",
    "For a crane lift in the High Street, we apply for the street closure and start early",
    "In your office, we change filters and clean units before your staff arrive",
  ],
  demand: [
    {
      service: "ventilation-systems",
      why: "Teaching laboratories and airtight new homes depend on the right airflow, so we measure and adjust it.",
    },
    {
      service: "air-conditioning-installation",
      why: "Taking a new office? We can change its cooling to suit your layout.",
    },
    {
      service: "commercial-installation",
      why: "The top floors of apartments and student blocks may need pumped water. We install the pumps.",
    },
  ],
  street: {
    line: [
      "town hall",
      "church",
      "parade",
      "1960s office 6",
      "new flats 7",
      "university",
      "factory",
      "hospital 6",
      "semi",
    ],
    notes: [
      ["1960s office", "Office too hot since the walls moved? We can move the air outlets."],
      ["university", "Fume cupboard slow to clear? We’ll measure its airflow."],
      ["factory", "Dust in an electronics factory? We change filters before they clog."],
    ],
  },
} as const satisfies AreaCopy;
