import { changes, noGrantForPairs } from "../changes";
import type { LandingRecord } from "../types";

export const commercialBoilerInstallation = {
  kind: "landing",
  path: "/gas-services/commercial-boiler-installation",
  name: "Commercial Boiler Installation",
  summary: "Condensing boiler plant with flues, hydraulics, water treatment, controls and commissioning.",
  theme: "gas",
  parent: "/gas-services",
  action: "booking",
  meta: {
    title: "Commercial Boiler Installation and Replacement, London",
    description:
      "Boiler plant replaced in London buildings: sized from measured demand, with flues, hydraulics, water treatment, controls and return temperatures proved.",
    keywords: [
      "commercial boiler installation London",
      "commercial boiler replacement",
      "condensing boiler plant room",
      "cascade boiler installation",
      "boiler flue replacement London",
    ],
  },
  hero: {
    heading: "Commercial boiler installation",
    lead: "New boilers save gas only if the water comes back cool enough. We replace the plant and correct the system around it, from flue terminal to return header.",
  },
  grid: {
    heading: "What a boiler project contains",
    items: [
      {
        name: "Modular cascades",
        text: "Several condensing modules in sequence, small enough for a normal door, with turndown for mild days and one in reserve.",
      },
      {
        name: "Floor-standing boilers",
        text: "Large water content units for older systems with high flow resistance or slow circulation.",
      },
      {
        name: "Flue systems",
        text: "Stainless and twin-wall flues, liners in existing chimneys, fan dilution, plume-aware terminals.",
      },
      {
        name: "Hydraulic separation",
        text: "Low loss headers to free the flows, or plate exchangers that keep old sludge out of new boilers.",
      },
      {
        name: "Hot water generation",
        text: "Calorifiers, plate units and direct-fired heaters, decided apart from the heating load.",
      },
      {
        name: "Temporary boiler plant",
        text: "Containerised heat connected ahead, where a hospital, hotel or block cannot go cold.",
      },
    ],
  },
  overview: {
    heading: "Size from demand, then chase the return",
    paragraphs: [
      "Old plate ratings mislead. Most London plant rooms were sized with generous margins, then the windows were changed and the roof insulated. We use hourly gas data if you have it, degree days if not, and a heat loss calculation to check both. The result is often smaller plant with finer turndown, and seldom a copy of what stood there.",
      "A gas boiler condenses when return water falls below about 55 °C, and the gain grows the colder it comes back. For homes, guidance to Building Regulations Part L asks that new or fully replaced wet systems be sized for a flow of 55 °C or less, where feasible. It is a sound target elsewhere. On a boiler-only change we look for the lowest curve that the existing radiators can heat the rooms with.",
      "Flues decide more projects than boilers do. Condensing flue gas is cool, wet and slightly acidic, so an old brick chimney needs a liner. Burning gas at 366.4 kW or more in one furnace takes chimney height approval from the local authority under the Clean Air Act 1993, and the answer can shape the plant room.",
      "Water quality protects the investment. Pipework is cleaned to BG 29, the boiler side is separated if the old circuit cannot be made clean, and filtration, degassing and dosing keep it so to BG 50.",
    ],
  },
  approach: {
    heading: "From old plant to a signed log",
    steps: [
      {
        name: "Measure the building",
        text: "Gas use, flow and return temperatures, pump duties, water samples and hours of occupation.",
      },
      {
        name: "Compare options",
        text: `Modular, floor-standing, or hybrid with a heat pump first. ${noGrantForPairs} Capital, gas and upkeep are shown over the same number of years.`,
      },
      {
        name: "Settle flue and gas",
        text: "Terminal position, dispersion, condensate route, [gas pipe capacity](/gas-services/gas-pipework-installation) and plant room ventilation to BS 6644 or IGEM/UP/10.",
      },
      {
        name: "Plan the lift and the swap",
        text: "Route through doors and stairs, cranage, asbestos, hot works, and the days without heat agreed with occupiers.",
      },
      {
        name: "Install and clean",
        text: "Plant, header, pressurisation, dosing, insulation and wiring, with the old system flushed before connection.",
      },
      {
        name: "Fire, tune, prove",
        text: "Combustion set through the range, sequence and weather curve tested, condensing operation shown by logged return temperature.",
      },
    ],
  },
  dependsOn: [
    "Peak heat and hot water demand, and whether they coincide",
    "Flue route: height, bends, listed façades, adjoining owners",
    "State of pipes and emitters, and the lowest flow they can live with",
    "Access for plant, from pavement to basement or roof",
  ],
  prepare: [
    "A year of gas bills or automatic meter readings",
    "Photographs of rating plates, flue and plant room door",
    "Complaints by room: too cold, too hot, too slow",
  ],
  benefits: {
    heading: "What you should notice afterwards",
    items: [
      "Boilers that run long and low, where the old ones banged on and off",
      "A gas bill that can be compared with the forecast month by month",
      "One module out for service while the rest carry the building",
    ],
  },
  highlights: [
    {
      name: "The return temperature is written down",
      text: "It is logged during commissioning and, where a second visit is agreed, again in heating weather. If the plant does not condense as designed, balancing comes next.",
    },
    {
      name: "Ready for a heat pump later",
      text: "Lower flow temperatures, spare header connections and buffer space keep the door open, whatever the first stage burns.",
    },
  ],
  compliance: [
    {
      duty: "Install boilers of 70 kW to 1.8 MW net with due ventilation, flue and safety devices: BS 6644 and IGEM/UP/10",
      due: "At design and installation",
      record: "Calculations, boiler log and plant certificate",
    },
    {
      duty: "Meet efficiency, control and commissioning duties: Building Regulations Part L; safe flues and air: Building Regulations Part J",
      due: "Building control told, or self-certified through Gas Safe Register, on completion",
      record: "Building Regulations compliance certificate",
    },
    {
      duty: "Obtain chimney height approval for a furnace burning gas at 366.4 kW or more: Clean Air Act 1993",
      due: "Before use; the authority has 28 days to decide unless longer is agreed",
      record: "Application with emission data, and the approval",
    },
    {
      duty: "Hold a permit for new combustion plant of 1 MW thermal input or more: Environmental Permitting (England and Wales) Regulations 2016",
      due: "Before operation; existing plant of 1 to 5 MW, in use before 20 December 2018, follows by 2029 on the present timetable, so check for reform",
      record: "Plant data and emission test for your application",
    },
  ],
  questions: [
    {
      question: "How long is the building without heat?",
      answer:
        "It depends on access and on how much pipework changes. Modular replacement can often be staged so that part of the plant always runs. Where it cannot, temporary boilers are connected first.",
    },
    {
      question: "Can the existing chimney stay in use?",
      answer:
        "As a shaft for a liner, frequently. As a bare flue for condensing products, no. We survey it by camera, check the diameter against the fan pressure available and confirm that no other appliance shares it.",
    },
    {
      question: "Are gas boilers still allowed in existing buildings?",
      answer: `Yes. Replacement in existing buildings remains lawful, subject to efficiency and air quality rules. New buildings are another matter. ${changes.partL.says}`,
    },
    {
      question: "Who looks after the plant in the first year?",
      answer:
        "We recommend a visit after some weeks of heating weather, then yearly [servicing](/gas-services/appliance-servicing). The rest of our [boiler services](/boiler-services), from repairs to retuning, can join the same plan.",
    },
  ],
  closing: {
    heading: "Start with twelve months of gas data",
    text: "Book a survey and send the bills ahead. You receive the options that suit the building with a price for each, free of charge and within 24 hours of the visit.",
  },
  related: ["system-commissioning", "gas-pipework-installation", "heating-system-maintenance"],
} as const satisfies LandingRecord;
