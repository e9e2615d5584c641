import type { AreaCopy } from "../../types";

export const hammersmith = {
  description:
    "Emergency plumbers, boiler repair, gas engineers and air conditioning in Hammersmith, Shepherd’s Bush, Chiswick, Barnes and West Kensington.",
  lead: "For a leak, a blocked drain or a boiler repair in Hammersmith, Shepherd’s Bush, Chiswick or Barnes, ring our emergency plumbers and gas engineers, day or night. We also repair air con in shops and offices.",
  advice: {
    houses: [
      "The cellars of Georgian houses by the river can flood at spring tides. We can fit a pump in the cellar, and move the boiler upstairs where it stays dry.",
      "A cottage or a Victorian house in Barnes may suit a heat pump if there’s room in the garden for the outdoor unit. Ask us to check the space before your boiler has to be replaced.",
    ],
    flats: [
      "Mansion flats in Brook Green, Barons Court and West Kensington often share water pipes, so if you turn off the wrong valve, your neighbours lose their water too. Ask your porter or managing agent now which valve is yours.",
    ],
    shops: [
      "If your shop is in Westfield, we can work at night, or behind hoardings while you trade. At Olympia, we plan the work between events.",
    ],
    offices: [
      "Air con broken in your office on the Broadway? Your lease says whether the repair is yours or the building owner’s. If it’s yours, ring us.",
      "When filters are changed by the calendar, some of them are still clean. In offices and hospitals, we measure how dirty each filter is, so that you only pay for new filters where you need them.",
    ],
    access: [
      "Hammersmith Bridge is closed to motor vehicles, so our vans get to Barnes via Putney or Chiswick. When you book a visit in Barnes, we allow for the longer way round.",
      "Many houses in Bedford Park are listed, and a new flue may need listed building consent from the council’s planners. Ask us where a flue could go before you order a boiler.",
    ],
  },
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "The fans in a large office often run at full speed all day, even when few people are in. We can fit controls that slow the fans down when the office is quiet.",
    },
    {
      service: "emergency-hvac",
      why: "An office with sealed windows soon gets too hot to work in when its cooling fails. We can repair the cooling at night, before your staff arrive.",
    },
    {
      service: "landlord-gas-safety",
      why: "A flue in a mansion block can run a long way before it comes out. For your CP12, we check the flue and every gas appliance that you provide.",
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
      [
        "Georgian terrace",
        "If a flue can’t go through the wall of your Georgian house, we check if it can go up the chimney.",
      ],
      ["1960s office", "Stuffy 1960s office? We check the fans, the filters and the dampers that share out the air."],
      [
        "mansion block",
        "The hot water in a mansion flat may come from shared boilers, so we find out before we start.",
      ],
    ],
  },
} as const satisfies AreaCopy;
