import type { AreaCopy } from "../../types";

export const twickenham = {
  description:
    "Boiler repair, gas work and emergency plumbing in Twickenham, Teddington, Hampton and Whitton, with visits planned round rugby days and spring tides.",
  lead: "Our emergency plumbers, gas engineers and heating engineers work in Twickenham, Teddington, Hampton and Whitton. We can help with boiler repair, a bathroom in the loft, a cellar pump or a pub’s cooling.",
  buildings: [
    "For a house on Church Street or the Embankment, tell us how often water comes into the cellar. In one of the Victorian villas of St Margarets or Strawberry Hill, several flats may share a soil pipe. A 1930s semi in Whitton usually has an easy route for a larger gas pipe.",
    "Over a shop in Victorian Teddington, the flat may have the meter. In a church, a pub or a film studio, tell us when the building is empty. Near the rugby stadium and in Hampton, we plan the route of the van.",
  ],
  working: [
    "The Embankment floods on spring tides, so we check the tide before a visit and move our vans in time. International matches close roads on the A316 side of town.",
    "Film stages have to be silent, which means large ducts, slow air and plant on soft mounts. The laboratories at Teddington hold their temperature to narrow limits. We work on their plant only in agreed shutdowns.",
  ],
  dayAndNight: [
    "If your cellar cooler or kitchen fan fails before a match, call for [emergency cooling and ventilation repair](/services/emergency-hvac). If your house floods near Teddington Lock, call our [emergency plumbers in Twickenham](/services/emergency-plumbing-repairs). Once the water is out, ask us about a [sump and second pump](/plumbing-services/pump-installation).",
    "At home, you can book [boiler servicing and repair](/boiler-services) or a [bathroom in the loft](/services/bathroom-kitchen-plumbing). A pub kitchen needs its [commercial gas inspection](/services/gas-safety-certificates). For a laboratory or an office, we agree a [maintenance plan](/maintenance) with you.",
  ],
  benefits: [
    "We choose plant for Eel Pie Island in parts that can be carried over the footbridge",
    "Tell us the fixture date, and we plan your visit round it",
    "We measure the air in a film studio while the stage is quiet",
  ],
  demand: [
    {
      service: "emergency-hvac",
      why: "A pub whose kitchen fan stops on a match day can lose its busiest hours of the season.",
    },
    {
      service: "pump-installation",
      why: "Low gardens, cellars and boathouses need a sump and a float switch, and a second pump in case the first one fails.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "If you convert the loft of a villa in St Margarets or a semi in Whitton, we measure your water flow before you choose a shower.",
    },
  ],
  street: {
    line: ["pub", "waterside", "church", "villa", "sound stage", "parade", "semi", "stadium", "by-law terrace"],
    notes: [
      ["pub", "Match Saturdays are hard on a pub’s cellar cooling."],
      ["waterside", "By the river, we fix pumps and burners above the spring tides."],
      ["semi", "A loft bathroom in a semi is a long way from the water main."],
    ],
  },
} as const satisfies AreaCopy;
