import type { AreaCopy } from "../../types";

export const chelmsford = {
  description:
    "Emergency plumbers, boiler repair and gas engineers in Chelmsford, Broomfield and Beaulieu, with air conditioning for offices and laboratories.",
  lead: "Call us for an emergency plumber, a gas engineer or a boiler repair in Chelmsford, Broomfield and Beaulieu. We also repair air conditioning in shops, restaurants, offices and laboratories.",
  buildings: [
    "Live in an apartment? The stopcock may be in a cupboard on the landing, so find yours before you need it. Rooms stuffy in a new home at Beaulieu? We check for a clogged filter or a closed vent.",
    "In a shop between the Shire Hall and the cathedral, we can start before you open. If your office is cold, ask the building manager first, because the boiler may serve other floors too.",
    "We test gas pipes in university buildings and factories, and give you a record. At Broomfield Hospital, we agree each shutdown with the estates team.",
  ],
  working: [
    "An electronics or research room may need steady humidity as well as cooling. We fit controls for both.",
    "Boiler room in a basement near the river? We can raise the electrics and fit a standby pump.",
  ],
  dayAndNight: [
    "Burst pipe or blocked drain? Ring our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour. A leak can spread to the flat below, so call as soon as you see it.",
    "No heating or hot water? Ring our gas engineers for a [boiler repair](/boiler-services). If you rent, ring your landlord first, because they have to repair the boiler. For landlords, we do the annual [gas safety check](/gas-services/landlord-gas-safety).",
    "We [repair and service air conditioning](/air-conditioning) in shops and offices, under a [maintenance contract](/maintenance) if you like. When the [air con or heating](/services/emergency-hvac) fails at work, call us at any hour. For restaurants we do [kitchen gas repairs and checks](/gas-services/commercial-kitchen-gas). We measure [ventilation and air pressure](/services/ventilation-systems) in laboratories.",
  ],
  benefits: [
    "Weak shower in a new flat? We check the valves before we suggest a pump",
    "Crane lift in the High Street? We apply for the street closure and start early",
    "We record a laboratory’s humidity and pressure before we alter the controls",
  ],
  demand: [
    {
      service: "ventilation-systems",
      why: "Teaching laboratories and airtight new homes depend on the right airflow, so we measure and adjust it.",
    },
    {
      service: "air-conditioning-installation",
      why: "Taking a new office? We can change the air conditioning to suit your layout.",
    },
    {
      service: "commercial-installation",
      why: "The top floors of apartment and student blocks may need pumped water. We install the pumps.",
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
      ["1960s office", "Air con worse since you moved the walls? We move the air outlets."],
      ["new flats", "Hot tap runs cold in your flat? We check the boiler and its valves."],
      ["university", "Fume cupboard slow to clear? We’ll measure the airflow."],
    ],
  },
} as const satisfies AreaCopy;
