import type { AreaCopy } from "../../types";

export const shoreditch = {
  description:
    "Air conditioning engineers, emergency plumbers and gas engineers for offices, bars, hotels and flats in and around Shoreditch, Hoxton and Old Street.",
  lead: "Our emergency plumbers and gas engineers work day or night in and around Shoreditch, Hoxton and Old Street. Call us about a leak or a boiler repair at home, or if the air con or extract fan fails in your office, bar, restaurant or hotel.",
  advice: {
    flats: [
      "In a warehouse flat or loft, the pipes and ducts often stay in view. We agree their routes with you or your architect before we fit any.",
    ],
    shops: [
      "A restaurant kitchen near flats usually has to send its fumes out above the roof. The duct may have to cross another owner’s roof or lightwell, so allow time for that owner’s consent.",
      "Bars and venues need their air con and fans most in the evening. If you run one, we can service them on a weekday morning.",
    ],
    offices: [
      "In towers such as Principal Place, the landlord may already cool your floor. We’ll find out before you pay for more air conditioning.",
      "Warehouse offices on Curtain Road and Rivington Street have timber floors, which may carry less weight between the iron columns. We put heavy units near the columns.",
      "Large listed buildings such as the Town Hall heat up slowly. If you run one, we can set the boilers to start early enough for your first visitors.",
    ],
    access: [
      "Plant on a roof can need permission from the landlord, the council or both. We’ll tell you which before we quote.",
      "An outdoor unit that shows from the street may be refused permission in a conservation area. We look for a place that’s out of sight.",
    ],
  },
  demand: [
    {
      service: "air-conditioning-installation",
      why: "A studio full of people and screens gives off a lot of heat. We count both when we choose the size of your air conditioning.",
    },
    {
      service: "ventilation-systems",
      why: "A kitchen hood takes out air that has to be replaced, and a basement has no windows. We can fit the hood and the fresh air supply together.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "Warehouses weren’t built with washrooms on every floor. Before you add washrooms or showers, we make sure that the old drains can cope.",
    },
  ],
  street: {
    line: ["warehouse 5", "parade", "church", "town hall", "warehouse 4", "pub", "hotel 8", "glass tower"],
    notes: [
      ["warehouse", "If the air con can’t cope on the top floor of a warehouse, we can repair or upgrade it."],
      ["pub", "A basement bar fills up fast on a Friday. If yours gets stuffy, we can fit fresh air fans."],
      ["hotel", "If the air con fails in one hotel bedroom, we try to repair it with the others still on."],
    ],
  },
} as const satisfies AreaCopy;
