import type { AreaCopy } from "../../types";

export const battersea = {
  description:
    "Emergency plumbers, gas engineers, boiler repair and air conditioning in Battersea, Nine Elms and Clapham Junction, for homes, shops and restaurants.",
  lead: "Our emergency plumbers and gas engineers come out to Battersea, day or night, for a leak, a blocked drain or a boiler repair. Air conditioning off in your flat, shop, restaurant or office? We repair that too.",
  advice: {
    houses: [
      "In bay-windowed terraces near Clapham Junction and cottages off Lavender Hill, the stopcock may be in the cellar or under the pavement.",
    ],
    flats: [
      "We can send your freeholder’s surveyor our plans for a new boiler or air conditioning.",
      "In riverside flats, we can service the fan coils (cooling units) in the hours the estate allows.",
      "On the council estates, in the riverside flats and in the towers at Nine Elms and the Power Station, heating may be shared. If yours stops and next door’s is off too, tell the council or the managing agent.",
      "In a mansion block, we first ask the porter which flats will lose water.",
    ],
    shops: ["Before you fit out a kitchen in the arches, we can check that the extract is big enough."],
    access: [
      "For a new boiler in a mansion flat, we look for a flue route at the rear. You may need the freeholder’s consent.",
      "Most work in the riverside blocks needs a permit. We’ll ask the estate office for one, and book the loading slot, the goods lift and any water shutdown.",
    ],
  },
  demand: [
    {
      service: "air-conditioning-installation",
      why: "We look for a spot where the outdoor unit won’t disturb your neighbours.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "We test and repair the valve that shuts off a restaurant’s gas when the fan stops.",
    },
    {
      service: "plumber-london",
      why: "If you’re adding a bathroom, we check whether you need a larger water pipe.",
    },
  ],
  street: {
    line: [
      "mansion block",
      "bay terrace",
      "arches",
      "cottage estate",
      "power station",
      "slab 9",
      "glass tower",
      "new flats 7",
    ],
    notes: [
      ["mansion block", "Leak in a mansion block? We trace which flat it comes from."],
      ["arches", "We can improve the extract in a stuffy kitchen under the arches."],
      ["glass tower", "If your tower flat gets too hot, we can check its cooling unit."],
    ],
  },
} as const satisfies AreaCopy;
