import type { AreaCopy } from "../../types";

export const richmond = {
  description:
    "For listed houses, riverside offices and homes near the tide in Richmond, Kew, Ham and East Sheen: emergency plumbers, gas engineers and boiler repair.",
  lead: "Our emergency plumbers, gas engineers and heating engineers cover Richmond, from Kew and Mortlake to Ham. If your house is listed, we’ll agree with you where flues and pipes can go before anyone drills a hole.",
  buildings: [
    "In the tall Queen Anne houses on Richmond Green and the Hill, hot water can take a long time to reach the top bathroom. We can fit a return pipe that keeps hot water moving round the house, so you don’t have to wait at the tap. In an Edwardian villa in Kew or East Sheen, there’s often room for a new cylinder where the old tank was.",
    "Riverside offices can be too hot on the sunny side and too cold on the other, and a heat recovery system can move that heat across. In the post-war council flats of Ham and Mortlake, a blocked shared drain is usually the landlord’s job, so ring the landlord first.",
  ],
  working: [
    "On the Green or the Hill, you’ll need listed building consent for a new flue or grille, and sometimes for a pipe through a panelled wall. We’ll prepare the drawings for you.",
    "Spring tides can cover the waterfront at Water Lane and the meadows by Petersham Road. If water gets into your cellar, we can fit pumps that go on running under water.",
  ],
  dayAndNight: [
    "If water is already in the house, call our [emergency plumbers](/services/emergency-plumbing-repairs). While you wait, follow our [emergency page](/emergency). Already have [cellar pumps](/plumbing-services/pump-installation)? We can test them before the next spring tide.",
    "Ring us for [boiler repair](/boiler-services) or [air conditioning repair](/air-conditioning), or about [ventilation](/services/ventilation-systems) for stuffy rooms. Is your house listed? Our [design engineers](/design-services) can help you plan. We also issue the [landlord gas safety record](/gas-services/landlord-gas-safety) for rented flats.",
  ],
  benefits: [
    "We’ll show you on a drawing how a new flue or grille will look",
    "If you live at Parkleys or Langham House Close, we’ll choose radiators to suit the listing",
    "We can move your boiler and electrics out of a cellar that floods",
  ],
  demand: [
    {
      service: "hvac-system-design",
      why: "It’s hard to move a pipe in a Grade I or II house later, so we draw the route and agree it first.",
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
      ["Georgian terrace", "We look behind the panelling with a camera before we route a pipe."],
      ["waterside", "Cellar by the river? We check the tide times before we start."],
      ["villa", "Draught-proofed villa getting stuffy? We can bring in fresh air."],
    ],
  },
} as const satisfies AreaCopy;
