import type { AreaCopy } from "../../types";

export const chelmsford = {
  description:
    "Emergency plumbers, boiler repair and gas engineers in Chelmsford, Broomfield and Beaulieu, with air conditioning for offices and laboratories.",
  lead: "Call us for an emergency plumber, a gas engineer or a boiler repair in Chelmsford, Broomfield and Beaulieu. We also repair air conditioning in shops, restaurants, offices and laboratories.",
  buildings: [
    "The stopcock for your flat may be in a cupboard on the landing. Find it before you need it. A clogged filter or a closed vent can make a new home in Beaulieu stuffy. We put it right.",
    "In your shop near the Shire Hall, we can start before you open. If your office is cold, ask the building manager first, as the boiler may serve other floors too.",
    "We can test gas pipes in university buildings and factories, and give you a record. For work at Broomfield Hospital, please tell us who agrees shutdowns.",
  ],
  working: [
    "A laboratory may need steady humidity as well as cooling. We can fit controls for both.",
    "In a basement boiler room near the river, we can raise the electrics and fit a sump pump.",
  ],
  dayAndNight: [
    "Burst pipe or blocked drain? Ring our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour. A leak can spread to the flat below, so call as soon as you see it.",
    "No heating or hot water? If you rent your home, ring your landlord first, as they have to repair the boiler. If it’s your own home, or one you let, ring our gas engineers day or night for a [boiler repair](/boiler-services). For landlords, we do the annual [gas safety check](/gas-services/landlord-gas-safety).",
    "We [repair and service air conditioning](/air-conditioning) in shops, restaurants, offices and laboratories, under a [maintenance contract](/maintenance) if you like. If the [air con or heating](/services/emergency-hvac) fails at work, call us at any hour. For restaurants we do [kitchen gas repairs](/gas-services/commercial-kitchen-gas), and in laboratories we measure [ventilation and air pressure](/services/ventilation-systems).",
  ],
  benefits: [
    "We check the valves on a weak shower before we suggest a pump",
    "For a High Street crane lift, we apply for the road closure and start early",
    "We record your laboratory’s humidity and pressure before we alter the controls",
  ],
  demand: [
    {
      service: "ventilation-systems",
      why: "We measure and adjust the airflow in teaching laboratories and airtight new homes.",
    },
    {
      service: "air-conditioning-installation",
      why: "We can change the air con in a new office to suit your layout.",
    },
    {
      service: "commercial-installation",
      why: "Top floors in flats and student blocks may need pumped water. We install the pumps.",
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
      ["1960s office", "New office partitions can block the air con. We move the grilles."],
      ["new flats", "If your flat’s hot tap runs cold, we find out why and fix it."],
      ["university", "Fume cupboard slow to clear? We measure and correct the airflow."],
    ],
  },
} as const satisfies AreaCopy;
