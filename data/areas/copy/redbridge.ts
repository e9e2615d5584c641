import type { AreaCopy } from "../../types";

export const redbridge = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Redbridge, Woodford, Gants Hill and Chadwell Heath, for homes, rented flats, shops and offices.",
  lead: "Our emergency plumbers and gas engineers work day or night across Redbridge, from South Woodford to Chadwell Heath. Call us for a leak or a boiler repair at home, or if the air con or heating fails in your shop or office.",
  advice: {
    houses: [
      "In a bay-fronted semi in Gants Hill or Clayhall, the stopcock is often under the stairs. Find it before you have a leak, and check that it turns.",
      "Drains on low ground near the Roding in Woodford can back up when the river is high. We can fit a non-return valve, which stops waste water coming back into the house.",
      "On a weatherboarded house in Woodford Green, the flue has to stay clear of the timber. Ask us where it can go before you choose a boiler.",
      "Planning a loft room or a bigger kitchen? Before your builder starts, we can check whether the boiler can heat the new room, and whether the gas pipe is wide enough for a larger boiler if you need one.",
    ],
    flats: [
      "Flats in a large house in South Woodford may share a water pipe. We’ll tell you when the water has to go off, so that you can warn your neighbours.",
      "If you own a flat on the council estate in Hainault, ask the council whether the flue is shared before you choose a boiler.",
    ],
    shops: [
      "A shop in a parade in Gants Hill or Chadwell Heath may have its outdoor air con unit in the yard behind, where boxes and dust can block it. Keep the space round it clear, and we’ll clean it at each service.",
    ],
    offices: [
      "If you run an office, a school or a workshop, we can service the heating outside your working hours, so that nobody has to sit in the cold.",
    ],
    access: [
      "At Repton Park, the management company has to agree before a flue is moved. Ask for its approval early, and we’ll supply the drawings.",
    ],
  },
  demand: [
    {
      service: "bathroom-kitchen-plumbing",
      why: "A shower in the loft of a semi sends more water into old drains. Before you add one, we can check that the drains will cope.",
    },
    {
      service: "gas-meter-installation",
      why: "A shop in a parade may share a gas meter with the flat above. We can help you get a separate meter for each.",
    },
    {
      service: "landlord-gas-safety",
      why: "A large house rented out as flats can have several boilers to check each year. We arrange the visits with your tenants and send you the CP12s.",
    },
  ],
  street: {
    line: [
      "bay terrace",
      "semi",
      "parade",
      "school",
      "timber frames",
      "by-law terrace",
      "semi",
      "council block 4",
      "factory",
    ],
    notes: [
      ["bay terrace", "A bay window loses a lot of heat. We can fit a larger radiator if the room stays cold."],
      ["semi", "Does the boiler in your semi keep losing pressure? We look for a leak under the floor."],
      ["council block", "Managing a council block? We can trace a leak through several flats to the right pipe."],
    ],
  },
} as const satisfies AreaCopy;
