import type { LandingRecord } from "../types";

export const gasSafetyCertificates = {
  kind: "landing",
  path: "/services/gas-safety-certificates",
  name: "Gas Safety Certificates",
  summary: "Appliance and pipework checks with the record that landlords and duty holders have to keep.",
  theme: "gas",
  parent: "/gas-services",
  action: "contact",
  meta: {
    title: "Gas Safety Certificates in London: CP12, CP42, CP17",
    description:
      "Which gas safety record does your building need? CP12 for lets, CP42 for kitchens, CP15, CP16 and CP17 for plant and pipework, explained and issued in London.",
    keywords: [
      "gas safety certificate London",
      "commercial gas safety certificate",
      "CP12 certificate",
      "CP42 gas certificate",
      "CP17 gas safety record",
      "LGSR London",
    ],
  },
  hero: {
    heading: "Gas safety certificates",
    lead: "Six records cover most of the gas in London. Tell us what the building is used for, and we name the one you need, inspect to it and issue it.",
  },
  grid: {
    heading: "The records and what each one proves",
    items: [
      {
        name: "CP12, landlord gas safety record",
        text: "Appliances and flues in let homes, also called the LGSR. The details are fixed by regulation 36.",
      },
      {
        name: "CP42, catering inspection",
        text: "Each cooking appliance in a commercial kitchen, its hose and flame failure device, with the ventilation and interlock.",
      },
      {
        name: "CP15, plant service or commissioning",
        text: "One non-domestic boiler, water heater or air heater, usually over 70 kW: burner pressures, combustion at several rates, safety controls.",
      },
      {
        name: "CP16, testing and purging",
        text: "Strength, tightness and purge results for non-domestic pipework, with volume, gauge, duration and permitted drop.",
      },
      {
        name: "CP17, installation safety report",
        text: "The non-domestic survey: meter position, pipework, plant, air supply and flues of the whole premises on one report.",
      },
      {
        name: "Homeowner gas record",
        text: "The same examination for an owner-occupier who is selling, has bought, or wants to know. No law demands it.",
      },
    ],
  },
  overview: {
    heading: "Law, custom and the paper between them",
    paragraphs: [
      "Only one of these papers has contents written down in statute. Regulation 36 of the Gas Safety (Installation and Use) Regulations 1998 lists what a landlord’s record must state. The CP numbers come from the printed pads of the former register, CORGI, and printers differ. Ask what was examined and measured; the code in the corner proves little.",
      "Employers stand under regulation 35. It requires that appliances, pipework and flues at a place of work under their control are maintained in a safe condition. It names no interval and no form. An examination each year, on a written record, is what an inspector or insurer normally expects to see.",
      "An appliance examination follows regulation 26(9): the flue, the supply of combustion air, operating pressure or heat input (or combustion, where neither can be measured), and safe functioning. A safety check is not a service: that is [separate work](/gas-services/appliance-servicing), though we can do both on one visit.",
      "Testing changed in 2026. IGEM/UP/1B Edition 4 replaced the older procedure for homes and small premises, and since October 2026 it alone is current. The drop allowed on an existing installation now depends on its volume instead of the meter alone. Where the gauge moves at all, the fall must be shown not to come from the pipework.",
    ],
  },
  approach: {
    heading: "How a record is produced",
    steps: [
      {
        name: "Sort the duty",
        text: "Lease, workplace, kitchen or mixed use: the answer decides the form and the engineer’s qualification.",
      },
      {
        name: "Count before the visit",
        text: "You send a list of appliances and the meter size. We bring the right gauge, analyser and access equipment.",
      },
      {
        name: "Examine and measure",
        text: "Tightness is tested, flues are followed to the terminal, working pressure and combustion are read.",
      },
      {
        name: "Class the faults",
        text: "Dangerous findings are handled under IGEM/G/11: Immediately Dangerous, with disconnection if you agree, or At Risk, turned off with permission. Lesser advice is listed apart.",
      },
      {
        name: "Issue and file",
        text: "You receive the completed form, photographs of defects and the next due date. Outstanding work is quoted free, within 24 hours.",
      },
    ],
  },
  dependsOn: [
    "Number and type of appliances; six woks take longer than one boiler",
    "Volume of the pipework, which sets how long a tightness test lasts",
    "Flues behind ceilings, and whether inspection hatches exist",
  ],
  prepare: [
    "Last record, even if expired, with any warning notices attached",
    "Keys to the meter room, roof and every tenant space with an appliance",
    "Lease pages that say who looks after gas plant",
  ],
  benefits: {
    heading: "What a sound record gives you",
    items: [
      "Evidence that survives an audit: readings, serial numbers and a signature with a licence number",
      "One due date for each address, ready for your own diary",
      "Faults ranked by danger, so money goes to the right place first",
    ],
  },
  highlights: [
    {
      name: "Check the card, too",
      text: "Each Gas Safe engineer carries a card with appliance categories on the back. Ask for it, and match the categories with your plant.",
    },
    {
      name: "A pass is not bought",
      text: "A record can be issued with defects on it. It proves that a check took place; the fault still has to be put right.",
    },
  ],
  compliance: [
    {
      duty: "Keep gas appliances, installation pipework and flues at work safe: Gas Safety (Installation and Use) Regulations 1998, regulation 35",
      due: "At all times; examination every twelve months is usual practice",
      record: "CP17 for the installation, CP15 for each large appliance",
    },
    {
      duty: "Have appliances and flues in let homes checked: Gas Safety (Installation and Use) Regulations 1998, regulation 36",
      due: "Within twelve months of the last check; up to two months early without losing the date",
      record: "CP12 (LGSR), with the landlord’s name and the result for each appliance",
    },
    {
      duty: "Test new, altered or suspect pipework: IGEM/UP/1, IGEM/UP/1A or IGEM/UP/1B, by size and pressure",
      due: "On completion of work, after loss of pressure, and before gas is restored",
      record: "CP16 or test certificate with the calculation",
    },
    {
      duty: "Show that catering gas and its ventilation are safe: BS 6173 and IGEM/UP/19",
      due: "Yearly as a rule, and after changes to appliances or fans",
      record: "CP42 with interlock and air quality result",
    },
  ],
  questions: [
    {
      question: "Which record does an office with one boiler need?",
      answer:
        "A plant record for the boiler, and an installation report that takes in meter room, pipework and ventilation. If the boiler is 70 kW net or less, a non-domestic report with the appliance on it is usually enough.",
    },
    {
      question: "Does a shop with a flat above need two?",
      answer:
        "Usually. The let flat needs a CP12 under the landlord’s duty; the shop’s appliances belong to the employer. If one boiler heats both, it is examined once and entered on both. See [landlord gas safety](/gas-services/landlord-gas-safety) for the flat.",
    },
    {
      question: "How long is a non-domestic report valid?",
      answer: "It is a statement about one day. Nothing in it expires by law, but after a year it says little.",
    },
    {
      question: "We run a restaurant. Is CP42 compulsory?",
      answer:
        "The form is not named in any statute; the safe condition is. Environmental health officers and insurers ask for CP42 because it shows that condition. [Commercial kitchen gas](/gas-services/commercial-kitchen-gas) explains what is tested.",
    },
  ],
  closing: {
    heading: "Name the building, we name the form",
    text: "Send the address, its use and a photograph of each appliance plate. You hear which record applies, what has to be accessible, and the price.",
  },
  related: ["landlord-gas-safety", "commercial-kitchen-gas", "appliance-servicing"],
} as const satisfies LandingRecord;
