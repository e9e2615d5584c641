import { changes } from "../../changes";
import type { AreaCopy } from "../../types";

export const crawley = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Crawley, Horley and Gatwick, with air conditioning for offices, shops, hotels and factories.",
  lead: "Ring us at any hour for an emergency plumber, a gas engineer or a boiler repair anywhere in Crawley, from Ifield to Maidenbower, or in Horley. We also repair air con and heating in offices, hotels and factories, in the town and around Gatwick.",
  advice: {
    houses: [
      "In New Town neighbourhoods such as West Green, an outside stopcock may serve the house next door as well as yours. Unless it’s an emergency, warn your neighbours before you turn it off.",
      "Where two houses share a pipe, there may be too little water for a combi boiler, which heats water straight from the mains. We measure the flow before you choose a boiler.",
      "A blowlamp is a fire risk in a timber-framed house, so we join pipes there with fittings that need no flame.",
    ],
    flats: [
      "The council’s energy centre heats the Town Hall, the Create offices and more than two hundred flats. If only your flat or office is cold, the fault may be in its own radiators or pipes, and if those are yours to repair, we can check them.",
      `If one boiler heats all the flats in a block, the law usually counts it as a heat network, which must be registered with Ofgem by ${changes.heatNetworks.day}. Our guide to [heat networks](/guides/heat-network-registration) explains who has to do it.`,
    ],
    shops: [
      "The meters for a shop in a parade or in County Mall may be in a locked room, so please find out who has the key before we come.",
    ],
    offices: [
      "When can your office, factory or warehouse on Manor Royal do without heating or cooling? Tell us, and we’ll plan the work for then.",
    ],
    access: [
      "To work airside at Gatwick, our engineers need passes, an escort and a list of their tools. Please help us arrange these in good time.",
      "A crane near the runway can get in the way of aircraft, so we ask the airport to approve it before we give you a date.",
    ],
  },
  demand: [
    {
      service: "emergency-hvac",
      why: "Airline kitchens work at all hours, so a fault in their air con can’t wait for the morning. We can repair it day or night.",
    },
    {
      service: "chiller-installation",
      why: "Laboratories and data rooms need cooling all year, so an old chiller can’t simply be switched off and swapped. We can plan the replacement around your work.",
    },
    {
      service: "water-system-maintenance",
      why: "Hotel rooms can stand empty for days, and Legionella can grow in water that doesn’t move. We flush the taps and showers to bring in fresh water.",
    },
  ],
  street: {
    line: [
      "church",
      "new-town terrace",
      "parade",
      "timber frames",
      "shopping centre",
      "new flats 6",
      "hotel 6",
      "data centre",
    ],
    notes: [
      ["new-town terrace", "Old warm-air heating in a New Town house? We can repair it or replace it."],
      ["new flats", "One cold radiator in a new flat? We check for a stuck valve before we drain anything."],
      ["hotel", "Leak in your hotel? We can often drain just one riser, so that other rooms keep their water."],
    ],
  },
} as const satisfies AreaCopy;
