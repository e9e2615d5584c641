import type { AreaCopy } from "../../types";

export const pottersBar = {
  description:
    "Emergency plumber, gas engineers and boiler repair in Potters Bar, Cuffley and South Mimms: interwar semis, laboratories, offices and schools.",
  lead: "Call us for boiler repair, a gas engineer or an emergency plumber in Potters Bar, Little Heath, Cuffley or Northaw. At work, you can call us for fresh air and cooling too.",
  buildings: [
    "An interwar semi or chalet bungalow between Darkes Lane and the High Street often has a tank in a cold loft, so we lag it or take it out. Detached and other larger houses at Little Heath and on The Avenue may need a wider water pipe for a second bathroom. In the head offices by the High Street, tell us whether you or the landlord runs the plant. On the Cranborne Road industrial estate we service heaters before the shift, and in schools in the holidays. For the laboratories and the service area at South Mimms, we need names in advance.",
  ],
  working: [
    "Interwar houses were built for coal fires and a back boiler. When the last back boiler goes, the gas supply is often still a thin iron pipe under the hall floor. The clay under the ridge shrinks in dry summers and pulls the joints of old drains apart.",
    "Some lab rooms are kept at a lower pressure than the corridor, so that nothing escapes. We change their filters by a safe-change method, and only after we have seen the fumigation certificate. A motorway service area never closes, so we shut off part of its toilets or kitchens at a time, at night.",
  ],
  dayAndNight: [
    "If the [boiler has locked out](/boiler-services), our engineers can repair it. For a frozen tank or a burst, call our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour. A yearly [gas appliance service](/gas-services/appliance-servicing) makes a breakdown less likely.",
    "For offices and labs there are our [ventilation engineers](/services/ventilation-systems) and our [air conditioning service](/air-conditioning). Schools can book their [gas safety certificates](/services/gas-safety-certificates) with us. If you manage sites that never close, read about [24/7 help for facilities managers](/emergency-services).",
  ],
  benefits: [
    "We check the gas pipe at the survey and price its renewal together with your new boiler",
    "We measure the airflow in your lab before and after we change a filter",
    "We tell you which washrooms stay open while we repair the others",
  ],
  demand: [
    {
      service: "appliance-servicing",
      why: "Similar semis tend to have boilers of similar age, which fail in the same cold week.",
    },
    {
      service: "ventilation-systems",
      why: "Sealed labs and busy school blocks need a supply and an extract that match.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "Loft tanks on the ridge freeze first, and often at night or at a weekend.",
    },
  ],
  street: {
    line: ["parade", "semi", "bungalow", "church", "semi", "school", "1960s office 6", "factory", "detached house"],
    notes: [
      ["semi", "After a dry summer, look for leaking drains behind a semi."],
      ["school", "A full classroom needs more fresh air than one open window."],
      ["1960s office", "Inner office rooms without windows rely on fans for air."],
    ],
  },
} as const satisfies AreaCopy;
