import type { AreaCopy } from "../../types";

export const guildford = {
  description:
    "Heating, gas and emergency plumbing in Guildford and Godalming: boiler repair at home, ventilation for laboratories, hot water for student halls.",
  lead: "We send emergency plumbers, heating engineers and gas engineers to homes in Guildford and Godalming, and to schools, shops and student halls. For laboratories and clinics we measure and repair ventilation.",
  buildings: [
    "A shop on the High Street may be timber-framed above a stone vault, so the pipes go round both. In the Victorian terraces and villas of Charlotteville, we check whether the house stands above its sewer or below it. At Onslow Village we look for a place for an outdoor unit at the back.",
    "For the university, the hospital or the Research Park, send us the estates team’s rules. Near the Guildhall we bring small loads by trolley, and on the Slyfield industrial estate we ask about access to light roofs.",
  ],
  working: [
    "The High Street is closed to vehicles for much of the day, and a crane’s feet would damage its granite setts, so deliveries have to fit the closure. In a medieval basement we drill nothing until we have read the listing.",
    "In fume cupboards and clean rooms, one damper set wrongly upsets every room after it. Walnut Tree Close and Millmead flood from the Wey, so tell us if your plant is on the ground floor.",
  ],
  dayAndNight: [
    "Laboratories, colleges and clinics can have their [ventilation measured and repaired](/services/ventilation-systems) under a [servicing contract](/maintenance). If your hall of residence loses its hot water, use our [24/7 line for site managers](/emergency-services).",
    "At home we do [boiler repair](/boiler-services) and [new bathrooms](/services/bathroom-kitchen-plumbing). Leaks and floods go to the [plumbers on call day and night](/services/emergency-plumbing-repairs). If you rent a house to students, book the [gas check the law requires](/gas-services/landlord-gas-safety) before they move in.",
  ],
  benefits: [
    "You get the fume cupboard and clean-room readings from before and after our work",
    "If a crane can’t reach your shop, we take the plant apart and carry it in",
    "We try a student block’s booster pumps on standby power before term",
  ],
  demand: [
    {
      service: "ventilation-systems",
      why: "Operating theatres and windowless studios depend on a measured flow of air, which drifts as filters fill up.",
    },
    {
      service: "system-commissioning",
      why: "Each safety device on a new burner has to be tested in turn before it may run unattended.",
    },
    {
      service: "commercial-boiler-installation",
      why: "Boarding schools at Godalming and older halls do well with several condensing boilers that switch on one by one.",
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
      ["timber frames", "Some shops stand on medieval vaults, which limits where we drill."],
      ["university", "In a laboratory, air must always move the same way between rooms."],
      ["hospital", "We start new burners while the old plant still heats the wards."],
    ],
  },
} as const satisfies AreaCopy;
