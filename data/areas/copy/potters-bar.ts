import type { AreaCopy } from "../../types";

export const pottersBar = {
  description:
    "Emergency plumber, gas engineers and boiler repair in Potters Bar, Cuffley and South Mimms: interwar semis, laboratories, offices and schools.",
  lead: "Call us for boiler repair, a gas engineer or an emergency plumber in Potters Bar, Little Heath, Cuffley or Northaw. We repair ventilation and cooling in workplaces too.",
  buildings: [
    "If your semi or chalet bungalow near Darkes Lane still has a water tank in a cold loft, we can lag it or take it out. If you add a bathroom to a detached house at Little Heath or on The Avenue, we can lay a wider water pipe, so that both showers run well.",
    "If your rented office is too hot, we can repair the cooling, but check your lease first, because it may be your landlord’s job. On the Cranborne Road industrial estate, we can service your heaters before the shift starts. The laboratories at South Mimms may need our engineers’ names in advance, so please book early.",
  ],
  working: [
    "An interwar house may still have a narrow iron gas pipe under the hall floor. A modern boiler often needs a wider one, so we’ll price the pipe and the boiler together.",
    "Some lab rooms are kept at a lower pressure than the corridor so that nothing escapes. Before we change the filters there, please show us the fumigation certificate.",
  ],
  dayAndNight: [
    "If your [boiler has locked out](/boiler-services), our engineers can repair it, and a yearly [gas appliance service](/gas-services/appliance-servicing) makes the next breakdown less likely. If a tank freezes or a pipe bursts, call our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour.",
    "In offices and labs we service [ventilation](/services/ventilation-systems) and [air conditioning](/air-conditioning), and for schools we issue [gas safety certificates](/services/gas-safety-certificates). If you manage a site that never closes, ask about our [24/7 help for facilities managers](/emergency-services).",
  ],
  benefits: [
    "We can check the gas in your rental house every year and send you the record",
    "If your bedrooms are too hot in summer, we can fit quiet air conditioning",
    "At motorway services, we can work in the washrooms at night",
  ],
  demand: [
    {
      service: "appliance-servicing",
      why: "Boilers tend to fail in the first cold week of winter, so have yours serviced before then.",
    },
    {
      service: "ventilation-systems",
      why: "We measure how much air your fans bring in and how much they take out, then balance the two.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "If water is coming through your ceiling, we can come out at night and at weekends too.",
    },
  ],
  street: {
    line: ["parade", "semi", "bungalow", "church", "semi", "school", "1960s office 6", "factory", "detached house"],
    notes: [
      ["semi", "Drain cracked by dry clay? We can look inside it with a camera."],
      ["school", "Are your classrooms stuffy? We can bring in more fresh air."],
      ["1960s office", "Meeting room too hot? We can give it cooling of its own."],
    ],
  },
} as const satisfies AreaCopy;
