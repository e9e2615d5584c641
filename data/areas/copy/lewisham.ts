import type { AreaCopy } from "../../types";

export const lewisham = {
  description:
    "Gas engineers and emergency plumbers in Lewisham, Catford, Brockley and Deptford, for boiler repairs, landlords’ gas checks and low water pressure.",
  lead: "From Deptford and New Cross to Forest Hill and Sydenham, our emergency plumbers and gas engineers are on call day and night for burst pipes, blocked drains and boiler repairs. We also repair air con in shops and offices.",
  advice: {
    houses: [
      "The Ravensbourne and the Quaggy have flooded parts of Lewisham and Catford before. If your boiler is low down, we can move it higher up. We can also fit a sump pump, which lifts water out of a pit in the floor.",
      "The drain from a Victorian house in Brockley may run to the mews behind. If it blocks and your garden has no inspection cover, we may be able to clear it from the mews.",
      "Terraced houses in Telegraph Hill, Hither Green and Catford may have old gas pipes. We test them before we fit a boiler, and tell you if any need replacing.",
      "Some houses on the Corbett Estate have a narrow side return, where a flue would blow steam at next door’s kitchen. We can take the flue through the roof instead.",
      "Pipes on the outside wall of a cottage in Bellingham can freeze. If the house is yours, lag them before winter, or ask us to do it.",
    ],
    flats: [
      "The pipes to a tower flat in central Lewisham or on the Pepys Estate may be in a locked cupboard on the landing, where the pipes for all the floors run. Please get the key from the building manager before we come.",
      "If you manage a block, we agree with you when to turn off the water, so that you can warn the residents.",
    ],
    shops: [
      "On market days, stalls fill Deptford High Street and a van can’t reach the shops. If your air con fails there, we can repair it before the stalls go up or after they’ve come down.",
    ],
    offices: [
      "For a job in an office block, at Goldsmiths or at University Hospital Lewisham in Ladywell, tell us who issues the permit to work, so that we can apply for it in good time.",
    ],
    access: [
      "Telegraph Hill and much of Brockley are conservation areas. If you’d like a heat pump or an air con unit there, we can supply the drawings and noise figures that the council may ask for.",
    ],
  },
  demand: [
    {
      service: "landlord-gas-safety",
      why: "Large Victorian houses here are often rented out floor by floor. If you let several homes, we can group the gas checks into a few days, and keep a list of when each CP12 runs out.",
    },
    {
      service: "pump-installation",
      why: "Water reaches the upper floors of a tower only if the pumps lift it. If you manage a tower, we can repair the pumps or fit new ones.",
    },
    {
      service: "appliance-servicing",
      why: "The water here is hard and leaves limescale in boilers, so we look for scale at the annual service. We’ll also tell you if an old boiler isn’t worth keeping.",
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
      ["villa", "In a converted house, we stop a leak first, then work out whose pipe it came from."],
      ["cottage estate", "A cottage kitchen has little wall to spare. We can fit a boiler that goes in a cupboard."],
      ["glass tower", "Stuffy flat in a tower? We check whether a fan has failed or a filter is blocked."],
    ],
  },
} as const satisfies AreaCopy;
