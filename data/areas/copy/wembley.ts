import { changes } from "../../changes";
import type { AreaCopy } from "../../types";

export const wembley = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Wembley, Alperton and Sudbury, with kitchen gas for restaurants and air conditioning for offices.",
  lead: "Call us day or night for an emergency plumber, a gas engineer or a boiler repair in Wembley, Alperton, Barn Hill or Sudbury. In hotels, shops and restaurants, we repair air conditioning and gas ranges.",
  advice: {
    houses: ["When we fit a boiler in a Sudbury or Barn Hill semi, we try to put the flue at the back."],
    flats: [
      "We can service all the heat interface units (HIUs) in a block in one planned round.",
      `If you run the shared heating in a block of flats, you must register it with Ofgem by ${changes.heatNetworks.day}.`,
    ],
    shops: [
      "In restaurants and shops, we can work before you open.",
      "In hotels, industrial units and the outlet shopping centre, we can work at night.",
    ],
    access: [
      "We’ll agree access to flats floor by floor with the building manager.",
      "On event days, roads by the stadium close and parking is limited over a wide area. We deliver heavy parts before noon or on another day.",
      "The new flats in Wembley Park and the towers in Alperton often have shared heating. If your radiators go cold there, tell your landlord or the building manager first.",
    ],
  },
  demand: [
    {
      service: "emergency-hvac",
      why: "If your restaurant’s extract fan stops during evening service, call us. We come out at night.",
    },
    {
      service: "water-system-maintenance",
      why: "If you let flats, we can flush the taps and check the mixing valves while one is empty between tenants.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "For a new restaurant, we can run the gas pipe, fit the safety interlock and test both.",
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
      ["semi", "Old boiler in your semi? We’ll tell you if it’s worth another repair."],
      ["parade", "Café kitchen full of smoke? We check the canopy and the fan."],
      ["glass tower", "If your flat in a tower is cold, it may be the heat interface unit."],
    ],
  },
} as const satisfies AreaCopy;
