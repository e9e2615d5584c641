import type { AreaCopy } from "../../types";

export const richmond = {
  description:
    "Emergency plumbers, boiler engineers and gas engineers for flats, listed houses, offices and restaurants in Richmond, Kew, Ham and East Sheen.",
  lead: "Our emergency plumbers and gas engineers cover Richmond 24 hours a day, from Kew and Mortlake to Ham. Call us for a leak, a blocked drain or a boiler repair. We also repair shop, restaurant and office air con.",
  advice: {
    houses: [
      "For landlords, we can do the gas safety check (CP12) and the boiler service in one visit.",
      "Spring tides can cover the waterfront at Water Lane and the meadows by Petersham Road. We plan cellar work nearby around the tides.",
      "Hot water can be slow to reach the top bathroom of a tall Queen Anne house on Richmond Green. A pumped hot water return can put that right.",
      "Large Edwardian houses in Kew and East Sheen often have room for a hot water cylinder where the old tank was. If your cylinder leaks, we can replace it.",
    ],
    flats: [
      "If a pipe leaks in a former council block in Ham or Mortlake, tell the housing association as well as us.",
    ],
    shops: ["We can check the gas appliances in your pub or restaurant before you open."],
    offices: [
      "Offices by the river can be hot on the sunny side and cold on the other. We can fit air conditioning that moves the heat across.",
    ],
    access: [
      "We’ll tell you which work needs consent at Parkleys and Langham House Close, as both are listed.",
      "If your house on the Green or the Hill is listed, you’ll need listed building consent for a new flue or grille, and sometimes for a pipe through a panelled wall. We can prepare the drawings.",
    ],
  },
  demand: [
    {
      service: "hvac-system-design",
      why: "We design the heating and ventilation together for a refurbished house or office.",
    },
    {
      service: "ventilation-systems",
      why: "If aircraft noise keeps your windows shut, we can duct in fresh air.",
    },
    {
      service: "pump-installation",
      why: "Basements near the towpath can flood, so we can fit two pumps, one on standby, and service them.",
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
      ["Georgian terrace", "Leak behind Georgian panelling? We trace it before we cut the wood."],
      ["waterside", "We can move a boiler up from a riverside cellar that floods."],
      ["detached house", "A large house with several baths may need more than one cylinder."],
    ],
  },
} as const satisfies AreaCopy;
