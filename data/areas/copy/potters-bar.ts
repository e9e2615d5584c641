import type { AreaCopy } from "../../types";

export const pottersBar = {
  description:
    "Emergency plumber, gas engineers and boiler repair in Potters Bar, Cuffley and South Mimms: interwar semis, laboratories, offices and schools.",
  lead: "Call us for boiler repair, a gas engineer or an emergency plumber in Potters Bar, Little Heath, Cuffley or Northaw. We look after fresh air and cooling in workplaces too.",
  buildings: [
    "In an interwar semi or chalet bungalow between Darkes Lane and the High Street, there’s often a tank in a cold loft, and we can lag it or take it out. In detached and other larger houses at Little Heath and on The Avenue, we can lay a wider water pipe for a second bathroom. In the head offices by the High Street, we’ll ask whether you or the landlord runs the plant. We can service heaters on the Cranborne Road industrial estate before the shift, and in schools in the holidays. The laboratories and the service area at South Mimms need our names in advance, so please book early.",
  ],
  working: [
    "Interwar houses were built for coal fires and a back boiler. When the last back boiler goes, the gas supply is often still a thin iron pipe under the hall floor, so we check it.",
    "Some lab rooms are kept at a lower pressure than the corridor, so that nothing escapes. We change their filters by a safe-change method, once you’ve shown us the fumigation certificate. A motorway service area never closes, so at night we shut off part of its toilets or kitchens at a time.",
  ],
  dayAndNight: [
    "If the [boiler has locked out](/boiler-services), our engineers can repair it, and a yearly [gas appliance service](/gas-services/appliance-servicing) makes the next breakdown less likely. Our [emergency plumbers](/services/emergency-plumbing-repairs) deal with frozen tanks and bursts at any hour.",
    "In offices and labs, our [ventilation engineers](/services/ventilation-systems) can help, and so can our [air conditioning service](/air-conditioning). We issue [gas safety certificates](/services/gas-safety-certificates) for schools. If you manage a site that never closes, ask about [24/7 help for facilities managers](/emergency-services).",
  ],
  benefits: [
    "We’ll check the gas pipe at the survey and price its renewal with your new boiler",
    "We measure the airflow in your lab before and after we change a filter",
    "We’ll tell you which washrooms stay open while we repair the others",
  ],
  demand: [
    {
      service: "appliance-servicing",
      why: "Similar semis have boilers of similar age that fail in the same cold week, so book a service before then.",
    },
    {
      service: "ventilation-systems",
      why: "We balance supply and extract in sealed labs and busy school blocks, so that the two match.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "Loft tanks on the ridge freeze first, often at night or at a weekend, and we come out then too.",
    },
  ],
  street: {
    line: ["parade", "semi", "bungalow", "church", "semi", "school", "1960s office 6", "factory", "detached house"],
    notes: [
      ["semi", "We check drains by camera after a dry summer has moved the clay."],
      ["school", "If a full classroom is stuffy, we can bring in more fresh air."],
      ["1960s office", "We keep the fans going that bring air to inner office rooms."],
    ],
  },
} as const satisfies AreaCopy;
