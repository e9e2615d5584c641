import type { AreaCopy } from "../../types";

export const pottersBar = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Potters Bar, Cuffley and South Mimms, for homes, shops, offices, schools and laboratories.",
  lead: "For a boiler repair, a gas engineer or an emergency plumber in Potters Bar, Little Heath, Cuffley or Northaw, ring us 24 hours a day. We also repair heating and air con in shops, offices, schools and labs.",
  advice: {
    houses: [
      "Before you choose a boiler or a shower, we measure the water flow.",
      "An interwar house may still have a narrow iron gas pipe under the hall floor. A modern boiler often needs a wider one. We price the pipe and the boiler together, but if the old boiler is worth repairing, we’ll say so.",
      "A semi or chalet bungalow near Darkes Lane may have a water tank in a cold loft. We can lag it, or take it out if you no longer need it.",
      "Before you add a bathroom to a detached house in Little Heath or on The Avenue, ask us whether the water pipe is big enough.",
    ],
    flats: [
      "We service heaters on the Cranborne Road industrial estate before the shift starts.",
      "If you let a home, we can ring the tenant to book the gas safety check (CP12).",
      "If the air con fails in your rented office, check your lease: the repair may be your landlord’s job.",
    ],
    offices: [
      "Before we change the filters in a laboratory’s extract system, please show us the decontamination certificate.",
      "The laboratories in South Mimms may need our engineers’ names in advance, so book early.",
    ],
  },
  demand: [
    {
      service: "appliance-servicing",
      why: "Boilers tend to fail in the first cold week of winter, so have yours serviced before then.",
    },
    {
      service: "ventilation-systems",
      why: "We measure the air your fans supply and extract, then balance the two.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "Water coming through your ceiling? We come out at night and at weekends too.",
    },
  ],
  street: {
    line: ["parade", "semi", "bungalow", "church", "semi", "school", "1960s office 6", "factory", "detached house"],
    notes: [
      ["semi", "If your drain keeps blocking, we can put a camera down it."],
      ["school", "We can duct more fresh air into stuffy school classrooms."],
      ["1960s office", "Office meeting room too hot? We can fit air conditioning."],
    ],
  },
} as const satisfies AreaCopy;
