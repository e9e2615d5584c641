import type { AreaCopy } from "../../types";

export const guildford = {
  description:
    "Emergency plumbers and gas engineers in Guildford and Godalming, with boiler repair for homes, ventilation for laboratories and hot water for student halls.",
  lead: "We send emergency plumbers, heating engineers and gas engineers to homes in Guildford and Godalming, and to schools, laboratories and student halls.",
  buildings: [
    "Some terraces and villas on the steep streets of Charlotteville are lower than the sewer. If you’re adding a bathroom there, we’ll check whether the waste has to be pumped. Want a heat pump in Onslow Village? We’ll look for a place at the back, out of sight of the road.",
    "For work at the university, the hospital or the Research Park, we’ll ask for the site’s rules before we price it. On the Slyfield industrial estate, we check that your roof is safe to walk on before anyone goes up.",
  ],
  working: [
    "The High Street by the Guildhall is closed to vehicles for much of the day, so we’ll time deliveries to fit, or bring small loads by trolley. If there’s a medieval vault under your shop, you may need listed building consent before we drill.",
    "The River Wey can flood Walnut Tree Close and Millmead. If your boiler is on the ground floor there, ask us about raising it.",
  ],
  dayAndNight: [
    "We [measure and repair ventilation](/services/ventilation-systems) in laboratories, colleges and clinics, and can look after it under a [servicing contract](/maintenance). Office too hot? We repair [air conditioning](/air-conditioning). If your hall of residence loses its hot water, call our [24/7 line for site managers](/emergency-services).",
    "At home, ask us for [boiler repair](/boiler-services) or a [new bathroom](/services/bathroom-kitchen-plumbing). For leaks and floods, [our plumbers](/services/emergency-plumbing-repairs) come out day and night. If you rent out a house to students, book the [gas check the law requires](/gas-services/landlord-gas-safety) before they move in.",
  ],
  benefits: [
    "We measure the airflow at fume cupboards before and after our work, so you can compare the figures",
    "If a crane can’t reach your building, we can carry new plant in by hand, in parts",
    "Before term starts, we can check the boilers, hot water and pumps in your student hall",
  ],
  demand: [
    {
      service: "ventilation-systems",
      why: "Airflow in operating theatres and windowless studios drops as filters clog, so we measure and correct it.",
    },
    {
      service: "system-commissioning",
      why: "Before you use a new gas boiler, we can set up its burner and test its safety devices.",
    },
    {
      service: "commercial-boiler-installation",
      why: "If your boarding school or hall has one big old boiler, we can fit several smaller ones that switch on as needed.",
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
      ["timber frames", "Timber-framed shop? We can join your pipes without a flame."],
      ["university", "Stuffy lecture room? We can measure and improve its ventilation."],
      ["hospital", "New boilers for a hospital? We can keep the wards warm as we work."],
    ],
  },
} as const satisfies AreaCopy;
