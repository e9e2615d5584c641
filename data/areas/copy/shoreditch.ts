import type { AreaCopy } from "../../types";

export const shoreditch = {
  description:
    "Air conditioning engineers, emergency plumbers and gas engineers for offices, bars, hotels and flats in Shoreditch, Hoxton and Old Street.",
  lead: "Our emergency plumbers, gas engineers and air conditioning engineers work in offices, bars, hotels and flats in Shoreditch, Hoxton and Old Street. Call us about a leak, a boiler repair or a room that is too warm.",
  buildings: [
    "We work in warehouse offices on Curtain Road and Rivington Street. Their timber floors may carry less weight in the middle, so we fix heavy units near the iron columns. In a conservation area, we keep cooling units out of sight of the street.",
    "If you rent a floor in one of the towers, such as Principal Place, we check what cooling the landlord supplies before we add more.",
    "In hotels, venues and bars, we can work on a weekday morning, while it’s quiet.",
    "Large listed buildings, such as the Town Hall and the church, heat up slowly, so we set their boilers to start early.",
  ],
  working: [
    "Where brick and joists are left bare, there’s no ceiling to hide ducts and pipes, so we lay them out neatly.",
    "A kitchen extract near flats usually has to end above the roof. The roof and the lightwell may have different owners, so allow time to get their consent.",
  ],
  dayAndNight: [
    "Toilet overflowing, pipe burst or drain blocked? Ring our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour. In flats we also do [boiler repairs](/boiler-services), and the [landlord’s gas check](/gas-services/landlord-gas-safety) once a year.",
    "We install [air conditioning](/services/air-conditioning-installation) in offices and shops that get too hot, and [service and repair it](/air-conditioning) afterwards. Our [commercial plumbers](/plumbing-services) fit tea points and washrooms.",
    "In restaurants and bars we do [kitchen gas repairs](/gas-services/commercial-kitchen-gas), service [extract and fresh air](/services/ventilation-systems) and issue the [yearly gas certificate](/services/gas-safety-certificates). If your extract fails, call our [emergency ventilation engineers](/services/emergency-hvac). One [planned maintenance contract](/maintenance) can cover a whole hotel or office building.",
  ],
  benefits: [
    "We show your architect a drawing of exposed ducts and pipes before we fix them",
    "Before we quote for plant on the roof, we find out whose permission you need",
    "We do a landlord’s gas check and the boiler service on the same day",
  ],
  demand: [
    {
      service: "air-conditioning-installation",
      why: "Is your warehouse office too hot? We size its cooling for the people and screens in it.",
    },
    {
      service: "ventilation-systems",
      why: "A kitchen hood needs fresh air to replace what it takes out, and we provide both.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "Adding washrooms or showers? We check that the old drains can cope.",
    },
  ],
  street: {
    line: ["warehouse 5", "parade", "church", "town hall", "warehouse 4", "pub", "hotel 8", "glass tower"],
    notes: [
      ["warehouse", "Low water pressure on the top floor? We can fit a pump."],
      ["pub", "Stuffy basement bar? We fit fans that bring in fresh air."],
      ["hotel", "Hotel bedrooms too warm? We repair the air conditioning."],
    ],
  },
} as const satisfies AreaCopy;
