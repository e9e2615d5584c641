import type { AreaCopy } from "../../types";

export const twickenham = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Twickenham, Teddington, Hampton and Whitton, for homes, shops, pubs, offices and studios.",
  lead: "Our emergency plumbers, gas engineers and heating engineers work in Twickenham, Teddington, Hampton and Whitton. Ask us about boiler repair, a new bathroom, a cellar pump or air conditioning.",
  buildings: [
    "In a villa in St Margarets or Strawberry Hill, the flats may share a soil pipe, so to clear a blocked toilet we may have to get into the flat below. In a Whitton semi, a new boiler may need a larger gas pipe, so we check before we quote.",
    "In shops, churches, pubs and film studios, we work while the building is empty. In laboratories we agree a time to shut the cooling down.",
  ],
  working: [
    "The river can cover the Embankment on spring tides, so we check the tide times before we park there.",
    "On a sound stage, we move the air slowly through large ducts, so the microphones don’t pick up the ventilation.",
  ],
  dayAndNight: [
    "If a pipe bursts or a drain blocks, our [emergency plumbers in Twickenham](/services/emergency-plumbing-repairs) come out day and night. For your home, you can book [boiler servicing and repair](/boiler-services) or a [new bathroom](/services/bathroom-kitchen-plumbing). For a flat or house that you rent out, we do the yearly [gas check](/gas-services/landlord-gas-safety). If water gets into your cellar, ask us about a [pump](/plumbing-services/pump-installation).",
    "Shop or office too warm? We repair and fit [air conditioning](/air-conditioning), and offer [emergency cooling and ventilation repair](/services/emergency-hvac) out of hours. For pubs and restaurants we repair kitchen gas and do the yearly [commercial gas inspection](/services/gas-safety-certificates). For managed buildings we arrange a [maintenance plan](/maintenance).",
  ],
  benefits: [
    "For a home on Eel Pie Island, we choose a boiler that can be carried over the footbridge",
    "International rugby can close roads near the stadium, so we plan your visit around the fixtures",
    "We can test a film studio’s fans for noise while the stage is quiet",
  ],
  demand: [
    {
      service: "emergency-hvac",
      why: "If your pub’s kitchen fan stops on a match day, call us and we’ll come and repair it.",
    },
    {
      service: "pump-installation",
      why: "In a low cellar or boathouse, we fit a sump with a float switch, and a second pump in case the first fails.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "If you’re converting a loft, we measure your water flow before you choose a shower.",
    },
  ],
  street: {
    line: ["pub", "waterside", "church", "villa", "sound stage", "parade", "semi", "stadium", "by-law terrace"],
    notes: [
      ["pub", "Pub kitchen too hot? We repair the extract and bring in fresh air."],
      ["waterside", "Boiler in a cellar that floods? We can move it above flood level."],
      ["semi", "No hot water in a Whitton semi? We find out why and put it right."],
    ],
  },
} as const satisfies AreaCopy;
