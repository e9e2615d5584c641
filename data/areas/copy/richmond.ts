import type { AreaCopy } from "../../types";

export const richmond = {
  description:
    "Emergency plumbers, boiler engineers and gas engineers for flats, listed houses, offices and restaurants in Richmond, Kew, Ham and East Sheen.",
  lead: "Our emergency plumbers and gas engineers cover Richmond 24 hours a day, from Kew and Mortlake to Ham. Call us for a leak, a blocked drain or a boiler repair. We also repair air con in shops, restaurants and offices.",
  advice: {
    houses: [
      "Hot water can be slow to reach the top bathroom of a tall Queen Anne house on Richmond Green. We can add a return pipe with a small pump, which keeps hot water moving round, so that the tap runs hot sooner.",
      "If your hot water cylinder leaks, we can replace it. A large Edwardian house in Kew or East Sheen often has room for a bigger one where the old water tank was.",
    ],
    flats: [
      "If you own a flat in a former council block in Ham or Mortlake, the lease says which pipes are yours, and we can repair those.",
      "Parkleys and Langham House Close are listed. If you own a flat in either, ask the council’s planners whether the work needs consent before you order it. We can describe it for them in writing.",
    ],
    shops: [
      "If you run a pub or a restaurant, we can come before your kitchen opens to check the gas cookers, and to test that the gas cuts off when a fan stops.",
    ],
    offices: [
      "An office by the river can be hot on the sunny side and cold on the other. We can fit air conditioning that moves the heat from one side to the other.",
    ],
    access: [
      "If your house on the Green or the Hill is listed, you’ll need listed building consent for a new flue or grille, and sometimes for a pipe through a panelled wall. We can prepare the drawings.",
      "Spring tides can cover the waterfront at Water Lane and the meadows by Petersham Road. If your pub or house there has a cellar, we plan work in it around the tides.",
    ],
  },
  demand: [
    {
      service: "hvac-system-design",
      why: "When a large house or an office is refurbished, the heating pipes and the ventilation ducts compete for the same space. We design the two together.",
    },
    {
      service: "ventilation-systems",
      why: "Planes on their way to Heathrow fly over many homes here. If the noise keeps your windows shut, we can bring in fresh air through ducts.",
    },
    {
      service: "pump-installation",
      why: "Basements near the towpath can flood. We can fit two pumps, so that one takes over if the other fails, and we can service both.",
    },
  ],
  street: {
    line: [
      "Georgian terrace",
      "waterside",
      "1960s office 4",
      "detached house",
      "by-law terrace",
      "pub",
      "school",
      "council block 4",
      "church",
    ],
    notes: [
      ["Georgian terrace", "If a pipe leaks behind Georgian panelling, we trace it before anyone cuts the wood."],
      ["waterside", "If the cellar of your riverside house floods, we can move the boiler to a higher floor."],
      [
        "detached house",
        "In a large house with several baths, one hot water cylinder may be too small. We can add another.",
      ],
    ],
  },
} as const satisfies AreaCopy;
