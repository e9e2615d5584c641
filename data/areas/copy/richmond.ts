import type { AreaCopy } from "../../types";

export const richmond = {
  description:
    "For listed houses, riverside offices and homes near the tide in Richmond, Kew, Ham and East Sheen: emergency plumbers, gas engineers and boiler repair.",
  lead: "Our emergency plumbers, gas engineers and heating engineers cover Richmond, Kew, Ham, Mortlake and East Sheen. In listed houses we plan flues and pipes with you before anyone drills a hole.",
  buildings: [
    "A Queen Anne house on Richmond Green, or one in the terraces on the Hill, may have five floors, so hot water needs a return pipe to arrive warm. At Riverside, the Georgian elevation hides an open-plan office of the 1980s, where ceilings leave space for ducts. An Edwardian villa in Kew or East Sheen often has room for a cylinder where the old tank stood. In the post-war council flats of Ham and Mortlake, ask who looks after the shared drains.",
  ],
  working: [
    "Spring tides can cover the waterfront at Water Lane and the meadows by Petersham Road. In a cellar there we raise the boiler, put valves on the low circuits and choose pumps that can run under water. Houses on the Green and the Hill need listed building consent for flues and grilles, and sometimes for a pipe through a panelled wall.",
    "Parkleys and Langham House Close have large panes and little hidden space, so new radiators and pipes must suit the listing. The riverside offices need cooling on the sunny side only, and a heat recovery system can move that heat to the other side.",
  ],
  dayAndNight: [
    "If water is already in the house, call our [emergency plumbers](/services/emergency-plumbing-repairs) and see the [emergency page](/emergency) for what to do first. We can test your [cellar pumps](/plumbing-services/pump-installation) before the next spring tide.",
    "If rooms feel stuffy, we can fit [ventilation](/services/ventilation-systems). Ring us for [boiler repair](/boiler-services) or [air conditioning repair](/air-conditioning), and start with [building services design](/design-services) if your house is listed. If you rent out a flat with gas, we write your [landlord gas safety record](/gas-services/landlord-gas-safety).",
  ],
  benefits: [
    "You get drawings for the consent that show each flue and grille against the brickwork",
    "We find new heating that leaves the original details of a post-war flat in place",
    "If your cellar floods, we can show you which plant is worth raising",
  ],
  demand: [
    {
      service: "hvac-system-design",
      why: "In a Grade I or Grade II house a pipe route is hard to change later, so it has to be drawn, checked and agreed first.",
    },
    {
      service: "ventilation-systems",
      why: "Aircraft on the Heathrow approach keep windows shut, so fresh air has to come through quiet ducts.",
    },
    {
      service: "pump-installation",
      why: "Basements near the towpath can take in groundwater at high tide and need two pumps, one in reserve.",
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
      ["Georgian terrace", "Behind panelling we look at a pipe route with a camera first."],
      ["waterside", "Check the tide tables before you leave anything in a cellar."],
      ["villa", "An airtight, refurbished villa needs mechanical fresh air."],
    ],
  },
} as const satisfies AreaCopy;
