import type { AreaCopy } from "../../types";

export const twickenham = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Twickenham, Teddington, Hampton and Whitton, for homes, shops, pubs, offices and studios.",
  lead: "Call our emergency plumbers and gas engineers day or night for a leak or a boiler repair in Twickenham, Teddington, Hampton or Whitton. We also repair air conditioning in shops, pubs and offices.",
  advice: {
    houses: [
      "The gas pipe in a Whitton semi may have been laid for a smaller boiler than the one you want now. We check whether it needs replacing before we quote.",
      "You can only reach Eel Pie Island by the footbridge or by boat. If you live there, we choose a boiler that can be carried over the bridge.",
    ],
    flats: [
      "Flats in Victorian houses in St Margarets and Strawberry Hill may share a soil pipe, which takes the waste from every toilet in the house. To clear a blockage, we may have to get into the flat below, so please let your neighbours know.",
    ],
    shops: [
      "In a pub or restaurant, planned work can mean a few hours without gas or water. We can do it while you’re closed, and we keep clear of rugby weekends, when you’re busiest.",
    ],
    offices: [
      "Microphones on a sound stage pick up the noise of air in the ducts. We fit large ducts, because slow air makes less noise, and in film studios we can work between shoots.",
    ],
    access: [
      "The Thames can cover the Embankment at spring tides, so we check the tide times before we park a van there.",
      "Roads near the stadium can close for rugby internationals, so we plan visits and deliveries round them. Tell us when you book if you already know of a closure in your street.",
    ],
  },
  demand: [
    {
      service: "emergency-hvac",
      why: "A pub kitchen can’t cook for a match-day crowd without its extract fan. If yours stops, call us out.",
    },
    {
      service: "pump-installation",
      why: "Cellars and boathouses near the river can flood when the water is high. We fit automatic pumps, with one on standby.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "When a semi gets a bathroom in the loft, its shower may be weak because it’s the highest tap in the house. We measure the flow and can fit a pump.",
    },
  ],
  street: {
    line: ["pub", "waterside", "church", "villa", "sound stage", "parade", "semi", "stadium", "by-law terrace"],
    notes: [
      ["pub", "Is your pub kitchen too hot? We repair both the extract fan and the fresh air supply."],
      ["waterside", "If your boiler stands in a riverside cellar, we can move it higher up."],
      ["semi", "The side wall of a semi faces next door. We plan a flue that’s clear of their windows."],
    ],
  },
} as const satisfies AreaCopy;
