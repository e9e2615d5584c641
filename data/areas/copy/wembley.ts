import { changes } from "../../changes";
import type { AreaCopy } from "../../types";

export const wembley = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Wembley, Alperton and Sudbury, with kitchen gas for restaurants and air conditioning for offices.",
  lead: "Call us day or night for an emergency plumber, a gas engineer or a boiler repair in Wembley, Alperton, Barn Hill or Sudbury. We also repair air conditioning in hotels, shops and offices, and gas ranges in restaurant kitchens.",
  advice: {
    houses: [
      "When we fit a boiler in a Sudbury or Barn Hill semi, we try to put the flue at the back, where it can’t be seen from the street.",
    ],
    flats: [
      "The new flats in Wembley Park and the towers in Alperton often have shared heating. If your radiators go cold there, tell your landlord or the building manager first, because the fault may affect the whole block.",
      "If you manage a block, we can service all its heat interface units, which pass the shared heat to each flat, in one planned round. We’ll agree access with you floor by floor.",
      `If you run the shared heating in a block of flats, you must register it with Ofgem by ${changes.heatNetworks.day}. We can survey the system for the data you need, and our [guide to heat networks](/guides/heat-network-registration) explains the rest.`,
    ],
    shops: [
      "We can shut off the gas or the water to your hotel, your restaurant or your shop in the outlet shopping centre at night, when the fewest people need it.",
    ],
    offices: [
      "A meeting room that’s walled off from the rest of an office can lose its supply of cooled air. If you’re changing the layout, show us the plan, and we’ll move the air con outlets to suit the rooms.",
      "Heaters in an industrial unit often hang over the working floor. We can service them at night, so that you don’t have to clear the floor during a shift.",
    ],
    access: [
      "On event days, roads by the stadium close and parking is limited over a wide area. We deliver heavy parts before noon or on another day.",
    ],
  },
  demand: [
    {
      service: "emergency-hvac",
      why: "An event night is the worst time for a restaurant’s extract fan to stop, as the kitchen can’t cook without it. If yours stops, call us. We come out at night too.",
    },
    {
      service: "water-system-maintenance",
      why: "Water stands still in a rented flat between tenants, and Legionella can grow in it. While the flat is empty, we can flush the taps and check the valves that prevent scalds.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "A restaurant in a new building starts without a kitchen. We can run the gas pipe and fit the interlock, which shuts off the gas if the fan stops.",
    },
  ],
  street: {
    line: [
      "semi",
      "parade",
      "church",
      "stadium",
      "glass tower",
      "new flats 8",
      "hotel 7",
      "shopping centre",
      "factory",
    ],
    notes: [
      ["semi", "Is there an old back boiler behind your semi’s fire? We can fit a new boiler on a wall instead."],
      ["parade", "Is your café kitchen full of smoke? We check both the canopy over the range and the extract fan."],
      ["glass tower", "Only your flat in the tower is cold? If you own it, we check the heat interface unit."],
    ],
  },
} as const satisfies AreaCopy;
