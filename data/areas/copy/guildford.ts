import type { AreaCopy } from "../../types";

export const guildford = {
  description:
    "Emergency plumbers and gas engineers in Guildford and Godalming, with boiler repair for homes, ventilation for laboratories and hot water for student halls.",
  lead: "We send emergency plumbers, heating engineers and gas engineers to homes in Guildford and Godalming, and to schools, laboratories and student halls.",
  buildings: [
    "Some terraces and villas on the steep streets of Charlotteville are lower than the sewer. If you’re adding a bathroom there, we’ll check whether the waste has to be pumped. In Onslow Village we’ll look for a place at the back for your heat pump, out of sight of the road.",
    "If you work at the university, the hospital or the Research Park, send us the estates team’s rules so that we can price for them. On the Slyfield industrial estate, we’ll find out what your roof can carry before anyone walks on it.",
  ],
  working: [
    "The High Street by the Guildhall is closed to vehicles for much of the day, so we’ll time your delivery to fit, or bring small loads by trolley. If your shop has a medieval vault below, we’ll check the listing before we drill.",
    "In a laboratory, one damper that is set wrongly can upset the airflow in other rooms, so we check them all.",
    "The Wey floods Walnut Tree Close and Millmead. If your plant is on the ground floor there, ask us about raising it.",
  ],
  dayAndNight: [
    "We [measure and repair ventilation](/services/ventilation-systems) in laboratories, colleges and clinics, and you can put it under a [servicing contract](/maintenance). If your hall of residence loses its hot water, use our [24/7 line for site managers](/emergency-services).",
    "At home, ask us for [boiler repair](/boiler-services) or a [new bathroom](/services/bathroom-kitchen-plumbing). For leaks and floods, [our plumbers](/services/emergency-plumbing-repairs) come out day and night. If you rent out a house to students, book the [gas check the law requires](/gas-services/landlord-gas-safety) before they move in.",
  ],
  benefits: [
    "We take readings at fume cupboards and clean rooms before and after the work, so you can compare them",
    "If a crane can’t reach your shop, we’ll take the plant apart and carry it in",
    "Before term starts, we can check that your student block’s pumps also run on the standby generator",
  ],
  demand: [
    {
      service: "ventilation-systems",
      why: "Airflow in operating theatres and windowless studios drops as filters clog, so we measure and correct it.",
    },
    {
      service: "system-commissioning",
      why: "Before a new burner runs unattended, we test each of its safety devices.",
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
      ["timber frames", "Timber frame above your shop? We join the pipes without a flame."],
      ["university", "After work in your laboratory, we test that air flows the right way."],
      ["hospital", "We start the new boilers while the old ones still heat the wards."],
    ],
  },
} as const satisfies AreaCopy;
