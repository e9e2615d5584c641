import type { AreaCopy } from "../../types";

export const guildford = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Guildford and Godalming, with ventilation and hot water for schools, laboratories and student halls.",
  lead: "We send emergency plumbers, heating engineers and gas engineers to homes in Guildford and Godalming. We also work in shops, offices, restaurants, schools and laboratories.",
  buildings: [
    "Some terraces and villas on the steep streets of Charlotteville are lower than the sewer, so we check whether the waste from a new bathroom has to be pumped. For a heat pump in Onslow Village, we look for a place at the back, out of sight of the road.",
    "Before work at the university, the hospital or the Research Park, we ask for the site’s rules and plan the job to suit. On the Slyfield industrial estate, we check that your roof is safe to walk on before anyone goes up.",
  ],
  working: [
    "The High Street by the Guildhall is closed to vehicles for much of the day, so we time deliveries to fit, or bring small loads by trolley. If there’s a medieval vault under your shop, you may need listed building consent before we drill.",
    "The River Wey can flood Walnut Tree Close and Millmead. If your boiler is on the ground floor there, ask us about raising it.",
  ],
  dayAndNight: [
    "For burst pipes, blocked drains and floods, [our plumbers](/services/emergency-plumbing-repairs) come out day and night. At home, ask us for a [boiler repair](/boiler-services) or a [new bathroom](/services/bathroom-kitchen-plumbing). Landlords can book the yearly [gas check the law requires](/gas-services/landlord-gas-safety), for student houses too.",
    "Office too hot? We repair [air conditioning](/air-conditioning). We do [kitchen gas repairs and checks](/gas-services/commercial-kitchen-gas) in restaurants and pubs, and [measure and repair ventilation](/services/ventilation-systems) in laboratories, colleges and clinics. We look after managed buildings under a [servicing contract](/maintenance). If a hall of residence loses its hot water, call our [24/7 line for site managers](/emergency-services).",
  ],
  benefits: [
    "We measure the airflow at fume cupboards before and after our work, so you can compare the figures",
    "No room for a crane? We carry new plant in by hand, in parts",
    "Before term starts, we check the boilers, hot water and pumps in your student hall",
  ],
  demand: [
    {
      service: "ventilation-systems",
      why: "Airflow in operating theatres and windowless studios drops as filters clog, so we measure and correct it.",
    },
    {
      service: "system-commissioning",
      why: "Before you use a new gas boiler, we set up its burner and test its safety devices.",
    },
    {
      service: "commercial-boiler-installation",
      why: "Boarding school with one big old boiler? We fit several smaller ones that switch on as needed.",
    },
  ],
  street: {
    line: [
      "town hall",
      "timber frames",
      "church",
      "by-law terrace",
      "villa",
      "parade",
      "university",
      "hospital 6",
      "factory",
    ],
    notes: [
      ["timber frames", "New pipes in a timber-framed shop? We join them without a flame."],
      ["university", "Lecture room too hot? We repair or replace its cooling."],
      ["hospital", "New boilers for a hospital? We keep the wards warm meanwhile."],
    ],
  },
} as const satisfies AreaCopy;
