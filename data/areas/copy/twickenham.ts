import type { AreaCopy } from "../../types";

export const twickenham = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Twickenham, Teddington, Hampton and Whitton, for homes, shops, pubs, offices and studios.",
  lead: "Call our emergency plumbers and gas engineers day or night for a leak or a boiler repair in Twickenham, Teddington, Hampton or Whitton. We also repair air conditioning in shops, pubs and offices.",
  advice: {
    houses: [
      "The gas pipe in a Whitton semi may have been laid for a smaller boiler than the one you want now. Before we quote, we check whether it needs replacing.",
      "You can only reach Eel Pie Island by the footbridge or by boat. If you live there, we choose a boiler that can be carried over the bridge.",
    ],
    flats: [
      "Flats in Victorian houses in St Margarets and Strawberry Hill may share a soil pipe, which takes the waste from every toilet in the house. To clear a blockage, we may have to get into the flat below, so please let your neighbours know.",
    ],
    shops: [
      "In a pub or restaurant, planned work can mean a few hours without gas or water. We can do the work while you’re closed, and we keep clear of rugby weekends, when you’re busiest.",
    ],
    offices: [
      "To reach an outdoor air con unit behind a shop or an office in Teddington or Hampton, we may have to cross a neighbour’s yard. Please ask them before we come, so that the repair isn’t held up.",
      "Microphones on a sound stage pick up the noise of air in the ducts. We fit large ducts, because air moves more slowly in them and makes less noise. In film studios, we can work between shoots.",
    ],
    access: [
      "The Thames can cover the Embankment at spring tides, so we check the tide times before we park a van there.",
      "When roads near the stadium close for rugby internationals, we plan visits and deliveries round the closures. If you already know of a closure in your street, tell us when you book.",
    ],
  },
  demand: [
    {
      service: "emergency-hvac",
      why: "A pub kitchen can’t cook for a match-day crowd without its extract fan. If yours stops, call us out.",
    },
    {
      service: "pump-installation",
      why: "Cellars and boathouses near the river can flood when the water is high. We fit automatic pumps, with a second pump on standby.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "When a semi gets a bathroom in the loft, the new shower may be weak, because water pressure is lowest at the top of a house. We measure the flow and can fit a pump.",
    },
  ],
  street: {
    line: ["pub", "waterside", "church", "villa", "sound stage", "parade", "semi", "stadium", "by-law terrace"],
    notes: [
      ["pub", "Is your pub kitchen too hot? We repair both the extract fan and the fresh air supply."],
      ["waterside", "A boiler in a riverside cellar can be ruined by a flood. We can move the boiler higher up."],
      ["semi", "If your boiler’s flue comes out of the side wall of a semi, we keep it clear of next door’s windows."],
    ],
  },
} as const satisfies AreaCopy;
