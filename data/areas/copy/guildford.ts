import type { AreaCopy } from "../../types";

export const guildford = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Guildford and Godalming, with ventilation and hot water for schools, laboratories and student halls.",
  lead: "We send emergency plumbers and gas engineers to homes in Guildford and Godalming for leaks and boiler repairs. We also work in shops, restaurants, offices, schools and laboratories.",
  buildings: [
    "Some terraces and Victorian houses on Charlotteville’s steep streets are lower than the sewer, so before we fit a bathroom we check whether the waste has to be pumped. Heat pump in Onslow Village? We look for a place at the back, out of sight of the road.",
    "Before we work at the university, the hospital or the Research Park, we ask for the site rules and plan round them. Roof unit stopped on the Slyfield industrial estate? An old roof may not be safe to walk on, so we bring a platform.",
  ],
  working: [
    "The High Street by the Guildhall is closed to vehicles for much of the day, so we time deliveries round that or use a trolley. If there’s a medieval vault under your shop or restaurant, you may need listed building consent before we drill.",
    "The River Wey can flood Walnut Tree Close and Millmead. If your boiler is on the ground floor there, ask us about raising it.",
  ],
  dayAndNight: [
    "For burst pipes, blocked drains and floods, our [emergency plumbers](/services/emergency-plumbing-repairs) come out day and night. No heating or hot water? Call us for a [boiler repair](/boiler-services). We also fit [bathrooms](/services/bathroom-kitchen-plumbing). Landlords can book the annual [gas safety check](/gas-services/landlord-gas-safety), for student houses too.",
    "Office air con stopped? Call us for [air conditioning repair](/air-conditioning). Restaurants and pubs can ring us about [kitchen gas](/gas-services/commercial-kitchen-gas) and extract fans.",
    "In laboratories and clinics, we service the [ventilation](/services/ventilation-systems). If you manage a student hall with no hot water, [call us 24/7](/emergency-services). We offer managed buildings a [maintenance contract](/maintenance).",
  ],
  benefits: [
    "We measure the airflow at fume cupboards before and after our work",
    "No room for a crane? We carry new plant in by hand in sections",
    "Before term starts, we check the boilers, hot water and pumps in your student hall",
  ],
  demand: [
    {
      service: "ventilation-systems",
      why: "Airflow in operating theatres and windowless studios drops as filters clog, so we measure and correct it.",
    },
    {
      service: "system-commissioning",
      why: "Before you use a new gas boiler, we set up the burner and test the safety devices.",
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
      ["university", "Lecture room air con broken? We repair or replace it."],
      ["hospital", "Replacing hospital boilers? We keep the wards warm throughout."],
    ],
  },
} as const satisfies AreaCopy;
