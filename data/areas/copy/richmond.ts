import type { AreaCopy } from "../../types";

export const richmond = {
  description:
    "Emergency plumbers, boiler engineers and gas engineers for flats, listed houses, offices and restaurants in Richmond, Kew, Ham and East Sheen.",
  lead: "Our emergency plumbers and gas engineers work in homes, shops, restaurants and offices in Richmond, from Kew and Mortlake to Ham. Call us about a leak, a blocked drain, a boiler repair or air con that has stopped.",
  buildings: [
    "Hot water can be slow to reach the top bathroom of a tall Queen Anne house on Richmond Green. We can fit a pumped return pipe. Large Edwardian houses in Kew and East Sheen often have room for a cylinder where the old tank was.",
    "If a pipe leaks in a former council block in Ham or Mortlake, tell the housing association as well as us.",
    "Offices by the river can be hot on the sunny side and cold on the other. We fit air conditioning that moves the heat across.",
  ],
  working: [
    "If your house on the Green or the Hill is listed, you’ll need listed building consent for a new flue or grille, and sometimes for a pipe through a panelled wall. We can prepare the drawings.",
    "Spring tides can cover the waterfront at Water Lane and the meadows by Petersham Road. We plan cellar work nearby around the tides.",
  ],
  dayAndNight: [
    "Burst pipe, blocked drain or water in the cellar? Call our [emergency plumbers](/services/emergency-plumbing-repairs), day or night, and follow the steps on our [emergency page](/emergency). We service your [cellar pump](/plumbing-services/pump-installation) too.",
    "If you rent your home and the heating, hot water or drains go wrong, tell your landlord first, as repairs are their job. If you’re the owner or landlord, ring us day or night for a [boiler repair](/boiler-services). We do the [annual gas safety check](/gas-services/landlord-gas-safety) for rented homes.",
    "[Call us at any hour](/services/emergency-hvac) if the air con stops in your office, shop or restaurant. We also service [air conditioning](/air-conditioning) and [ventilation](/services/ventilation-systems). We do [kitchen gas repairs and checks](/gas-services/commercial-kitchen-gas) for pubs and restaurants. If you manage a building, ask about a [maintenance contract](/maintenance) or, for larger projects, our [design engineers](/design-services).",
  ],
  benefits: [
    "We can check the gas appliances in your pub or restaurant before you open",
    "We tell you which work needs consent at Parkleys and Langham House Close, as both are listed",
    "If you’re a landlord, we do the gas check and boiler service in one visit",
  ],
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
      why: "Basements near the towpath can be wet. We fit two pumps, one as a standby.",
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
      ["Georgian terrace", "Leak behind Georgian panelling? We find it with a camera and fix it."],
      ["waterside", "We can move a boiler up from a riverside cellar that floods."],
      ["detached house", "If the far end of a large house is cold, we balance the radiators."],
    ],
  },
} as const satisfies AreaCopy;
