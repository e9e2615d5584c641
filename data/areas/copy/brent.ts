import type { AreaCopy } from "../../types";

export const brent = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Brent, for homes in Willesden, Neasden and Kensal Green, and businesses in Harlesden and Park Royal.",
  lead: "Our emergency plumbers, gas engineers and heating engineers work in homes, shops, restaurants, offices and factories in southern Brent, from Neasden and Willesden to Kensal Green. If a pipe leaks, a drain blocks or the boiler or air con stops, ring us.",
  buildings: [
    "Many Victorian houses in Mapesbury, towards Cricklewood, are now flats with a gas meter each. Before we test the gas, we trace which meter feeds which flat. If you live over a shop in Harlesden or Willesden, your stopcock may be in the shop. Ask who has the keys.",
    "If production stops in your Park Royal food factory, tell us whether you’ve lost steam, gas or chilled water, so we send the right engineer. If you work at First Central business park or Central Middlesex Hospital, tell us whom to ask before a shutdown.",
  ],
  working: [
    "We follow your food factory’s hygiene rules, and count our tools in and out. If new ovens need a larger gas meter, we work out the size, so you can order it early.",
  ],
  dayAndNight: [
    "Our [emergency plumbers](/services/emergency-plumbing-repairs) come out day and night for a burst pipe or a blocked drain. Boiler stopped? If you rent your home, your landlord has to repair it. Owners and landlords can call us at any hour for a [boiler repair](/boiler-services). One visit can cover the [gas safety checks](/gas-services/landlord-gas-safety) for every flat in a house.",
    "When the [air conditioning](/air-conditioning) stops in your shop, office or factory, [ring us day or night](/services/emergency-hvac). We do [kitchen gas repairs and checks](/gas-services/commercial-kitchen-gas) in restaurants and takeaways, and other [commercial gas work](/gas-services). If you manage a factory, warehouse or offices, ask about [emergency cover](/emergency-services) and a [maintenance contract](/maintenance).",
  ],
  benefits: [
    "We trace and label the stopcock in a terraced house if you can’t find it",
    "In a small back yard, we keep a new flue clear of doors and windows",
    "We service your factory’s burners, coils and extract ducts in one planned shutdown",
  ],
  demand: [
    {
      service: "system-commissioning",
      why: "We set your factory’s burners with an analyser under load, and give you the readings for your audit.",
    },
    {
      service: "chiller-installation",
      why: "Food factories often have housing next door. We fit quiet chillers.",
    },
    {
      service: "landlord-gas-safety",
      why: "A rented flat with gas needs a check every 12 months. We do it and send you the record.",
    },
  ],
  street: {
    line: ["by-law terrace", "parade", "church", "villa", "semi", "office park", "hospital 6", "factory"],
    notes: [
      ["by-law terrace", "We run a larger gas pipe when a new boiler in a terrace needs one."],
      ["parade", "We can quieten a noisy kitchen fan below flats."],
      ["factory", "Factory hot and stuffy? We find out why and put it right."],
    ],
  },
} as const satisfies AreaCopy;
