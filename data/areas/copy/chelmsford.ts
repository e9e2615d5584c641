import type { AreaCopy } from "../../types";

export const chelmsford = {
  description:
    "Emergency plumbers, boiler repair and gas engineers in Chelmsford, Broomfield and Beaulieu, with air conditioning for offices and laboratories.",
  lead: "Call us at any hour for an emergency plumber, a gas engineer or a boiler repair in Chelmsford, Broomfield or Beaulieu. We also repair air conditioning in shops, restaurants, offices and laboratories.",
  advice: {
    houses: [
      "We check the valves on a weak shower before we suggest a pump.",
      "If you let a house to students, book its CP12 and boiler service for the summer break.",
      "In a basement boiler room near the river, we can raise the electrics and fit a sump pump.",
      "If your new home in Beaulieu is stuffy, check that the vents are open. We can clean the filters and set the airflow.",
    ],
    flats: ["The stopcock for your flat may be in a cupboard on the landing. Find it before you need it."],
    shops: ["Near the Shire Hall, we can start before your shop or restaurant opens."],
    offices: [
      "We record your laboratory’s humidity and pressure before we alter the controls.",
      "A laboratory may need steady humidity as well as cooling. We can fit controls for both.",
      "If your office is cold, ask the building manager first, as the boiler may serve other floors too.",
      "If your university building or factory needs a gas test certificate, we can test the pipes and issue one.",
    ],
    access: ["For a High Street crane lift, we apply for the road closure and start early."],
  },
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
      why: "Top floors of flats, student blocks and hospitals may need pumped water. We install the pumps.",
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
      ["1960s office", "If new partitions block your office air con, we can move the grilles."],
      ["new flats", "If the hot tap in your flat runs cold, it may be a worn valve."],
      ["university", "Fume cupboard slow to clear? We measure the airflow first."],
    ],
  },
} as const satisfies AreaCopy;
