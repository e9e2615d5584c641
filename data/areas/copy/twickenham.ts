import type { AreaCopy } from "../../types";

export const twickenham = {
  description:
    "Boiler repair, gas work and emergency plumbing in Twickenham, Teddington, Hampton and Whitton, with visits planned round rugby days and spring tides.",
  lead: "Our emergency plumbers, gas engineers and heating engineers work in Twickenham, Teddington and Hampton. We can help with boiler repair, a loft bathroom, a cellar pump or air conditioning.",
  buildings: [
    "If you rent out a flat on Church Street, we can do the yearly [gas check](/gas-services/landlord-gas-safety). For a blocked toilet in a St Margarets or Strawberry Hill villa, we may have to get into the flat below, because the flats may share a soil pipe. If a new boiler in your Whitton semi needs a larger gas pipe, we can run one.",
    "If the gas meter for your shop in Teddington is in the flat above, we’ll need to get into both. In a church, a pub or a film studio, we can work while the building is empty.",
  ],
  working: [
    "The river can cover the Embankment on spring tides, so we check the tide times before we park there.",
    "On a film stage we use large ducts and slow air, so the microphones don’t pick up the ventilation. Laboratories at Teddington hold a steady temperature, so we’d work on their cooling only in an agreed shutdown.",
  ],
  dayAndNight: [
    "If your office cooling fails, call for [emergency cooling and ventilation repair](/services/emergency-hvac). If a pipe bursts, our [emergency plumbers in Twickenham](/services/emergency-plumbing-repairs) come out day and night. If water gets into your cellar on the Embankment, ask us about a [pump for the cellar](/plumbing-services/pump-installation).",
    "At home, you can book [boiler servicing and repair](/boiler-services) or a [new bathroom](/services/bathroom-kitchen-plumbing). In pub kitchens we do the [commercial gas inspection](/services/gas-safety-certificates), and for laboratories and offices we arrange a [maintenance plan](/maintenance).",
  ],
  benefits: [
    "For a home on Eel Pie Island, we’ll choose a boiler that we can carry over the footbridge",
    "International rugby can close roads near the stadium, so we’ll plan your visit around the fixtures",
    "We can test a film studio’s fans for noise while the stage is quiet",
  ],
  demand: [
    {
      service: "emergency-hvac",
      why: "If your pub’s kitchen fan stops on a match day, call us and we’ll come and repair it.",
    },
    {
      service: "pump-installation",
      why: "In a low cellar or boathouse, we can fit a sump with a float switch, and a second pump in case the first fails.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "If you’re converting a loft in St Margarets or Whitton, we’ll measure your water flow before you choose a shower.",
    },
  ],
  street: {
    line: ["pub", "waterside", "church", "villa", "sound stage", "parade", "semi", "stadium", "by-law terrace"],
    notes: [
      ["pub", "Beer too warm? We can repair your pub’s cellar cooling."],
      ["waterside", "By the river, we mount boilers and controls above flood level."],
      ["semi", "Loft bathroom in your semi? We can plan the pipes with your builder."],
    ],
  },
} as const satisfies AreaCopy;
