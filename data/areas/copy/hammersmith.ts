import type { AreaCopy } from "../../types";

export const hammersmith = {
  description:
    "Emergency plumbers, boiler repair, gas engineers and air conditioning in Hammersmith, Shepherd’s Bush, Chiswick, Barnes and West Kensington.",
  lead: "For a leak, a blocked drain or a boiler repair in Hammersmith, Shepherd’s Bush, Chiswick or Barnes, ring our emergency plumbers and gas engineers, day or night. We also repair air con in shops and offices.",
  advice: {
    houses: [
      "The cellars of Georgian houses by the river can flood at spring tides. We can fit a pump there and move the boiler upstairs.",
      "A cottage or a Victorian house in Barnes may suit a heat pump if there’s room in the garden for the outdoor unit. Ask us to check before your boiler has to be replaced.",
    ],
    flats: [
      "Mansion flats in Brook Green, Barons Court and West Kensington often share water pipes, so shutting off yours can cut off your neighbours. Ask your porter or agent now where your water can be turned off.",
    ],
    shops: [
      "If your shop is in Westfield, we can work at night, or behind hoardings while you trade. At Olympia, we plan the work between events.",
    ],
    offices: [
      "Before you book an air con repair in a rented office on the Broadway, check your lease, because the repair may be your landlord’s job.",
      "A filter changed by the calendar may still be clean. In offices and hospitals, we measure how dirty each one is, so you only pay for those that need changing.",
    ],
    access: [
      "Hammersmith Bridge is closed to motor vehicles, so our vans get to Barnes via Putney or Chiswick. When you book a visit there, we allow for the longer way round.",
      "Many houses in Bedford Park are listed, and a new flue may need listed building consent. Ask us where it can go before you order a boiler.",
    ],
  },
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "The fans in a large office often run at full speed all day, even when few people are in. We can fit controls that slow them down.",
    },
    {
      service: "emergency-hvac",
      why: "An office with sealed windows soon gets too hot to work in when its cooling fails. We can repair it at night, before your staff arrive.",
    },
    {
      service: "landlord-gas-safety",
      why: "A flue in a mansion block can run a long way before it comes out. For your CP12, we check it together with every gas appliance that you provide.",
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
        "If a flue can’t go through the wall of a Georgian house, it may be able to go up the chimney.",
      ],
      ["1960s office", "Stuffy 1960s office? We check the fans, the filters and the dampers that share out the air."],
      [
        "mansion block",
        "A mansion flat may have its own hot water cylinder or share one. We find out before we start.",
      ],
    ],
  },
} as const satisfies AreaCopy;
