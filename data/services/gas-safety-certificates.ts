import type { LandingRecord } from "../types";

export const gasSafetyCertificates = {
  kind: "landing",
  path: "/services/gas-safety-certificates",
  name: "Gas Safety Certificates",
  summary: "We inspect your gas pipes and appliances and issue the safety record your insurer or inspector wants.",
  theme: "gas",
  parent: "/gas-services",
  action: "contact",
  meta: {
    title: "Commercial gas safety certificates in London: CP42, CP17",
    description:
      "We inspect gas pipes and appliances in London offices, shops and kitchens, tell you which safety record you need (CP17, CP42, CP15 or CP16) and issue it.",
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
    lead: "Not sure which gas safety certificate you need? Tell us what the building is used for. We’ll tell you which one you need, inspect the installation and issue the record.",
  },
  figures: { grid: "which-record" },
  grid: {
    heading: "Which gas safety record do you need?",
    items: [
      {
        symbol: "building",
        name: "CP17, installation safety report",
        text: "This is the usual one for a workplace. One report covers the meter position, pipework, plant, air supply and flues of the whole premises.",
      },
      {
        symbol: "canopy",
        name: "CP42, catering inspection",
        text: "This is for a commercial kitchen. We check each cooking appliance, its hose and its flame failure device, the ventilation and the interlock that shuts the gas off.",
      },
      {
        symbol: "boiler",
        name: "CP15, plant service or commissioning",
        text: "This covers one boiler, water heater or air heater, usually over 70 kW, in business premises or the plant room of a block. We record burner pressures, combustion at several rates and the safety controls.",
      },
      {
        symbol: "tightness-test",
        name: "CP16, testing and purging",
        text: "When we test and purge non-domestic pipework, you get the strength, tightness and purge results, and the figures behind them.",
      },
      {
        symbol: "key",
        name: "CP12, landlord gas safety record",
        text: "You need this for the gas appliances and flues in a home you rent out. Our page on [landlord gas safety certificates](/gas-services/landlord-gas-safety) explains it.",
      },
      {
        symbol: "house",
        name: "Homeowner gas record",
        text: "No law requires it, but you may want the same checks if you are selling, have just bought or simply want to be sure.",
      },
    ],
  },
  parts: [
    {
      at: [43, 229],
      balloon: [61, 221],
      name: "Emergency control valve",
      does: "It shuts off the whole supply, and we close it to start the test.",
      fails:
        "If the level in our gauge rises, the valve is letting gas through, and the gas network has to replace it.",
    },
    {
      at: [69, 120],
      balloon: [69, 97],
      name: "Regulator",
      does: "It keeps the gas pressure steady, at about 21 mbar.",
      fails: "If flames are weak or roar, or the boiler locks out, the regulator may have drifted.",
    },
    {
      at: [205, 262],
      balloon: [222, 264],
      name: "Water gauge",
      does: "The water in it shows the pressure while the valve is shut.",
      fails: "If the level moves, we have to find out whether your pipes are losing gas.",
    },
    {
      at: [268, 131],
      balloon: [286, 164],
      name: "Pipework",
      does: "It takes the gas to each appliance, and we test all of it.",
      fails: "If a joint is loose or the steel has rusted, you may smell gas, or the level in our gauge drops.",
    },
    {
      at: [383, 62],
      balloon: [364, 62],
      name: "Boiler",
      does: "We leave it off during the test, then measure how it burns.",
      fails: "If it is dirty or its flue is faulty, our carbon monoxide reading rises.",
    },
    {
      at: [428, 280],
      balloon: [454, 288],
      name: "Cooker",
      does: "A device on each ring should cut off the gas if the flame goes out.",
      fails: "A worn device won’t keep the ring lit when you let go of the knob.",
    },
  ],
  states: {
    fails: 4,
    texts: [
      "The water level in our gauge stays still for the whole test, so no gas is escaping.",
      "The water level in our gauge keeps dropping: gas is escaping from your pipes or an appliance.",
      "The leak is repaired, the pipes have passed a second test and your gas is back on.",
    ],
    names: ["Tight", "A leak", "After our visit"],
  },
  overview: {
    heading: "What the law says about gas certificates",
    paragraphs: [
      "If you are an employer or self-employed, the law says you have to keep gas appliances, pipework and flues safe at any workplace you control. It doesn’t say how often they have to be checked or on which form, but an inspector or insurer will normally expect a written record.",
      "The law fixes the contents of only one of these records, the landlord gas safety record (LGSR), in regulation 36 of the Gas Safety (Installation and Use) Regulations 1998. The CP numbers come from the pads printed for CORGI, the former gas register, and not every publisher uses them in the same way. So ask what was examined and measured, because the form number alone doesn’t tell you.",
      "When we examine an appliance, we follow regulation 26(9). We check the flue, the air supply, the operating pressure or heat input (or the combustion, if neither can be measured), and that the appliance works safely. A safety check is not [a service](/gas-services/appliance-servicing), but we can do both on one visit.",
      "The test for homes and small premises has changed. Since October 2026 we follow a new edition, IGEM/UP/1B Edition 4. With the appliances connected a small drop in pressure is allowed, and how much now depends on the volume of the installation, not just on the meter. The pipes on their own must show no drop. So if our gauge moves at all, we shut off the appliances and test the pipes alone. If there is a smell of gas, the installation fails.",
    ],
  },
  approach: {
    heading: "How we inspect your gas installation",
    steps: [
      {
        name: "We find the right record",
        text: "You tell us whether the building is a rented home, a workplace, a kitchen or a mix. Then we know which form you need and which engineer to send.",
      },
      {
        name: "We plan the visit",
        text: "You send us a list of appliances and the meter size, so we can bring the right gauge, analyser and ladders.",
      },
      {
        name: "We inspect and measure",
        text: "We test the pipework for tightness, follow each flue to its outlet, and measure the working pressure and the combustion.",
      },
      {
        name: "We explain any faults",
        text: "We class dangerous faults by the gas industry’s procedure, IGEM/G/11. With your permission, we disconnect an appliance that is Immediately Dangerous and turn off one that is At Risk. We list minor points separately.",
      },
      {
        name: "We send the record",
        text: "You receive the completed form and photographs of any defects, with a quote for any repairs.",
      },
    ],
  },
  dependsOn: [
    "How many appliances you have and what they are, because six wok burners take longer than one boiler",
    "How much pipework there is: the more there is, the longer the tightness test",
    "Whether any flues run above ceilings, and whether inspection hatches let us see them",
  ],
  prepare: [
    "The last record, even if it is out of date, with any warning notices",
    "Who has the keys to the meter room, the roof and any tenant’s room with an appliance",
    "The pages of your lease that say who looks after the gas plant",
  ],
  benefits: {
    heading: "What you get with your gas safety record",
    items: [
      "You can show an auditor the readings, the serial numbers, and the engineer’s signature and licence number",
      "If we check everything at an address on one visit, you have one date to remember",
      "We rank faults by danger, so you know what to spend money on first",
    ],
  },
  highlights: [
    {
      name: "An engineer qualified for your plant",
      text: "Every Gas Safe engineer carries a card, and the back of it lists what they may work on. Ask to see it, and check that it covers your plant.",
    },
    {
      name: "A record of what we found",
      text: "It shows that a check took place and lists any defects. You still have to put those right, and we can do that for you. The [compliance calendar](/compliance-calendar) keeps track of the dates.",
    },
  ],
  compliance: [
    {
      duty: "Keep gas appliances, pipework and flues in workplaces safe: Gas Safety (Installation and Use) Regulations 1998, regulation 35",
      due: "At all times; examination every twelve months is usual practice",
      record: "CP17 for the installation, CP15 for each large appliance",
    },
    {
      duty: "Have appliances and flues in rented homes checked: Gas Safety (Installation and Use) Regulations 1998, regulation 36",
      due: "Within twelve months of the last check; a check up to two months early keeps the same due date",
      record: "CP12 (LGSR), with the landlord’s name and the result for each appliance",
    },
    {
      duty: "Have new, altered or suspect pipework tested: IGEM/UP/1, IGEM/UP/1A or IGEM/UP/1B, by size and pressure",
      due: "On completion of work, after loss of pressure, and before gas is restored",
      record: "CP16 or test certificate with the calculation",
    },
    {
      duty: "Show that gas catering equipment and the kitchen’s ventilation are safe: BS 6173 and IGEM/UP/19",
      due: "Yearly as a rule, and after changes to appliances or fans",
      record: "CP42 with interlock and air quality result",
    },
  ],
  questions: [
    {
      question: "How long is a commercial gas safety certificate valid?",
      answer:
        "It has no expiry date in law. It records what we found on the day, so insurers and inspectors usually want one that is less than a year old.",
    },
    {
      question: "Which gas certificate does an office with one boiler need?",
      answer:
        "If the boiler is 70 kW net or less, normally one installation report (CP17), which covers the meter room, pipework and ventilation and lists the boiler. A larger boiler usually needs a plant record (CP15) as well.",
    },
    {
      question: "Does a shop with a flat above need two certificates?",
      answer:
        "Usually, yes. If you rent out the flat, you need a CP12 for it as the landlord. The shop normally has a record of its own, a CP17, and whoever runs the shop is responsible for the appliances in it. If one boiler heats both, we examine it once and enter it on both records.",
    },
    {
      question: "We run a restaurant. Is a CP42 compulsory?",
      answer:
        "No law names the form, but by law you have to keep your gas installation safe. Our guide to the [restaurant gas safety certificate](/guides/restaurant-gas-safety-certificate-cp42) explains who may want to see a CP42, and our [kitchen gas engineers](/gas-services/commercial-kitchen-gas) issue it.",
    },
    {
      question: "Can you look after the dates for us?",
      answer:
        "Yes, with a [gas maintenance contract](/gas-services/planned-maintenance) that puts every check and service in one calendar. For heating and air conditioning as well, see our [maintenance contracts](/maintenance).",
    },
  ],
  closing: {
    heading: "Get a price for a gas safety certificate",
    text: "Send us the address, what the building is used for and a photograph of each appliance’s data plate. We’ll tell you which record you need, which rooms we need to get into and what it will cost.",
  },
  related: ["landlord-gas-safety", "commercial-kitchen-gas", "appliance-servicing"],
} as const satisfies LandingRecord;
