import type { AreaCopy } from "../../types";

export const shoreditch = {
  description:
    "Air conditioning, gas engineers, emergency plumbers and boiler repair in Shoreditch, Hoxton and Old Street: warehouse offices, bars and hotels.",
  lead: "Our emergency plumbers, gas engineers and air conditioning engineers work in offices, bars, hotels and flats in Shoreditch. We also do boiler repair and gas checks for landlords.",
  buildings: [
    "The timber floors of a warehouse on Curtain Road or Rivington Street may carry less weight in the middle, so we fix heavy units close to the cast-iron columns. Great Eastern Street and Leonard Street are in a conservation area, so we keep cooling units out of sight of the street. If you rent a floor in one of the towers, such as Principal Place, we’ll check what cooling the landlord supplies.",
    "At a hotel, venue or bar round Old Street or Hoxton Square, we can work on a weekday morning, while it’s quiet. Large listed buildings, such as the Town Hall and the church, heat up slowly. If you manage one, we can set its boilers to start early.",
  ],
  working: [
    "Where joists and brick are left bare, there’s no ceiling to hide ducts, pipes or fan coils (the units that blow cool air), so we’ll lay them out neatly.",
    "If there are flats nearby, your kitchen extract usually has to end above the roof. The lightwell, the roof and the air above it may have three owners, so allow time to get their consent. With a bar below and offices above, we’ll agree working hours with both.",
  ],
  dayAndNight: [
    "Toilet flooding your bar at midnight? Ring our [emergency plumbers](/services/emergency-plumbing-repairs). If your kitchen extract fails, call our [emergency ventilation engineers](/services/emergency-hvac).",
    "In offices we [install air conditioning](/services/air-conditioning-installation), then [service and repair it](/air-conditioning), and our [commercial plumbers](/plumbing-services) fit tea points. In restaurants we service [extract and fresh air](/services/ventilation-systems) and issue the [yearly gas certificate](/services/gas-safety-certificates). One [planned maintenance contract](/maintenance) can cover a whole hotel.",
  ],
  benefits: [
    "We’ll show your architect a drawing of exposed ducts and pipes before we fix them",
    "Before we quote for plant on the roof, we’ll find out whose permission you need",
    "We’ll plan your kitchen extract so that its noise and smells don’t bother the flats upstairs",
  ],
  demand: [
    {
      service: "air-conditioning-installation",
      why: "Is your warehouse office too hot? We size its cooling for the people and screens in it.",
    },
    {
      service: "ventilation-systems",
      why: "A kitchen hood needs fresh air to replace what it takes out, and we can provide both.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "If you’re adding washrooms or showers for cyclists, we check that the old drains can take them.",
    },
  ],
  street: {
    line: ["warehouse 5", "parade", "church", "town hall", "warehouse 4", "pub", "hotel 8", "glass tower"],
    notes: [
      ["warehouse", "Sunny side of a warehouse office too hot? We put more cooling there."],
      ["pub", "Stuffy basement bar? We can bring in fresh air as well as extract."],
      ["hotel", "Need a crane at your hotel? We can book it for a Sunday morning."],
    ],
  },
} as const satisfies AreaCopy;
