import type { AreaCopy } from "../../types";

export const northLondon = {
  description:
    "Emergency plumbing, gas, boiler repair and air conditioning across north London, from Islington and Hampstead to Barnet, Finchley and Enfield.",
  lead: "Our emergency plumbers and gas engineers cover north London 24 hours a day, from Islington to Barnet and Enfield. Ring us for a boiler repair at home, or if the air con stops in your shop, restaurant or office.",
  advice: {
    houses: [
      "The stopcock of a Georgian house in [Islington](/areas/islington) may be in a vault under the pavement. Find it before you have a leak, and ask us to replace it if it won’t turn.",
      "Victorian terraced houses in [Wood Green](/areas/haringey) and [Tottenham](/areas/tottenham) often share a drain, which the sewerage company usually clears. If the blocked drain serves only your house, we can clear it.",
      "A semi in [Finchley](/areas/finchley) or [Barnet](/areas/barnet) may have a water tank in the loft. A combi boiler doesn’t need one, so we can take it out when we fit a combi.",
    ],
    flats: [
      "Some homes at Bunhill, Edmonton and Broadwater Farm are on heat networks, which heat many homes from one place. If your heating fails there, tell your landlord or the network’s operator first.",
      "Mansion flats and converted houses in [Hampstead](/areas/hampstead) often share pipes. We warn your neighbours before we turn the water off, so please tell us how to reach them.",
      "In a tower block, the upper floors have no water when the pumps fail. If you manage one, ask us to service the pumps before that happens.",
    ],
    offices: [
      "Heaters in [Enfield](/areas/enfield) depots hang high, and we need a platform to reach them. Please clear the floor below before we come.",
      "If you look after a school or a synagogue, we can overhaul its boilers in summer, when nobody needs the heating.",
    ],
    access: [
      "Changes to the outside of a house in Hampstead Garden Suburb, such as a new flue, need the Trust’s approval and may need the council’s too. We can apply for both as we plan the job.",
    ],
  },
  demand: [
    {
      service: "landlord-gas-safety",
      why: "A large house split into flats may have a boiler on every floor. We check them all and send you a CP12 for each flat.",
    },
    {
      service: "heating-system-maintenance",
      why: "If your offices or schools are spread from Islington to Enfield, one contract can cover the heating at all of them.",
    },
    {
      service: "appliance-servicing",
      why: "London’s water is hard and leaves limescale inside a boiler, so we look for it at the annual service.",
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
      [
        "by-law terrace",
        "Leak in a terraced house split into flats? We find out which flat’s pipe it is and repair it.",
      ],
      ["semi", "Before you put a bathroom in the loft of your semi, we can plan its pipes and its drain."],
      ["shed", "Cold air comes in while lorries load at your warehouse. We can fit air curtains at the doors."],
    ],
  },
} as const satisfies AreaCopy;
