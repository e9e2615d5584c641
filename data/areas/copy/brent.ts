import type { AreaCopy } from "../../types";

export const brent = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Brent, for homes in Willesden, Neasden and Kensal Green and businesses in Harlesden and Park Royal.",
  lead: "Our emergency plumbers, gas engineers and heating engineers work in southern Brent, from Neasden and Willesden to Kensal Green. Call us for a leak, a gas check, a boiler repair or air conditioning repair.",
  buildings: [
    "Many villas in Mapesbury, towards Cricklewood, are now flats with a gas meter each. Before we test the gas, we trace which meter feeds which flat. If you live over a shop in Harlesden or Willesden, your stopcock may be in the shop, so find out who has the key.",
    "Production stopped in your bakery or food factory at Park Royal? Tell us whether you’ve lost steam, gas or chilled water, so that we send the right engineer. We agree any shutdown at First Central business park or Central Middlesex Hospital with the building’s own team.",
  ],
  working: [
    "We follow a food factory’s hygiene rules, and count our tools in and out. If new ovens need a larger gas meter, we work out the size, so that you can ask your gas supplier for it early.",
  ],
  dayAndNight: [
    "Burst pipe or blocked drain? Our [emergency plumbers](/services/emergency-plumbing-repairs) come out day and night. We do [boiler repairs](/boiler-services) as well, so ring us when the house goes cold. For landlords, one visit can cover the [gas safety checks](/gas-services/landlord-gas-safety) of every flat in a house.",
    "Ring us when the [air conditioning](/air-conditioning) breaks down in your shop or office. We do [kitchen gas repairs and checks](/gas-services/commercial-kitchen-gas) in restaurants and takeaways, and other [commercial gas work](/gas-services). Factory, warehouse and facilities managers can ask about [emergency cover](/emergency-services).",
  ],
  benefits: [
    "We service a factory’s burners, coils and extract ducts in one planned shutdown",
    "We label the stopcock in a terraced house, so that you can find it in a hurry",
    "Small back yard? We place the boiler flue clear of doors and windows",
  ],
  demand: [
    {
      service: "system-commissioning",
      why: "We set your burners with an analyser under real load, and give you the readings for your audit file.",
    },
    {
      service: "chiller-installation",
      why: "Food factories are often next to housing, so we choose quiet chillers for them.",
    },
    {
      service: "landlord-gas-safety",
      why: "A rented flat with gas needs a check every 12 months. We do it and send you the record.",
    },
  ],
  street: {
    line: ["by-law terrace", "parade", "church", "villa", "semi", "office park", "hospital 6", "factory"],
    notes: [
      ["by-law terrace", "New boiler in your terrace? We check that the gas pipe can feed it."],
      ["parade", "Noisy kitchen fan below flats? We can quieten it and clean the duct."],
      ["factory", "Factory hot and stuffy? We repair the ventilation and the cooling."],
    ],
  },
} as const satisfies AreaCopy;
