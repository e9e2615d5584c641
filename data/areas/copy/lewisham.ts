import type { AreaCopy } from "../../types";

export const lewisham = {
  description:
    "Gas engineers and emergency plumbers in Lewisham, Catford, Brockley and Deptford: landlord checks, boiler repair and weak showers in converted houses.",
  lead: "If your boiler, a pipe or a drain lets you down in Lewisham, call our emergency plumbers and gas engineers. We cover Brockley, Catford, Deptford, New Cross, Forest Hill and Sydenham, and do the yearly checks for landlords.",
  buildings: [
    "Drains from the tall Victorian villas of Brockley and Telegraph Hill may run out to the mews behind, so if yours backs up, we’ll look there too. In a Bellingham cottage, we can lag the pipes on the cold outside walls. If your old gas pipe runs under the hall of a red-brick terrace in Hither Green or Catford, we’ll test it before we fit a boiler.",
    "If you live on Deptford’s Pepys Estate or in the towers by the station, ask for the key to the pipe shaft. If you work at Goldsmiths, the university in New Cross, or at the hospital near Ladywell, we’ll book shutdowns with your estates team. If your house in Forest Hill or Sydenham has steep steps, tell us when you book a boiler.",
  ],
  working: [
    "The Ravensbourne and the Quaggy have flooded Lewisham and Catford before. If your plant room is on low ground near them, we can fit a sump and raise the meter.",
    "The Corbett houses have narrow back yards. A flue through the wall would steam at the next kitchen door, so we often go through the roof.",
  ],
  dayAndNight: [
    "Do you rent out a house, whole or by the room? Book our [gas safety certificates for landlords](/gas-services/landlord-gas-safety). If your tenant has no hot water, ask for a [boiler repair](/boiler-services), and if a ceiling is dripping, we’ll send [plumbers at any hour](/services/emergency-plumbing-repairs).",
    "Weak shower in a converted house? A [tank and booster pump](/plumbing-services/pump-installation) may cure it. In towers, our [heating engineers](/heating-services) can look after shared plant. If you run a café, book our [gas check for a business](/services/gas-safety-certificates).",
  ],
  benefits: [
    "We’ll group your landlord checks so that they take as few days as possible",
    "We’ll measure flow and pressure at your stop valve before you choose a boiler",
    "We can fit an alarm that warns you if water rises in a plant room by the river",
  ],
  demand: [
    {
      service: "landlord-gas-safety",
      why: "Each gas appliance in the homes you rent out has its own check date, and we keep track of each one.",
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
      ["villa", "Five flats in one villa? We’ll find out which pipes are yours."],
      ["cottage estate", "If your cottage kitchen is small, we’ll choose a compact boiler."],
      ["glass tower", "Work high up in your tower? We book the goods lift first."],
    ],
  },
} as const satisfies AreaCopy;
