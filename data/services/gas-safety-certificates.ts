import type { LandingRecord } from "../types";

export const gasSafetyCertificates = {
  kind: "landing",
  path: "/services/gas-safety-certificates",
  name: "Gas Safety Certificates",
  summary: "We inspect the gas in your building and issue the safety record that your insurer or inspector asks for.",
  theme: "gas",
  parent: "/gas-services",
  action: "contact",
  meta: {
    title: "Commercial gas safety certificates in London: CP42, CP17",
    description:
      "We inspect gas in London offices, shops, kitchens and plant rooms, tell you which safety record you need (CP17, CP42, CP15 or CP16) and issue it.",
    keywords: [
      "commercial gas safety certificate London",
      "commercial gas safety certificate",
      "CP42 gas certificate",
      "CP17 gas safety record",
      "CP15 gas certificate",
      "CP16 gas test certificate",
    ],
  },
  hero: {
    heading: "Commercial gas safety certificates in London",
    lead: "Tell us what your building is used for. We name the gas safety certificate that you need, inspect the gas and issue the record.",
  },
  grid: {
    heading: "Which gas safety record do you need?",
    items: [
      {
        name: "CP17, installation safety report",
        text: "This is the usual survey of a workplace. We look at the meter position, pipework, plant, air supply and flues of the whole premises and put it on one report.",
      },
      {
        name: "CP42, catering inspection",
        text: "We check each cooking appliance in a commercial kitchen, its hose and its flame failure device, with the ventilation and the interlock that shuts the gas off.",
      },
      {
        name: "CP15, plant service or commissioning",
        text: "This covers one boiler, water heater or air heater in a non-domestic building, usually over 70 kW. We record burner pressures, combustion at several rates and the safety controls.",
      },
      {
        name: "CP16, testing and purging",
        text: "When we test and purge non-domestic pipework, you get the strength, tightness and purge results with the volume, gauge, duration and permitted drop.",
      },
      {
        name: "CP12, landlord gas safety record",
        text: "Let homes need this one for their appliances and flues. Our page on [landlord gas safety certificates](/gas-services/landlord-gas-safety) explains it.",
      },
      {
        name: "Homeowner gas record",
        text: "You may want the same examination if you are selling, have just bought, or wish to know that all is well. No law demands it.",
      },
    ],
  },
  parts: [
    {
      at: [43, 229],
      balloon: [61, 221],
      name: "Emergency control valve",
      does: "It shuts off the whole supply, and here it starts the test.",
      fails: "If it passes gas while shut, our gauge rises, and the gas network has to renew it.",
    },
    {
      at: [69, 120],
      balloon: [69, 97],
      name: "Regulator",
      does: "It keeps the gas pressure steady, at about 21 mbar.",
      fails: "If it drifts, your flames go weak or roar, and the boiler may lock out.",
    },
    {
      at: [205, 262],
      balloon: [222, 264],
      name: "Water gauge",
      does: "Its two legs of water show the pressure while the valve is shut.",
      fails: "If the level moves, we have to show that the gas was not lost from your pipes.",
    },
    {
      at: [260, 130],
      name: "Pipework",
      does: "It takes the gas to each appliance, and the test covers all of it.",
      fails: "A joint works loose or steel rusts through: you smell gas, or the gauge drops.",
    },
    {
      at: [383, 62],
      balloon: [364, 62],
      name: "Boiler",
      does: "It stays off during the test; then we measure how it burns.",
      fails: "Dirt or a poor flue spoils the burning, and the carbon monoxide reading rises.",
    },
    {
      at: [385, 272],
      name: "Cooker",
      does: "Each ring has a device that stops its gas when the flame goes out.",
      fails: "If the device is worn, the ring will not stay lit when you let go of the knob.",
    },
  ],
  states: [
    {
      name: "Tight",
      text: "The water stands still for the whole test, so no gas is lost.",
    },
    {
      name: "A leak",
      text: "The water moves. We find the joint, mend it and test again before the gas goes on.",
    },
  ],
  overview: {
    heading: "What the law says about gas certificates",
    paragraphs: [
      "If you employ people, regulation 35 of the Gas Safety (Installation and Use) Regulations 1998 applies to you. The appliances, pipework and flues under your control at a place of work must be kept in a safe condition. The regulation names no interval and no form. An inspector or insurer normally expects to see that the gas was examined within the last year, on a written record.",
      "Only one of these papers has its contents written down in law. Regulation 36 lists what a landlord’s record has to state, and that record is also called the LGSR (landlord gas safety record). The CP numbers come from the printed pads of CORGI, the former gas register, and printers differ. So ask what was examined and measured, because the code in the corner proves little.",
      "When we examine an appliance, we follow regulation 26(9). We check the flue, the supply of air for combustion, and the operating pressure or heat input. Where neither of those can be measured, we measure the combustion instead. Then we make sure that the appliance works safely. A safety check is not a service: that is [separate work](/gas-services/appliance-servicing), but we can do both on one visit.",
      "The way small installations are tested changed in 2026. IGEM/UP/1B Edition 4 replaced the older procedure for homes and small premises, and since October 2026 it alone is current. The pressure drop that is allowed on existing pipes now depends on their volume, where it used to depend on the meter alone. If our gauge moves at all, we have to show that the gas was not lost from the pipework.",
    ],
  },
  approach: {
    heading: "How we inspect and certify your gas",
    steps: [
      {
        name: "Find the right record",
        text: "You tell us how the building is used: let, workplace, kitchen or a mix. That decides the form and which qualification the engineer needs.",
      },
      {
        name: "Plan the visit",
        text: "Send us a list of appliances and the meter size. We then bring the right gauge, analyser and access equipment.",
      },
      {
        name: "Inspect and measure",
        text: "On site we test the pipework for tightness, follow each flue to its outlet, and read the working pressure and the combustion.",
      },
      {
        name: "Explain the faults",
        text: "We class dangerous faults under IGEM/G/11, the procedure of the gas industry. Immediately Dangerous means that we disconnect the appliance if you agree. At Risk means that we turn it off with your permission. Lesser advice is listed apart.",
      },
      {
        name: "Send the record",
        text: "You receive the completed form, photographs of any defects and the next due date. If something needs repair, we quote for it. {claim:freeQuote}",
      },
    ],
  },
  dependsOn: [
    "How many appliances you have and of which type: six woks take longer than one boiler",
    "The volume of the pipework, because it sets how long a tightness test lasts",
    "Whether any flues run behind ceilings, and whether inspection hatches let us see them",
  ],
  prepare: [
    "Send us the last record, even if it is out of date, with any warning notices",
    "Tell us who holds the keys to the meter room, the roof and every tenant space with an appliance",
    "Show us the pages of the lease that say who looks after the gas plant",
  ],
  benefits: {
    heading: "What you get with your gas safety record",
    items: [
      "You can show an auditor readings, serial numbers and a signature with a licence number",
      "Each address has one due date, which you can put into your diary",
      "We rank faults by danger, so you know what to spend money on first",
    ],
  },
  highlights: [
    {
      name: "Check the engineer’s card",
      text: "Each Gas Safe engineer carries a card with appliance categories on the back. Ask to see it, and make sure that the categories match your plant.",
    },
    {
      name: "A record can list defects",
      text: "We can issue a record with defects on it, because it shows that a check took place. You still have to put the faults right, and we can do that for you. The [compliance calendar](/compliance-calendar) gives you the next date.",
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
      question: "Which gas certificate does an office with one boiler need?",
      answer:
        "Usually a plant record (CP15) for the boiler, and an installation report (CP17) that takes in the meter room, pipework and ventilation. If the boiler is 70 kW net or less, a non-domestic report with the appliance on it is usually enough.",
    },
    {
      question: "Does a shop with a flat above need two certificates?",
      answer:
        "It usually does. If you let the flat, you need a CP12 for it as its landlord. The appliances in the shop are the employer’s to look after. If one boiler heats both, we examine it once and enter it on both records.",
    },
    {
      question: "How long is a commercial gas safety certificate valid?",
      answer:
        "Nothing in it expires by law. It tells you what we found on one day, and after a year it says little about the gas as it is now.",
    },
    {
      question: "We run a restaurant. Is CP42 compulsory?",
      answer:
        "No law names the form, but the law does ask you to keep your gas safe. Environmental health officers and insurers ask for CP42, the catering record, because it shows that you do. Our [commercial kitchen gas engineers](/gas-services/commercial-kitchen-gas) can tell you what is tested.",
    },
    {
      question: "Can you look after the dates for us?",
      answer:
        "Yes. A [gas maintenance contract](/gas-services/planned-maintenance) puts every check and service in one calendar. For heating and air conditioning as well, see our [maintenance contracts](/maintenance).",
    },
  ],
  closing: {
    heading: "Ask which gas certificate you need",
    text: "Send us the address, what the building is used for and a photograph of each appliance’s data plate. We tell you which record applies, what we need to reach, and the price.",
  },
  related: ["landlord-gas-safety", "commercial-kitchen-gas", "appliance-servicing"],
} as const satisfies LandingRecord;
