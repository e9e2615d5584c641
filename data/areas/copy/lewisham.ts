import type { AreaCopy } from "../../types";

export const lewisham = {
  description:
    "Gas engineers and emergency plumbers in Lewisham, Catford, Brockley and Deptford: landlord checks, boiler repair and weak showers in converted houses.",
  lead: "If your boiler, a pipe or a drain lets you down in Lewisham, call our emergency plumbers and gas engineers. We cover Brockley, Catford, Deptford, New Cross, Forest Hill and Sydenham, and do the yearly gas checks for landlords.",
  buildings: [
    "If your drain backs up in one of the Victorian villas of Brockley or Telegraph Hill, we’ll check the mews behind too, because the pipe may run out that way. In a Bellingham cottage, we can lag pipes on cold outside walls. In a red-brick terrace in Hither Green or Catford, we’ll test any old gas pipe under the hall before we fit a boiler.",
    "For work on shared pipes on Deptford’s Pepys Estate or in the towers by the station, please ask your landlord for the key to the riser. At Goldsmiths, the university in New Cross, and at the hospital near Ladywell, we’ll agree any shutdown with the estates team.",
  ],
  working: [
    "The Ravensbourne and the Quaggy have flooded Lewisham and Catford before. If your plant room is on low ground near them, we can fit a sump pump and raise the boiler.",
    "Some Corbett houses have narrow back yards, where a flue through the wall would blow steam at the next kitchen door. We can take it up through the roof instead.",
  ],
  dayAndNight: [
    "Renting out a house, whole or by the room? Book our [gas safety certificates for landlords](/gas-services/landlord-gas-safety). If your tenant has no hot water, ask for a [boiler repair](/boiler-services), and if a ceiling is dripping, we’ll send [plumbers at any hour](/services/emergency-plumbing-repairs).",
    "Weak shower in a converted house? A [tank and booster pump](/plumbing-services/pump-installation) may cure it. Our [heating engineers](/heating-services) repair shared boilers, and we can [cool a hot shop or office](/air-conditioning). Cafés can book our [gas check for a business](/services/gas-safety-certificates).",
  ],
  benefits: [
    "We can group your landlord gas checks, so that they take as few days as possible",
    "We’ll measure your water flow and pressure before you choose a boiler",
    "We can fit an alarm that warns you if water rises in a plant room by the river",
  ],
  demand: [
    {
      service: "landlord-gas-safety",
      why: "We check every gas appliance and flue that you provide in the homes you rent out, and keep track of the dates.",
    },
    {
      service: "pump-installation",
      why: "No water on the upper floors of your tower? We can test and repair the pumps.",
    },
    {
      service: "appliance-servicing",
      why: "At the yearly service we look for scale and a blocked condensate pipe, two common faults.",
    },
  ],
  street: {
    line: [
      "villa",
      "mews",
      "by-law terrace",
      "cottage estate",
      "university",
      "glass tower",
      "point tower",
      "hospital 5",
    ],
    notes: [
      ["villa", "Flat in a villa? We’ll find out which pipes and valves are yours."],
      ["cottage estate", "If your cottage kitchen is small, we’ll choose a compact boiler."],
      ["glass tower", "New plant for the top of your tower? We’ll book the goods lift."],
    ],
  },
} as const satisfies AreaCopy;
