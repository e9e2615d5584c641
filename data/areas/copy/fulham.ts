import type { AreaCopy } from "../../types";

export const fulham = {
  description:
    "Emergency plumbers, gas engineers, boiler repair and air conditioning in Fulham and Parsons Green, for terraces, basements, riverside flats and shops.",
  lead: "Need an emergency plumber, a gas engineer or boiler repair in Fulham? We deal with leaks, drains, boilers, basement pumps and air conditioning in homes, shops, restaurants and offices.",
  buildings: [
    "Check now that the stopcock turns in your late Victorian terrace in Parsons Green or Fulham Broadway. We replace stuck ones. In a newer flat at Imperial Wharf or by the gasholder, the stopcock is usually in the hall cupboard.",
    "If you rent your home, privately or on a council estate, call your landlord first: heating, hot water and drains are their job.",
    "We can work in your shop or office before you open. If you rent it, your landlord must agree before we drill through a floor.",
  ],
  working: [
    "In most terraces, the flue has to go out at the back. An air conditioning unit often has to go on the roof, near your neighbours’ bedrooms, so we choose a quiet one.",
    "To keep a basement dry, we can fit two pumps, a backup battery and an alarm.",
  ],
  dayAndNight: [
    "Ring our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour about a leak, a blocked drain or a failed basement pump. A yearly check of the [pumps and alarms](/plumbing-services/pump-installation) makes a breakdown less likely. For a dripping pipe or a new tap, book a [plumber](/plumbing-services/plumber-london).",
    "Boiler stopped? If you own or let the home, ring us day or night for a [boiler repair](/boiler-services). We do landlords’ annual [gas safety checks](/gas-services/landlord-gas-safety).",
    "We repair [air conditioning](/air-conditioning) at home or at work, [day or night](/services/emergency-hvac), and [fit it in loft rooms](/services/air-conditioning-installation). In restaurants we repair [gas cooking equipment](/gas-services/commercial-kitchen-gas). If you manage a block, we service boilers and pumps under a [maintenance contract](/maintenance).",
  ],
  benefits: [
    "We measure the flow at your stopcock before you add another bathroom",
    "We plan deliveries round match days at Stamford Bridge and Craven Cottage",
    "If shop air conditioning is weak, we check and clean the filters first",
  ],
  demand: [
    {
      service: "plumber-london",
      why: "A leak under a tiled floor may show two rooms away. We trace it before we lift a tile.",
    },
    {
      service: "pump-installation",
      why: "We fit pumps that lift the waste from basement rooms lower than the sewer.",
    },
    {
      service: "air-conditioning-installation",
      why: "Loft bedrooms can get very hot. We fit air conditioning, and keep the pipes tidy.",
    },
  ],
  street: {
    line: ["bay terrace", "pub", "bay terrace", "stadium", "gasholder", "new flats 7", "council block", "parade"],
    notes: [
      ["bay terrace", "We can fit a tank and pump for a loft shower with low pressure."],
      ["new flats", "If the water is off in your flat alone, we find and fix the fault."],
      ["parade", "Drain smell in your shop? We find the cause and put it right."],
    ],
  },
} as const satisfies AreaCopy;
