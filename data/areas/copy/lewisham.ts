import type { AreaCopy } from "../../types";

export const lewisham = {
  description:
    "Gas engineers and emergency plumbers in Lewisham, Catford, Brockley and Deptford, for boiler repairs, landlords’ gas checks and low water pressure.",
  lead: "From Deptford and New Cross to Forest Hill and Sydenham, our emergency plumbers and gas engineers come day or night for burst pipes, blocked drains and boiler repairs. We also repair air con in shops and offices.",
  advice: {
    houses: [
      "If you let several homes, we can group the gas checks into a few days.",
      "We measure your water flow and pressure before you choose a boiler.",
      "The Ravensbourne and the Quaggy have flooded Lewisham and Catford before. We can fit a sump pump in a low boiler room and raise the boiler.",
      "The drain from a Victorian house in Brockley may run to the mews behind. If it blocks, we can clear it there too.",
      "Gas pipes in Telegraph Hill, Hither Green and Catford terraces may be old. We test them before we fit a boiler.",
    ],
    flats: [
      "We agree the time with the managing agent before we turn off a block’s water.",
      "Some houses on the Corbett Estate have narrow back yards, where a flue would blow steam at next door’s kitchen. On these houses, it can go through the roof.",
      "In towers in central Lewisham or on the Pepys Estate, your pipes may be in a locked riser cupboard. Please get the key from the building manager first.",
      "If your house on the Bellingham cottage estate has pipes on an outside wall, lag them before winter, or ask us to.",
    ],
    access: [
      "For a job at Goldsmiths or at University Hospital Lewisham in Ladywell, tell us who issues the permit to work.",
    ],
  },
  demand: [
    {
      service: "landlord-gas-safety",
      why: "We check the gas appliances in the homes you let, and keep a list of when each CP12 runs out.",
    },
    {
      service: "pump-installation",
      why: "If the upper floors of a tower have no water, it may be the pumps. We can repair them.",
    },
    {
      service: "appliance-servicing",
      why: "At the annual service, we look for scale, and we’ll say if an old boiler isn’t worth keeping.",
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
      ["villa", "In a converted house, we stop the leak, then work out whose it is."],
      ["cottage estate", "We can fit a compact boiler in a small cottage kitchen."],
      ["glass tower", "Flat stuffy in a tower? It may be a fan or filter. We’ll find out."],
    ],
  },
} as const satisfies AreaCopy;
