import type { AreaCopy } from "../../types";

export const richmond = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Richmond, Kew, Ham and East Sheen, for listed houses, offices and homes near the river.",
  lead: "Our emergency plumbers, gas engineers and heating engineers cover Richmond, from Kew and Mortlake to Ham. If your house is listed, we’ll agree with you where flues and pipes can go before anyone drills a hole.",
  buildings: [
    "In the tall Queen Anne houses on Richmond Green and the Hill, hot water can take a long time to reach the top bathroom. We can fit a return pipe that keeps hot water moving round the house, so you don’t have to wait at the tap. In an Edwardian villa in Kew or East Sheen, there’s often room for a new cylinder where the old tank was.",
    "If your riverside office is too hot on the sunny side and too cold on the other, a heat recovery system can move the heat across. In the post-war council flats of Ham and Mortlake, a blocked shared drain is usually the landlord’s job, so ring the landlord first.",
  ],
  working: [
    "If your house on the Green or the Hill is listed, you’ll need listed building consent for a new flue or grille, and sometimes for a pipe through a panelled wall. We can prepare the drawings.",
    "Spring tides can cover the waterfront at Water Lane and the meadows by Petersham Road. If water gets into your cellar, we can move the boiler and electrics out of it.",
  ],
  dayAndNight: [
    "If water is already in the house, call our [emergency plumbers](/services/emergency-plumbing-repairs). While you wait, follow the steps on our [emergency page](/emergency). If you already have [cellar pumps](/plumbing-services/pump-installation), we can test them before the next spring tide.",
    "Ring us for [boiler repair](/boiler-services) or [air conditioning repair](/air-conditioning), or about [ventilation](/services/ventilation-systems) for stuffy rooms. For a larger project, our [design engineers](/design-services) can draw the plans. We also issue the [landlord gas safety record](/gas-services/landlord-gas-safety) for rented flats.",
  ],
  benefits: [
    "We can check the gas in your pub’s kitchen before you open",
    "At Parkleys and Langham House Close, which are listed, we’ll check which work needs consent",
    "For a rented flat, we can do the gas check and the boiler service on one visit",
  ],
  demand: [
    {
      service: "hvac-system-design",
      why: "If you’re refitting a house or an office, we can design its heating and ventilation together.",
    },
    {
      service: "ventilation-systems",
      why: "If aircraft noise keeps your windows shut, we can bring in fresh air through quiet ducts.",
    },
    {
      service: "pump-installation",
      why: "Does water come into your basement near the towpath? We fit two pumps, with one in reserve.",
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
      ["Georgian terrace", "Panelling in the way? We look behind it by camera before we drill."],
      ["waterside", "Cellar by the river? We time our work there around the high tides."],
      ["villa", "Draught-proofed villa getting stuffy? We can bring in fresh air."],
    ],
  },
} as const satisfies AreaCopy;
