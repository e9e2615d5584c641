import type { AreaCopy } from "../../types";

export const fulham = {
  description:
    "Emergency plumbers, gas engineers, boiler repair and air conditioning in Fulham and Parsons Green, for terraces, basements, riverside flats and shops.",
  lead: "Need an emergency plumber, a gas engineer or boiler repair in Fulham? We repair leaks, boilers, basement pumps and air conditioning in homes, shops and offices.",
  buildings: [
    "In a late Victorian terrace at Parsons Green or Fulham Broadway, check now that your stopcock turns. If it’s stuck, we can replace it. In a newer flat at Imperial Wharf, or by the gasholder, the stopcock is usually in the hall cupboard.",
    "If you own a flat on a council estate, a shared drain is usually the landlord’s to clear, so ask before you book.",
    "In shops and offices we work before you open, and get the landlord’s permission before we drill a floor.",
  ],
  working: [
    "In most terraces the flue has to go out at the back. A cooling unit often has to go on the roof terrace, close to your neighbours’ bedrooms, so we choose a quiet one.",
    "On match days at Stamford Bridge and Craven Cottage, the streets nearby may close to vehicles, so we plan deliveries round the fixtures.",
  ],
  dayAndNight: [
    "Ring our [emergency plumbers](/services/emergency-plumbing-repairs), day or night, about a burst pipe, a blocked drain or a basement pump that has stopped. A yearly check of the [pumps and alarms](/plumbing-services/pump-installation) makes a breakdown less likely. For a dripping pipe or a new tap, book a [plumber by appointment](/plumbing-services/plumber-london).",
    "We offer [boiler repair and servicing](/boiler-services), and do the yearly [gas check](/gas-services/landlord-gas-safety) for landlords’ flats and houses.",
    "Shop or office too hot? We repair [air conditioning](/air-conditioning), and we [fit it in loft rooms](/services/air-conditioning-installation) too. In cafés and restaurants we service and repair [gas cooking equipment](/gas-services/commercial-kitchen-gas). For managed blocks we service boilers, pumps and cooling under a [maintenance contract](/maintenance).",
  ],
  benefits: [
    "We measure the flow at your stopcock before you add another bathroom",
    "In a basement we can fit two pumps, a backup battery and an alarm",
    "We clean the filters of your shop’s air conditioning, so that it cools properly",
  ],
  demand: [
    {
      service: "plumber-london",
      why: "Under a tiled floor a leak may show two rooms away, so we trace it before we lift a tile.",
    },
    {
      service: "pump-installation",
      why: "Basement rooms are often lower than the sewer, so we fit pumps that lift the waste.",
    },
    {
      service: "air-conditioning-installation",
      why: "Bedrooms in the roof get very hot. We cool them, and find a tidy route for the pipes.",
    },
  ],
  street: {
    line: ["bay terrace", "pub", "bay terrace", "stadium", "gasholder", "new flats 7", "council block", "parade"],
    notes: [
      ["bay terrace", "Low pressure in the loft shower? We can fit a tank and a pump."],
      ["gasholder", "New drain through gasworks land? We check for polluted ground first."],
      ["new flats", "Is yours the only flat without water? We can find out why."],
    ],
  },
} as const satisfies AreaCopy;
