import type { AreaCopy } from "../../types";

export const hounslow = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Hounslow, Brentford, Feltham and Isleworth, and quiet ventilation for homes under the flight path.",
  lead: "For boiler repair, a gas engineer or an emergency plumber in Hounslow, Brentford, Feltham or Isleworth, call us. We work in homes, shops, restaurants, offices and warehouses, repair air conditioning, and fit quiet ventilation in homes under the flight path.",
  buildings: [
    "If aircraft keep you awake in a semi in Heston or Cranford, we can fit quiet ventilation, so you can shut the windows. If the bedroom is then too hot, we can fit quiet air conditioning.",
    "New flats on the High Street and towers by the stadium at Kew Bridge have shared heating. If your flat is cold, ring the managing agent first. If they agree, we repair your heat interface unit (HIU), which heats your radiators and water.",
    "When heaters fail in a factory or freight shed in Feltham, tell us how high they hang, so we bring the right access platform. If your warehouse won’t warm up, we work out how much heat the doors let out.",
  ],
  working: ["If your restaurant kitchen is smoky, we check the extract fan and the gas cut-off."],
  dayAndNight: [
    "For a burst pipe, a flood or a blocked drain, ring our [emergency plumbers](/services/emergency-plumbing-repairs), 24/7.",
    "No heating or hot water? If you rent your home, tell your landlord first: the repair is their job. If it’s your own boiler, ring us day or night for a [boiler repair](/boiler-services). We do the annual [gas safety check](/gas-services/landlord-gas-safety) for landlords.",
    "We repair and replace [air conditioning](/air-conditioning) in shops, restaurants and offices, at night too if it’s [urgent](/services/emergency-hvac), and do [kitchen gas repairs and checks](/gas-services/commercial-kitchen-gas). For managing agents we maintain the [heating](/services/heating-system-maintenance) and the [building management system (BMS)](/bms-services), or the whole building under one [contract](/maintenance).",
  ],
  benefits: [
    "Before we quote for ventilation with heat recovery, we check the loft joists and the condensate drain",
    "Near the Mogden sewage works, we put air intakes on the far side of the building",
    "In Bedfont Lakes offices, in Osterley and on the Great West Road, we can work out of hours",
  ],
  demand: [
    {
      service: "ventilation-systems",
      why: "Soot from aircraft and traffic clogs filters. We change yours as often as needed.",
    },
    {
      service: "heating-system-maintenance",
      why: "Dirty water wears out pumps and valves, so we test the water in shared systems at each visit.",
    },
    {
      service: "gas-system-installations",
      why: "When a bakery or laundry moves to an industrial unit, we can arrange a bigger gas supply.",
    },
  ],
  street: {
    line: ["semi", "parade", "new flats 8", "glass tower", "stadium", "factory", "office park", "shed"],
    notes: [
      ["semi", "Boiler keeps cutting out in your semi? We find the fault."],
      ["glass tower", "We repair shared boilers when a tower runs short of hot water."],
      ["shed", "In warehouses, we repair or replace heaters that won’t light."],
    ],
  },
} as const satisfies AreaCopy;
