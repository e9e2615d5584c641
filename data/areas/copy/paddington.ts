import type { AreaCopy } from "../../types";

export const paddington = {
  description:
    "Emergency plumbers, gas engineers, boiler repair and air conditioning in Paddington, Bayswater, Maida Vale and St John’s Wood, for flats, hotels and offices.",
  lead: "Call us at any hour for an emergency plumber, a gas engineer or a boiler repair in Paddington, Bayswater, Maida Vale or St John’s Wood. We also repair boilers in hotels, and air con in shops, restaurants and offices.",
  advice: {
    houses: [
      "A house in St John’s Wood with several bathrooms can run out of hot water when everyone showers at once. We check the boiler and the cylinder before you pay for bigger ones.",
    ],
    flats: [
      "A mansion block in Maida Vale or Little Venice may have several stopcocks. Ask us to find and label yours, so that you can turn off your water quickly if there’s a leak.",
      "Even if you own your flat, the outside walls and the roof usually belong to the freeholder. Ask them to agree to the outdoor unit before you order air conditioning, and we’ll supply the drawings.",
      "The new flats by the canal may share pipes. If you own a flat there and a pipe leaks, tell the building manager as well as us, because the valve may be in a locked cupboard.",
    ],
    shops: [
      "The stucco hotels in Bayswater, Sussex Gardens and Norfolk Square stand wall to wall, so a leak in yours may come from the one next door. We’ll ask to look in both hotels. In yours, we can work on one floor at a time, so that guests can stay on the others.",
      "People in the flats above Queensway’s shops and restaurants may hear your outdoor air con unit. If it has become noisy, we can find the worn part and replace it.",
    ],
    offices: [
      "Work in an office at Sheldon Square may need a permit from the building manager. When you book, give us the manager’s name and number, so that our engineers can start as soon as they arrive. If your floor is too hot, we find out whether your own units or the building’s shared plant has failed. If it is your units, we repair them.",
    ],
    access: [
      "The Hallfield Estate is listed, so even a new vent in an outside wall may need listed building consent. Please ask the council’s planners before we drill.",
      "Parking is tight round the station, the hospital and Marble Arch. If we can park under your building, tell us the headroom, so that we can send a van low enough to get in.",
    ],
  },
  demand: [
    {
      service: "commercial-boiler-installation",
      why: "A hotel’s demand for hot water peaks first thing in the morning. We can fit several boilers and a large cylinder to meet that peak.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "In a tall stucco house, water can run down several floors before it shows on a ceiling. We trace the leak and repair the pipe.",
    },
    {
      service: "heating-system-maintenance",
      why: "When all the flats in a mansion block share the same boilers, one fault can leave everyone cold. We check the pumps, the valves and the water treatment before winter.",
    },
  ],
  street: {
    line: [
      "stucco terrace",
      "hotel 7",
      "waterside",
      "mansion block 6",
      "new flats 8",
      "hospital 7",
      "station",
      "council block",
    ],
    notes: [
      ["stucco terrace", "Taps slow at the top of a stucco house? We test the pressure before we suggest a pump."],
      ["waterside", "Air con off in an office by the canal? We first check whether the shared cooling is running."],
      ["mansion block", "Whole mansion block cold? We check the shared boilers. Only one flat? We check its valves."],
    ],
  },
} as const satisfies AreaCopy;
