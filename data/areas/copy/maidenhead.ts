import type { AreaCopy } from "../../types";

export const maidenhead = {
  description:
    "Riverside homes, flats and offices in Maidenhead, Bray, Cookham and Bourne End: emergency plumbers, gas engineers, boiler repair and cooling.",
  lead: "Need an emergency plumber, boiler repair or a gas engineer in Maidenhead, Bray, Cookham, Taplow or Bourne End? Call us for a house, a riverside flat, a hotel or an office.",
  buildings: [
    "In an apartment near the station, or along the York Stream at Chapel Arches, find your stop valve before you need it. In shops in Queen Street we can start before you open. For a terrace towards Furze Platt or Cox Green, the rear kitchen is usually the place for a flue.",
    "In an Edwardian villa or a boathouse by the Thames, the electrics may be lower than the boiler, so we look at both. At Vanwall, Foundation Park and Norreys Drive, the office parks may keep plant behind screens that open from inside. Flint walls at Cookham and Bray take more time to drill.",
  ],
  working: [
    "The Jubilee River protects the town side, but low roads at Cookham and Bray still flood. We ask how high the water has been before we choose a place for plant.",
    "Houses on the islands are supplied over a footbridge or by boat. An office that was built for one tenant needs sub-meters, separate condensers and new control settings before you can rent it out floor by floor.",
  ],
  dayAndNight: [
    "A failed [sump or booster pump](/plumbing-services/pump-installation) or a leak in your block can be reported at any hour, to our [24-hour emergency plumbers](/services/emergency-plumbing-repairs). If the house is cold, our [heating and boiler repair](/boiler-services) team can come by appointment too.",
    "For a hotel we can combine the [kitchen gas check](/gas-services/commercial-kitchen-gas) with care of its [water system](/services/water-system-maintenance). For offices we offer [air conditioning service](/air-conditioning) and a [new design](/services/hvac-system-design) when the tenants change.",
  ],
  benefits: [
    "We seal the holes where pipes enter a wall that floods",
    "Every floor of your office can have its own meter and controls",
    "We test a basement’s pair of sump pumps under load, with the alarm",
  ],
  demand: [
    {
      service: "hvac-system-design",
      why: "Central plant for a single tenant has to be planned again before several can share it.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "Restaurants in Bray are supplied from the gas main of a village, so we check what it can carry.",
    },
    {
      service: "commercial-installation",
      why: "In a new block, pumped water, drains and risers have to be set out together with the frame.",
    },
  ],
  street: {
    line: ["arches", "parade", "new flats 8", "1960s office 6", "waterside", "villa", "pub", "office park"],
    notes: [
      ["new flats", "New flats may share a plant room below ground."],
      ["waterside", "By the river we stand boilers and heat pumps on raised plinths."],
      ["villa", "Plant for a house on an island may have to come by boat."],
    ],
  },
} as const satisfies AreaCopy;
