import type { AreaCopy } from "../../types";

export const twickenham = {
  description:
    "Boiler repair, gas work and emergency plumbing in Twickenham, Teddington, Hampton and Whitton, with visits planned round rugby days and spring tides.",
  lead: "Our emergency plumbers, gas engineers and heating engineers work in Twickenham, Teddington and Hampton. We can help with boiler repair, a bathroom in the loft, a cellar pump or a pub’s cooling.",
  buildings: [
    "How often does water come into your cellar on Church Street or the Embankment? Please tell us, because that decides which pump you need. In a St Margarets or Strawberry Hill villa, flats may share a soil pipe, so we may have to get into the flat below yours. In a 1930s semi in Whitton, there’s usually an easy route for a larger gas pipe.",
    "If your shop in Teddington has its meter in the flat above, we’ll need both keys. In a church, a pub or a film studio, we can work while the building is empty.",
  ],
  working: [
    "The river can cover the Embankment on spring tides, so we’ll check the tide before a visit and move our vans in time.",
    "On a film stage we use large ducts and slow air, so the microphones don’t pick it up. The laboratories at Teddington hold their temperature within narrow limits, so we’d only work there in an agreed shutdown.",
  ],
  dayAndNight: [
    "If your cooling fails, call for [emergency cooling and ventilation repair](/services/emergency-hvac). If your house floods near Teddington Lock, our [emergency plumbers in Twickenham](/services/emergency-plumbing-repairs) can pump the water out. Afterwards, ask us about a [pump for the cellar](/plumbing-services/pump-installation).",
    "At home, you can book [boiler servicing and repair](/boiler-services) or a [new bathroom](/services/bathroom-kitchen-plumbing). In pub kitchens we do the [commercial gas inspection](/services/gas-safety-certificates), and for laboratories and offices we arrange a [maintenance plan](/maintenance).",
  ],
  benefits: [
    "On Eel Pie Island? We’ll choose plant that can be carried over the footbridge in parts",
    "International rugby can close roads on the A316 side of town, so we’ll plan your visit around the fixtures",
    "We can test a film studio’s fans for noise while the stage is quiet",
  ],
  demand: [
    {
      service: "emergency-hvac",
      why: "If a pub’s kitchen fan stops on a match day, call us straight away and we’ll come to repair it.",
    },
    {
      service: "pump-installation",
      why: "In low gardens, cellars and boathouses we fit a sump, a float switch and a second pump in case the first fails.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "If you’re converting a loft in St Margarets or Whitton, we’ll measure your water flow before you choose a shower.",
    },
  ],
  street: {
    line: ["pub", "waterside", "church", "villa", "sound stage", "parade", "semi", "stadium", "by-law terrace"],
    notes: [
      ["pub", "We can service your pub’s cellar cooling before a match day."],
      ["waterside", "By the river, we set pumps and burners above spring-tide level."],
      ["semi", "Loft bathroom in your semi? We can plan it with your builder."],
    ],
  },
} as const satisfies AreaCopy;
