import type { AreaCopy } from "../../types";

export const fulham = {
  description:
    "Emergency plumbers, gas engineers, boiler repair and air conditioning in Fulham and Parsons Green, for terraces, basements, riverside flats and shops.",
  lead: "Our emergency plumbers and gas engineers come to Fulham at any hour for a leak, a blocked drain, a boiler repair or a failed basement pump. We also repair air con in shops, restaurants and offices.",
  advice: {
    houses: [
      "We measure the flow at your stopcock before you add another bathroom.",
      "In most terraces, the flue has to go out at the back.",
      "The outdoor air conditioning unit often has to go on the roof, near your neighbours’ bedrooms, so we choose a quiet one.",
      "To keep a basement dry, we can fit two pumps, a backup battery and an alarm.",
      "In a late Victorian terrace in Parsons Green or Fulham Broadway, check now that your stopcock turns. We replace stuck ones.",
      "If your boiler is old, we’ll tell you if another repair would be money wasted.",
    ],
    flats: [
      "In a newer flat at Imperial Wharf or by the gasholder, the stopcock is usually in the hall cupboard. Turn it off fast, and a leak may not reach the flat below.",
      "On a council estate, a leaking shared pipe is the council’s to repair, so ring them first.",
      "If you rent your shop or office, your landlord must agree before we drill through a floor.",
    ],
    shops: ["If your shop’s air con is weak, we check and clean the filters first."],
    access: ["We plan deliveries round match days at Stamford Bridge and Craven Cottage."],
  },
  demand: [
    {
      service: "plumber-london",
      why: "A leak under a tiled floor may show two rooms away, so we trace it before we lift a tile.",
    },
    {
      service: "pump-installation",
      why: "We fit pumps that lift the waste from basement rooms lower than the sewer.",
    },
    {
      service: "air-conditioning-installation",
      why: "Loft bedrooms can get very hot. We can fit air conditioning and keep the pipes tidy.",
    },
  ],
  street: {
    line: ["bay terrace", "pub", "bay terrace", "stadium", "gasholder", "new flats 7", "council block", "parade"],
    notes: [
      ["bay terrace", "Weak loft shower in your terrace? It may need a tank and pump."],
      ["new flats", "No water in just your flat? We check its stopcock and pipes."],
      ["parade", "If your restaurant drains smell, it may be a dry trap or cracked pipe."],
    ],
  },
} as const satisfies AreaCopy;
