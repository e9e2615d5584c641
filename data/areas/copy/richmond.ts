import type { AreaCopy } from "../../types";

export const richmond = {
  description:
    "Emergency plumbers, boiler engineers and gas engineers for flats, listed houses, offices and restaurants in Richmond, Kew, Ham and East Sheen.",
  lead: "Our emergency plumbers, gas engineers and heating engineers cover Richmond, from Kew and Mortlake to Ham. Call us about a leak, a boiler repair or an office that is too warm.",
  buildings: [
    "In the tall Queen Anne houses on Richmond Green and the Hill, hot water can take a long time to reach the top bathroom. We fit a return pipe that keeps the hot water moving, so you don’t have to wait at the tap. In Edwardian villas in Kew and East Sheen, there’s often room for a new cylinder where the old tank was.",
    "In the post-war council flats of Ham and Mortlake, a blocked shared drain is usually the landlord’s job, so ring the landlord first.",
    "Offices by the river can be too hot on the sunny side and too cold on the other. A heat recovery system can move the heat across.",
  ],
  working: [
    "If your house on the Green or the Hill is listed, you’ll need listed building consent for a new flue or grille, and sometimes for a pipe through a panelled wall. We prepare the drawings.",
    "Spring tides can cover the waterfront at Water Lane and the meadows by Petersham Road, so we time work in the cellars there around the high tides.",
  ],
  dayAndNight: [
    "Burst pipe, blocked drain or water in the cellar? Call our [emergency plumbers](/services/emergency-plumbing-repairs), day or night. While you wait, follow the steps on our [emergency page](/emergency). We also service [cellar pumps](/plumbing-services/pump-installation).",
    "Ring us for a [boiler repair](/boiler-services) or a boiler service in your house or flat. For rented homes, we do the [landlord’s gas safety check](/gas-services/landlord-gas-safety) each year and issue the record.",
    "Where an office or a shop is hot or stuffy, we repair the [air conditioning](/air-conditioning) and improve the [ventilation](/services/ventilation-systems). Pubs and restaurants can book [kitchen gas](/gas-services/commercial-kitchen-gas) repairs and checks. For managed buildings, we offer [maintenance contracts](/maintenance), and for larger projects our [design engineers](/design-services) draw the plans.",
  ],
  benefits: [
    "We check the gas in a pub or restaurant kitchen before you open",
    "Parkleys and Langham House Close are listed, so we check which work there needs consent",
    "For a rented flat, we do the gas check and the boiler service on one visit",
  ],
  demand: [
    {
      service: "hvac-system-design",
      why: "Refitting a house or an office? We design its heating and ventilation together.",
    },
    {
      service: "ventilation-systems",
      why: "Where aircraft noise keeps your windows shut, we bring in fresh air through quiet ducts.",
    },
    {
      service: "pump-installation",
      why: "For a wet basement near the towpath, we fit two pumps, so that one is always in reserve.",
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
      ["Georgian terrace", "Pipe leaking behind panelling? We look with a camera before we cut."],
      ["waterside", "Boiler in a cellar that floods? We can move it upstairs."],
      ["villa", "Radiators cold at the far end of a villa? We balance the system."],
    ],
  },
} as const satisfies AreaCopy;
