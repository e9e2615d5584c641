import type { AreaCopy } from "../../types";

export const northLondon = {
  description:
    "Emergency plumbing, gas, boiler repair and air conditioning across north London, from Islington and Hampstead to Barnet, Finchley and Enfield.",
  lead: "Our emergency plumbers and gas engineers cover north London 24 hours a day, from Islington to Barnet and Enfield. Ring us for a boiler repair at home, or if the air con stops in your shop, restaurant or office.",
  advice: {
    houses: [
      "In a Georgian house in [Islington](/areas/islington), the stopcock may be in a vault under the pavement. Find it before you have a leak. If it won’t turn, we can replace it.",
      "Victorian terraced houses in [Wood Green](/areas/haringey) and [Tottenham](/areas/tottenham) often share a drain, which the sewerage company usually clears. If the blocked drain serves only your house, we can clear it.",
      "A semi in [Finchley](/areas/finchley) or [Barnet](/areas/barnet) may have a water tank in the loft. A combi boiler doesn’t need one, so if you choose a combi, we can take the tank out.",
    ],
    flats: [
      "Some homes at Bunhill, Edmonton and Broadwater Farm are on heat networks, which heat many homes from one place. If your heating fails there, tell your landlord or the network’s operator first.",
      "Mansion flats and converted houses in [Hampstead](/areas/hampstead) often share pipes. We warn your neighbours before we turn the water off, so please tell us how to reach them.",
    ],
    shops: [
      "A shop or restaurant on a high street in Barnet or Enfield often has flats above it, where people can hear the air con. If your outdoor unit is worn out, we can replace it with a quieter one.",
    ],
    offices: [
      "Heaters in [Enfield](/areas/enfield) depots are high up, and we need a platform to reach them. Please clear the floor below before we come.",
      "If you look after an office, we can service the air con before your staff arrive. In a school or a synagogue, we can overhaul the boilers in summer, when nobody needs the heating.",
    ],
    access: [
      "Changes to the outside of a house in Hampstead Garden Suburb, such as a new flue, need the Trust’s approval and may need the council’s too. Ask for both early, and we’ll supply the drawings.",
    ],
  },
  demand: [
    {
      service: "landlord-gas-safety",
      why: "A large house split into flats may have a boiler on every floor. If you let the flats, we can check all the boilers and send you a CP12 for each flat.",
    },
    {
      service: "heating-system-maintenance",
      why: "If your offices or schools are spread from Islington to Enfield, one contract can cover the heating at all of them.",
    },
    {
      service: "appliance-servicing",
      why: "London’s water is hard and leaves limescale inside a boiler, so we look for scale at the annual service.",
    },
  ],
  street: {
    line: [
      "Georgian terrace",
      "by-law terrace",
      "cottage estate",
      "mansion block",
      "semi",
      "point tower",
      "council block",
      "shed",
    ],
    notes: [
      ["by-law terrace", "Leak in a terraced house split into flats? We find out whose pipe it is, then repair it."],
      ["semi", "Before you put a bathroom in the loft of your semi, we can plan its pipes and its drain."],
      ["shed", "Cold air blowing into your warehouse while lorries load? We can fit air curtains at the doors."],
    ],
  },
} as const satisfies AreaCopy;
