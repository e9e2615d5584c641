import type { AreaCopy } from "../../types";

export const hammersmith = {
  description:
    "Emergency plumbers, boiler repair, gas engineers and air conditioning in Hammersmith, Shepherd’s Bush, Chiswick, Barnes and West Kensington.",
  lead: "For a leak, a blocked drain or a boiler repair in Hammersmith, Shepherd’s Bush, Chiswick or Barnes, ring our emergency plumbers and gas engineers, day or night. We also repair air con in shops and offices.",
  advice: {
    houses: [
      "Give us your boiler’s make and fault code, and we’ll bring the likely parts.",
      "If a flue can’t go through your wall, we’ll see whether it can go up the chimney.",
      "Hammersmith Bridge is closed to motor vehicles, so we get to Barnes via Putney or Chiswick.",
      "Cellars of Georgian houses by the river can flood. We can move your boiler upstairs.",
      "A cottage or Victorian house in Barnes may suit a heat pump if there’s room in the garden.",
    ],
    flats: [
      "Mansion flats in Brook Green, Barons Court and West Kensington often share water pipes, so ask your porter or agent where your water can be shut off.",
      "Before you book an air con repair in a rented office on the Broadway, check your lease: it may be the landlord’s job.",
    ],
    shops: ["In Westfield shops we can work at night or behind hoardings, and at Olympia between events."],
    offices: ["In offices and hospitals, we measure how dirty filters are, so you don’t replace clean ones."],
    access: [
      "Many houses in Bedford Park are listed. Before you order a boiler there, ask us: a new flue may need consent.",
    ],
  },
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "Fans in large offices often run at full speed all day. We can fit controls that slow them down.",
    },
    {
      service: "emergency-hvac",
      why: "We can repair your office heating or cooling at night, before your staff arrive.",
    },
    {
      service: "landlord-gas-safety",
      why: "If you’re a landlord, we check every gas appliance and flue you provide in one visit, and issue the CP12.",
    },
  ],
  street: {
    line: [
      "Georgian terrace",
      "waterside",
      "1960s office 8",
      "shopping centre",
      "mansion block",
      "parade",
      "villa",
      "cottage estate",
      "hospital 6",
    ],
    notes: [
      ["Georgian terrace", "We fit pumps in Georgian cellars that flood at spring tides."],
      ["1960s office", "Office stuffy? We check the fans, filters and dampers."],
      ["mansion block", "No hot water in your mansion flat? We check the boiler and cylinder."],
    ],
  },
} as const satisfies AreaCopy;
