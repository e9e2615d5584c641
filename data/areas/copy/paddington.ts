import type { AreaCopy } from "../../types";

export const paddington = {
  description:
    "Emergency plumbers, gas engineers, boiler repair and air conditioning in Paddington, Bayswater, Maida Vale and St John’s Wood, for flats, hotels and offices.",
  lead: "Call us at any hour for an emergency plumber, a gas engineer or a boiler repair in Paddington, Bayswater, Maida Vale or St John’s Wood. We also repair boilers in hotels, and air con in shops, restaurants and offices.",
  advice: {
    flats: [
      "A mansion block in Maida Vale or Little Venice may have several stopcocks. Ask us to find and label the one for your flat, so that you can turn off your water quickly if there’s a leak.",
      "Before you order air conditioning for a flat, ask your freeholder to agree to the outdoor unit. The outside walls and the roof usually belong to the freeholder, even if you own the flat. We can supply the drawings.",
      "The new flats by the canal may share pipes. If a pipe leaks and you rent, ring your landlord. If you own the flat, tell the building manager as well as us, because the valve may be in a locked cupboard.",
    ],
    shops: [
      "We can work on your hotel’s pipes and boilers one wing at a time, so that guests can stay in the other wings.",
      "The stucco hotels in Bayswater, Sussex Gardens and Norfolk Square stand wall to wall, so a leak in your hotel may come from the hotel next door. We’ll ask to look in both.",
      "People in the flats above Queensway’s shops and restaurants may hear your outdoor air con unit. If the unit has grown loud, we can find the part that’s worn and replace it.",
    ],
    offices: [
      "Work in an office at Sheldon Square may need a permit from the building’s manager. Tell us who to ask when you book, so that our engineers can start when they arrive.",
    ],
    access: [
      "The Hallfield Estate is listed, so even a new vent in an outside wall may need listed building consent. Please ask the council’s planners before we drill.",
      "Parking is tight round the station, the hospital and Marble Arch. If we can park under your building, tell us the headroom, so that we can send a van that fits.",
    ],
  },
  demand: [
    {
      service: "commercial-boiler-installation",
      why: "Hotels use most of their hot water first thing in the morning. We can fit several boilers and a large cylinder to meet that peak.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "In a tall stucco house, water can run down several floors before it shows on a ceiling. We trace the leak and repair the pipe.",
    },
    {
      service: "heating-system-maintenance",
      why: "When a mansion block shares its boilers, one fault can leave everyone cold. We check the pumps, the valves and the water treatment before winter.",
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
      ["waterside", "If the air con stops in your office by the canal, call us out before the rooms heat up."],
      ["mansion block", "Whole mansion block cold? We check the shared boilers. Only one flat? We check its valves."],
    ],
  },
} as const satisfies AreaCopy;
