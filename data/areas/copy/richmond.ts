import type { AreaCopy } from "../../types";

export const richmond = {
  description:
    "For listed houses, riverside offices and homes near the tide in Richmond, Kew, Ham and East Sheen: emergency plumbers, gas engineers and boiler repair.",
  lead: "Our emergency plumbers, gas engineers and heating engineers cover Richmond, from Kew and Mortlake to Ham. If your house is listed, we’ll plan flues and pipes with you before anyone drills a hole.",
  buildings: [
    "In a Queen Anne house on Richmond Green, or a five-storey house on the Hill, we can fit a return pipe so that every tap runs hot sooner. The 1980s offices behind Riverside’s Georgian front are open-plan, so we run ducts in the ceilings. In an Edwardian villa in Kew or East Sheen, we can often put a cylinder where the old tank was. If a shared drain blocks in the post-war council flats of Ham or Mortlake, report it to the landlord first.",
  ],
  working: [
    "Spring tides can cover the waterfront at Water Lane and the meadows by Petersham Road. In cellars there we put valves on the lower heating circuits and choose pumps that can run under water. If your house is on the Green or the Hill, you’ll need listed building consent for flues and grilles, and sometimes for a pipe through a panelled wall.",
    "Riverside offices may need cooling on the sunny side only, and a heat recovery system can move that heat to the other side.",
  ],
  dayAndNight: [
    "If water is already in the house, call our [emergency plumbers](/services/emergency-plumbing-repairs) and see the [emergency page](/emergency) for what to do first. If you have [cellar pumps](/plumbing-services/pump-installation), we can test them before the next spring tide.",
    "Stuffy rooms? We can fit [ventilation](/services/ventilation-systems). Ring us for [boiler repair](/boiler-services) or [air conditioning repair](/air-conditioning), or start with [building services design](/design-services) if your house is listed. If you rent out a flat, we issue the [landlord gas safety record](/gas-services/landlord-gas-safety).",
  ],
  benefits: [
    "For your consent application, we draw each flue and grille on the brickwork",
    "At Parkleys and Langham House Close, we choose radiators and pipes that suit the listing",
    "If your cellar floods, we’ll show you which plant is worth raising",
  ],
  demand: [
    {
      service: "hvac-system-design",
      why: "In a Grade I or II house a pipe is hard to move later, so we draw and agree its route first.",
    },
    {
      service: "ventilation-systems",
      why: "If aircraft on the Heathrow approach keep your windows shut, we can bring in fresh air through quiet ducts.",
    },
    {
      service: "pump-installation",
      why: "If your basement near the towpath lets in water at high tide, we fit two pumps, one in reserve.",
    },
  ],
  street: {
    line: [
      "Georgian terrace",
      "waterside",
      "1960s office 4",
      "villa",
      "by-law terrace",
      "pub",
      "school",
      "council block 4",
      "church",
    ],
    notes: [
      ["Georgian terrace", "We check the route for a pipe behind panelling with a camera first."],
      ["waterside", "We check the tide tables before we leave anything in a cellar."],
      ["villa", "If you’ve made your villa airtight, we can bring in fresh air."],
    ],
  },
} as const satisfies AreaCopy;
