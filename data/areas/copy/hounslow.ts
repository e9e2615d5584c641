import type { AreaCopy } from "../../types";

export const hounslow = {
  description:
    "Emergency plumbers, boiler repair and gas engineers in Hounslow, Brentford and Feltham, with quiet ventilation for homes under the flight path.",
  lead: "If you need boiler repair, a gas engineer or an emergency plumber in Hounslow, Brentford, Feltham or Isleworth, we can help. If you live under the flight path, we can fit quiet ventilation too.",
  buildings: [
    "Want quiet ventilation in a semi in Heston or Cranford? Tell us which bedrooms are noisiest, and we’ll start there. In the new flats on the High Street, or the towers by the stadium at Kew Bridge, a cold flat may have a blocked filter in its heat interface unit, the box that brings in shared heat. We can clean it once your agent agrees.",
    "We can repair air conditioning in the Bedfont Lakes offices, on the Great West Road or in Osterley outside working hours. For a freight shed in Feltham, tell us how high the heaters hang and we’ll bring the right platform.",
  ],
  working: [
    "A ventilation unit that recovers heat needs strong joists and a drain in the loft, so we’ll look before we quote. Near the Mogden sewage works, we’ll face your air intakes away from it.",
  ],
  dayAndNight: [
    "If your block has shared heating, report the fault to your managing agent, who can call our [heating system maintenance engineers](/services/heating-system-maintenance). If you have your own boiler, book a [boiler repair or service](/boiler-services). We also do landlords’ [gas checks](/gas-services/landlord-gas-safety).",
    "Stale air in your school or surgery? Ask us about [ventilation systems](/services/ventilation-systems). In offices we [service air conditioning](/air-conditioning) and look after the [building management system (BMS)](/bms-services). For a restaurant kitchen, call our [commercial gas engineers](/gas-services). For a flood or a blocked drain, ring our [24/7 emergency plumbers](/services/emergency-plumbing-repairs).",
  ],
  benefits: [
    "If your bedroom is too hot with the window shut, we can fit quiet air conditioning",
    "We’ll agree one safe route to your roof plant before anyone goes up",
    "Before you put up more heaters, we’ll work out how much heat escapes through the cargo door",
  ],
  demand: [
    {
      service: "ventilation-systems",
      why: "If soot from aircraft and traffic clogs your filters, we can change them more often.",
    },
    {
      service: "heating-system-maintenance",
      why: "Dirty water wears out pumps and valves, so we test the water in a shared system at each visit.",
    },
    {
      service: "gas-system-installations",
      why: "Moving a bakery or laundry into an industrial unit? We can arrange a bigger gas supply.",
    },
  ],
  street: {
    line: ["semi", "parade", "new flats 8", "glass tower", "stadium", "factory", "office park", "shed"],
    notes: [
      ["semi", "Bigger boiler for a semi? We’ll check that the gas pipe can supply it."],
      ["glass tower", "Shared heating in your Brentford tower? We can service the plant."],
      ["shed", "Warehouse heaters won’t light? We can repair or replace them."],
    ],
  },
} as const satisfies AreaCopy;
