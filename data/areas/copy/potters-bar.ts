import type { AreaCopy } from "../../types";

export const pottersBar = {
  description:
    "Emergency plumber, gas engineers and boiler repair in Potters Bar, Cuffley and South Mimms: interwar semis, laboratories, offices and schools.",
  lead: "Call us for boiler repair, a gas engineer or an emergency plumber in Potters Bar, Little Heath, Cuffley or Northaw. We look after ventilation and cooling in workplaces too.",
  buildings: [
    "If you live in an interwar semi or chalet bungalow between Darkes Lane and the High Street, there’s often a tank in the cold loft, and we can lag it or take it out. In the larger detached houses at Little Heath and on The Avenue, we can lay a wider water pipe for your second bathroom. If you work in one of the head offices by the High Street, find out whether you or the landlord runs the plant. On the Cranborne Road industrial estate we can service heaters before your shift, and in schools we work in the holidays. The laboratories and the service area at South Mimms need our names in advance, so please book early.",
  ],
  working: [
    "Interwar houses were built for coal fires and a back boiler, so yours may still have a thin iron gas pipe under the hall floor.",
    "Some lab rooms are kept at a lower pressure than the corridor, so that nothing escapes. Once you’ve shown us the fumigation certificate, we change their filters by a safe-change method.",
  ],
  dayAndNight: [
    "If your [boiler has locked out](/boiler-services), our engineers can repair it, and a yearly [gas appliance service](/gas-services/appliance-servicing) makes the next breakdown less likely. If a tank freezes or a pipe bursts, call our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour.",
    "For offices and labs we have [ventilation engineers](/services/ventilation-systems) and an [air conditioning service](/air-conditioning). We issue [gas safety certificates](/services/gas-safety-certificates) for schools. If you manage a site that never closes, ask about [24/7 help for facilities managers](/emergency-services).",
  ],
  benefits: [
    "We’ll check the gas pipe at the survey and price its renewal with your new boiler",
    "We measure the airflow in your lab before and after we change a filter",
    "Motorway services never close, so at night we shut off only some of the washrooms at a time",
  ],
  demand: [
    {
      service: "appliance-servicing",
      why: "Similar semis have boilers of similar age that fail in the same cold week, so book a service before then.",
    },
    {
      service: "ventilation-systems",
      why: "In sealed labs and busy school blocks, we balance supply and extract so that the two match.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "Loft tanks on the ridge freeze first, often at night or at a weekend, and we come out then too.",
    },
  ],
  street: {
    line: ["parade", "semi", "bungalow", "church", "semi", "school", "1960s office 6", "factory", "detached house"],
    notes: [
      ["semi", "A dry summer can move the clay, so we check your drains by camera."],
      ["school", "If a full classroom is stuffy, we can bring in more fresh air."],
      ["1960s office", "We keep the fans going that bring air to your inner office rooms."],
    ],
  },
} as const satisfies AreaCopy;
