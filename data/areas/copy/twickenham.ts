import type { AreaCopy } from "../../types";

export const twickenham = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Twickenham, Teddington, Hampton and Whitton, for homes, shops, pubs, offices and studios.",
  lead: "Our emergency plumbers and gas engineers come to Twickenham, Teddington, Hampton and Whitton day or night. Ring us about a leak, a boiler repair, a bathroom, or air con in a shop, pub or office.",
  advice: {
    houses: [
      "A new boiler in a Whitton semi may need a larger gas pipe, so we check before we quote.",
      "We plan round rugby internationals, when roads near the stadium can close.",
      "If your boiler is old and needs a repair, we’ll say first if it’s worth the money.",
      "On Eel Pie Island, we fit boilers that can be carried over the footbridge.",
    ],
    flats: [
      "Flats in Victorian houses in St Margarets and Strawberry Hill may share a soil pipe. To clear a blocked toilet, we may have to get into the flat below.",
    ],
    shops: ["We can work in shops, churches and pubs when they’re closed."],
    offices: [
      "In film studios, we can work between shoots. Ventilation on a sound stage has to be quiet, so we fit large ducts: slow air makes less noise.",
    ],
    access: ["The Thames can cover the Embankment at spring tides. We check the tide times before we park."],
  },
  demand: [
    {
      service: "emergency-hvac",
      why: "If your pub’s kitchen fan stops on a match day, call us out.",
    },
    {
      service: "pump-installation",
      why: "We fit automatic pumps, with one on standby, in cellars and boathouses that flood.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "Weak shower in the loft? We measure the flow and can fit a pump.",
    },
  ],
  street: {
    line: ["pub", "waterside", "church", "villa", "sound stage", "parade", "semi", "stadium", "by-law terrace"],
    notes: [
      ["pub", "We repair the extract and fresh air supply in hot pub kitchens."],
      ["waterside", "Riverside cellars can flood. We can move the boiler higher up."],
      ["semi", "If sludge blocks the pipes in your semi, we can flush it out."],
    ],
  },
} as const satisfies AreaCopy;
