import type { AreaCopy } from "../../types";

export const hounslow = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Hounslow, Brentford, Feltham and Isleworth, and quiet ventilation for homes under the flight path.",
  lead: "For boiler repair, a gas engineer or an emergency plumber in Hounslow, Brentford, Feltham or Isleworth, call us. We work in homes, shops, restaurants, offices and warehouses, repair air conditioning, and fit quiet ventilation in homes under the flight path.",
  buildings: [
    "We fit quiet ventilation in semis in Heston and Cranford, so you can shut the windows against aircraft noise. If the bedroom is too hot, we can fit quiet air conditioning.",
    "New flats on the High Street and towers by the stadium at Kew Bridge have shared heating. If your flat is cold, ring the managing agent first. If they agree, we repair your heat interface unit (HIU), which heats your radiators and water.",
    "We repair heaters in factories and freight sheds in Feltham. Tell us how high they hang, so we bring the right access platform. If your warehouse is cold near the doors, we can fit air curtains.",
  ],
  working: ["If your restaurant kitchen is smoky, we repair the extract fan and test the gas cut-off."],
  dayAndNight: [
    "For a burst pipe, a flood or a blocked drain, ring our [emergency plumbers](/services/emergency-plumbing-repairs), 24/7.",
    "No heating or hot water? If you rent your home, tell your landlord first: the repair is their job. If you own or let the home, ring us day or night for a [boiler repair](/boiler-services). We do the annual [gas safety check](/gas-services/landlord-gas-safety) for landlords.",
    "We repair and replace [air conditioning](/air-conditioning) in shops, restaurants and offices, at night too if it’s [urgent](/services/emergency-hvac), and do [kitchen gas repairs and checks](/gas-services/commercial-kitchen-gas). For managing agents we maintain the [heating](/services/heating-system-maintenance) and the [building management system (BMS)](/bms-services), or the whole building under one [contract](/maintenance).",
  ],
  benefits: [
    "We check the loft joists and the condensate drain before we quote for heat recovery ventilation",
    "Near the Mogden sewage works, we put air intakes on the far side of the building",
    "We can work out of hours in Bedfont Lakes offices, in Osterley and on the Great West Road",
  ],
  demand: [
    {
      service: "ventilation-systems",
      why: "Soot from aircraft and traffic clogs filters. We change yours as often as needed.",
    },
    {
      service: "heating-system-maintenance",
      why: "Dirty water wears out pumps and valves. We test and treat the water in shared systems.",
    },
    {
      service: "gas-system-installations",
      why: "We can arrange a bigger gas supply for a bakery or laundry in an industrial unit.",
    },
  ],
  street: {
    line: ["semi", "parade", "new flats 8", "glass tower", "stadium", "factory", "office park", "shed"],
    notes: [
      ["semi", "Boiler keeps cutting out in your semi? We find and fix the fault."],
      ["glass tower", "If a tower has no hot water, we find out why and put it right."],
      ["shed", "In warehouses, we repair or replace heaters that won’t light."],
    ],
  },
} as const satisfies AreaCopy;
