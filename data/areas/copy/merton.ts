import type { AreaCopy } from "../../types";

export const merton = {
  description:
    "Emergency plumbers, gas engineers and heating engineers for homes, shops and workshops in Morden, Mitcham and St Helier, in the south of Merton.",
  lead: "Ring us day or night for an emergency plumber, a gas engineer or a boiler repair in Morden, Mitcham, St Helier or anywhere else in south Merton. We also repair air con in shops, ovens in restaurants and heaters in workshops.",
  advice: {
    houses: [
      "The cottages on the St Helier Estate were designed to match, so we run new pipes and flues at the back, where they don’t show from the street.",
      "Some of the cottages share a water pipe with next door. If yours does, we’ll tell you when the water has to go off, so that you can warn your neighbours.",
      "Land near the Wandle can flood. When we replace the boiler in a house there, we fit the new one well off the floor.",
    ],
    flats: [
      "If you own a post-war flat in Pollards Hill or Phipps Bridge, ask the freeholder about the flue before you choose a boiler. If several flats share one flue, only certain boilers can be connected to it.",
    ],
    shops: [
      "We can repair the air con or the ovens in your shop or restaurant near Morden station before you open, so you don’t lose a day’s trade.",
    ],
    offices: [
      "Lorries fill the Willow Lane estate during the day, so we can come to your unit early in the morning. If your workshop runs shifts, we can service the heaters between shifts.",
    ],
    access: [
      "A flue at the front of a house in Mitcham’s Cricket Green conservation area may need planning permission. Ask us before you buy a boiler, so that we can look for a place at the back.",
    ],
  },
  demand: [
    {
      service: "gas-pipework-installation",
      why: "Machines in a Willow Lane unit, or another range in a restaurant, may need more gas than the old pipe can carry. We check it before you order.",
    },
    {
      service: "appliance-servicing",
      why: "If one boiler does all your heating and hot water, you lose both when it fails. An annual service can find worn parts before winter.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "Some cottages still have the bathroom downstairs. We can fit a new bathroom upstairs, with its water pipes and drain.",
    },
  ],
  street: {
    line: [
      "cottage estate",
      "station",
      "parade",
      "church",
      "cottage estate",
      "new-town terrace",
      "semi",
      "factory",
      "pub",
    ],
    notes: [
      ["cottage estate", "If your cottage kitchen is too small for a boiler, we can find another place in the house."],
      ["new-town terrace", "In a frost, the boiler’s condensate pipe outside a house can freeze. We can lag yours."],
      ["factory", "If your workshop doors stand open, we can fit radiant heaters that warm people, not the air."],
    ],
  },
} as const satisfies AreaCopy;
