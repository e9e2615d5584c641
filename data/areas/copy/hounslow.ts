import type { AreaCopy } from "../../types";

export const hounslow = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Hounslow, Brentford, Feltham and Isleworth, and quiet ventilation for homes under the flight path.",
  lead: "Need an emergency plumber, a gas engineer or a boiler repair in Hounslow, Brentford, Feltham or Isleworth? Call us 24 hours a day, at home or about the air con in your shop, office or warehouse.",
  advice: {
    houses: [
      "We check the loft joists and the condensate drain before we quote for heat recovery ventilation.",
      "Near the Mogden sewage works, we put air intakes on the far side of the building.",
      "We fit quiet ventilation in semis in Heston and Cranford, so you can shut the windows against aircraft noise. If a bedroom is still too hot, we can add quiet air conditioning.",
    ],
    flats: [
      "New flats on the High Street and towers by the stadium at Kew Bridge have shared heating. If your flat is cold, ring your landlord or the managing agent first. If they agree, we can repair your heat interface unit (HIU), which heats your radiators and water.",
    ],
    shops: ["If your restaurant kitchen is smoky, we’ll check the extract fan and test the gas cut-off."],
    offices: [
      "We can work out of hours in Bedfont Lakes offices, and in those in Osterley and on the Great West Road.",
      "If your warehouse is cold near the doors, ask us whether air curtains would help.",
    ],
    access: [
      "We repair heaters in factories and freight sheds in Feltham. Tell us how high they hang, so we can bring the right access platform.",
    ],
  },
  demand: [
    {
      service: "ventilation-systems",
      why: "Soot from aircraft and traffic clogs filters. We can change yours as often as needed.",
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
      ["semi", "Boiler cutting out in your semi? We test the pressure, pump and flue."],
      ["glass tower", "No hot water in a tower flat? We check the shared boilers and pumps."],
      ["shed", "In warehouses, we can repair or replace heaters that won’t light."],
    ],
  },
} as const satisfies AreaCopy;
