import type { AreaCopy } from "../../types";

export const shoreditch = {
  description:
    "Air conditioning engineers, emergency plumbers and gas engineers for offices, bars, hotels and flats in and around Shoreditch, Hoxton and Old Street.",
  lead: "Our emergency plumbers, gas engineers and air con engineers work day or night in and around Shoreditch, Hoxton and Old Street. Call us about a leak, a boiler repair or cooling in a flat, office, bar, restaurant or hotel.",
  advice: {
    houses: [
      "We agree the routes of visible ducts and pipes with your architect first.",
      "A large listed building such as the Town Hall heats up slowly, so we can set its boilers to start early.",
    ],
    flats: [
      "We can do a landlord’s gas safety check (CP12) when we service the boiler.",
      "In towers such as Principal Place, the landlord may already cool your floor. We’ll find out before you pay for more.",
    ],
    shops: ["If you run a venue or a bar, we can come on a weekday morning."],
    offices: [
      "Before we quote, we’ll tell you whose permission you need for plant on the roof.",
      "Warehouse offices on Curtain Road and Rivington Street have timber floors, which may carry less weight between the iron columns. We put heavy units near the columns.",
    ],
    access: [
      "A kitchen extract near flats usually has to discharge above the roof. The duct may have to cross another owner’s roof or lightwell, so allow time for consent.",
      "In a conservation area, we keep outdoor units out of sight of the street.",
    ],
  },
  demand: [
    {
      service: "air-conditioning-installation",
      why: "We size air conditioning for the people and screens in your office.",
    },
    {
      service: "ventilation-systems",
      why: "A kitchen hood needs fresh air coming in, so we can fit the hood and the supply together.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "Before you add washrooms or showers, we make sure the old drains can cope.",
    },
  ],
  street: {
    line: ["warehouse 5", "parade", "church", "town hall", "warehouse 4", "pub", "hotel 8", "glass tower"],
    notes: [
      ["warehouse", "We repair or upgrade air con that can’t cope in a warehouse office."],
      ["pub", "If your basement bar gets stuffy, we can fit fresh air fans."],
      ["hotel", "Air con off in a hotel bedroom? We’ll come and fix it."],
    ],
  },
} as const satisfies AreaCopy;
