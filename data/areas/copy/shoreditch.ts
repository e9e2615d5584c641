import type { AreaCopy } from "../../types";

export const shoreditch = {
  description:
    "Air conditioning engineers, emergency plumbers and gas engineers for offices, bars, hotels and flats in and around Shoreditch, Hoxton and Old Street.",
  lead: "Our emergency plumbers and gas engineers work day or night in Shoreditch (EC2A, E1 and E2), Hoxton (N1) and Old Street. Call us about a leak or a boiler repair at home, or if the air con or extract fan fails in your office, bar, restaurant or hotel.",
  advice: {
    flats: [
      "In a warehouse flat or loft, the pipes and ducts are often left on show. We agree with you or your architect where each one will run before we fit any.",
      "The outside walls of a warehouse usually belong to the freeholder, even if you own your flat. Ask the freeholder before you order air conditioning or a new flue, and we’ll supply the drawings.",
    ],
    shops: [
      "A restaurant kitchen near flats usually has to send its fumes out above the roof. The duct may have to cross another owner’s roof or lightwell, so ask for that owner’s consent early.",
      "Bars and venues need their air con and fans most in the evening, so we can service yours on a weekday morning. If neighbours can hear the fans at night, we can fit quieter ones.",
    ],
    offices: [
      "In towers such as Principal Place, the landlord may already cool your floor. We’ll find out before you pay for more air conditioning.",
      "Many warehouse offices on Curtain Road and Rivington Street have timber floors, which may carry less weight between the iron columns, so we put heavy units close to a column.",
      "A large listed building such as the Town Hall heats up slowly. We can set the boilers to start early enough for your first visitors.",
    ],
    access: [
      "Equipment on a roof may need permission from your landlord, the council or both. In a conservation area, an outdoor unit that shows from the street may be refused, so we look for a place that’s out of sight.",
    ],
  },
  demand: [
    {
      service: "air-conditioning-installation",
      why: "A studio full of people and screens gives off a lot of heat. We allow for both when we work out how much air conditioning you need.",
    },
    {
      service: "ventilation-systems",
      why: "A kitchen hood takes out air that has to be replaced, and a basement kitchen has no windows. We can fit the hood and the fresh air supply together.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "Warehouses weren’t built with washrooms on every floor. Before you add toilets or showers, we check that the old drains can cope.",
    },
  ],
  street: {
    line: ["warehouse 5", "parade", "church", "town hall", "warehouse 4", "pub", "hotel 8", "glass tower"],
    notes: [
      ["warehouse", "If the air con can’t cope on the top floor of a warehouse, we can repair or upgrade it."],
      ["pub", "Basement bar stuffy when it fills up on a Friday? We can fit fans that bring in fresh air."],
      ["hotel", "Air con off in one hotel bedroom? We try to repair it while the other rooms stay cool."],
    ],
  },
} as const satisfies AreaCopy;
