import type { LandingRecord } from "../types";

export const gasPipeworkInstallation = {
  kind: "landing",
  path: "/gas-services/gas-pipework-installation",
  name: "Gas Pipework Installation",
  summary: "We size, fit and test gas pipes so that every appliance has enough pressure with everything on.",
  theme: "gas",
  parent: "/gas-services",
  action: "contact",
  meta: {
    title: "Gas pipework installation in London",
    description:
      "We fit, move and extend gas pipes in London homes and businesses, in steel, copper or plastic. We size each run, test it for strength and draw it for you.",
    keywords: [
      "gas pipework installation London",
      "commercial gas pipework",
      "gas pipe alteration",
      "welded gas pipe London",
      "gas pipe sizing",
    ],
  },
  hero: {
    heading: "Gas pipework installation in London",
    lead: "We size gas pipes so that every appliance has enough pressure with everything on. Then we fit them, test them and certify them.",
  },
  grid: {
    heading: "Gas pipes we install, and where we use each",
    items: [
      {
        name: "Screwed and welded steel",
        text: "Smaller sizes are threaded. We weld risers, large mains and any place where a joint could not be reached later.",
      },
      {
        name: "Copper",
        text: "In small plant rooms, shops and homes we solder copper pipe or press it with fittings made for gas.",
      },
      {
        name: "Polyethylene below ground",
        text: "Plastic pipe is welded electrically from the meter house to the building. It changes to metal before it rises indoors. You get marker tape above it and a measured drawing.",
      },
      {
        name: "Corrugated stainless tube",
        text: "This flexible tube covers long runs with few joints, which helps in occupied flats and timber floors. Only trained people fit it.",
      },
      {
        name: "Valves and gas trains",
        text: "We fit section, plant and emergency valves, and also solenoids (electric shut-off valves), filters, governors and test points.",
      },
      {
        name: "Moved and removed gas pipes",
        text: "If a pipe is in the way of a fit-out or a new opening, we move it. Unused branches are cut back to the tee so that no dead leg stays behind.",
      },
    ],
  },
  parts: [
    {
      at: [114, 162],
      balloon: [91, 168],
      name: "Section valve",
      does: "It shuts off the boiler and the kitchen together.",
      fails: "If it has seized, you have to turn off the whole building for one small job.",
    },
    {
      at: [210, 67],
      name: "Main run",
      does: "Its bore is chosen for the flow with every appliance on.",
      fails: "If it is too narrow, your flames drop when kitchen and boiler run together.",
    },
    {
      at: [177, 88],
      balloon: [169, 108],
      name: "Branch tee",
      does: "Here the gas for the kitchen leaves the main run.",
      fails: "A poor joint leaks into the ceiling, and you may smell it two rooms away.",
    },
    {
      at: [244, 157],
      balloon: [223, 157],
      name: "Kitchen valve",
      does: "It lets you shut the kitchen off and keep the boiler on.",
      fails: "If it has no label, nobody dares to turn it when you need it.",
    },
    {
      at: [358, 152],
      balloon: [337, 152],
      name: "Boiler valve",
      does: "We close it when we work on the boiler.",
      fails: "If it leaks while shut, you lose gas to the kitchen too until it is replaced.",
    },
  ],
  overview: {
    heading: "How gas pipes are sized and where they may run",
    paragraphs: [
      "Low-pressure gas usually leaves the meter at about 21 mbar. The usual design lets the pipes lose 1 mbar of that between the meter and the appliance valve at full flow. Every elbow, tee and metre of pipe uses some of it. If you double the flow through a pipe, the loss more than triples. So a pipe that has fed two boilers for years may starve them when you add a water heater.",
      "The rules depend on size and use. BS 6891 covers low-pressure pipes up to 35 mm in homes and small premises. For larger pipes, and on industrial and commercial sites, we follow IGEM/UP/2. IGEM/G/5 covers blocks of flats and other shared buildings. They differ on materials, supports, ventilation and testing.",
      "Hidden pipes need air around them. If a duct or ceiling void holds a gas pipe, we ventilate it so that a small leak is carried away, or we run the pipe through it inside a sleeve, in one piece. Where a pipe crosses a wall, it goes through a sleeve and is sealed into it at one end. We keep pipes 150 mm away from electricity meters and switches. Fire barriers are made good around the pipe without gripping it.",
      "Old pipes can surprise you. In London we find iron barrel with hemp joints, lead stubs behind Victorian skirtings and steel in damp screed. Before we extend such a system we test it. If the new branch would be better than the pipe it joins, we tell you so.",
    ],
  },
  approach: {
    heading: "How we install a gas pipe, step by step",
    steps: [
      {
        name: "Trace the old pipes",
        text: "We note the route, diameter, material and load on each floor. A tightness test of the present pipe shows what we start from.",
      },
      {
        name: "Calculate the sizes",
        text: "For each section we work out the loss at peak flow. The sheet names the worst-placed appliance and the spare capacity, and you keep it.",
      },
      {
        name: "Agree the route on site",
        text: "We walk it with whoever is in charge of the ceilings. Together we look at beams, cables, access panels, the bonding point, expansion and anchors.",
      },
      {
        name: "Make and fix the pipes",
        text: "Where hot works are restricted, we make up lengths away from the site. Brackets carry the gas pipe and nothing hangs from another service.",
      },
      {
        name: "Test for strength and tightness",
        text: "While the joints can still be seen, we test the pipe with air or nitrogen. The tightness test and the purge follow; our page on [gas commissioning](/gas-services/system-commissioning) describes them.",
      },
      {
        name: "Mark and record",
        text: "The pipes get yellow bands, flow arrows and valve tags, and we update the line diagram by your meter.",
      },
    ],
  },
  dependsOn: [
    "The peak flow, and how far it is to the most distant burner",
    "The pressure at the meter outlet, which may be standard or raised by agreement",
    "How high we work, whether we need towers, and which ceilings can be opened",
    "Limits on hot works, which make pressed joints or ready-made lengths the better choice",
  ],
  prepare: [
    "Send us plans with the new appliance positions marked on them",
    "List the heat input of each appliance, present and proposed",
    "Find the structural and fire drawings if walls or slabs are crossed",
    "Tell us on which dates the gas may be off, and for whom",
  ],
  benefits: {
    heading: "How you can tell that gas pipework is good",
    items: [
      "With everything alight, the pressure at the last burner matches our calculation",
      "You can reach every joint, or there is no joint at that place",
      "Anyone can shut off one tenant with the help of the diagram alone",
    ],
  },
  highlights: [
    {
      name: "We measure with every burner on",
      text: "A pressure reading with nothing running can hide a pipe that is too small. So we run all burners together and read the drop at the furthest appliance before we sign.",
    },
    {
      name: "The right person makes each joint",
      text: "Welding, fusion and press jointing are separate skills, and each has its own proof of training. Our record names the person who made the joints.",
    },
  ],
  specimen: "tightness-test",
  compliance: [
    {
      duty: "Size, protect and test installation pipework: Gas Safety (Installation and Use) Regulations 1998, Part D",
      due: "Before gas is admitted to new or altered pipe",
      record: "Sizing sheet, test and purge certificate",
    },
    {
      duty: "Follow IGEM/UP/2 on industrial and commercial premises, BS 6891 for small low-pressure pipework",
      due: "At design, during installation and at each later alteration",
      record: "Material and jointing schedule with photographs before closing up",
    },
    {
      duty: "Keep leaks from forming an explosive atmosphere at work: Dangerous Substances and Explosive Atmospheres Regulations 2002, with IGEM/UP/16",
      due: "Before first use, then whenever rooms or ventilation change",
      record: "Void ventilation figures for your assessment",
    },
  ],
  questions: [
    {
      question: "Why does the boiler fault only when the kitchen is busy?",
      answer:
        "It is probably a lack of gas pressure. The shared pipe loses too much at full flow, and the boiler’s low-gas switch trips first. We log the pressure at both ends while you cook to prove it. Then we propose a larger main pipe or a separate one. If it is the boiler after all, our [boiler engineers](/boiler-services) repair it.",
    },
    {
      question: "May a gas pipe be buried in a concrete floor?",
      answer:
        "Yes, in limited ways. It needs protection from corrosion and movement, and no joints that could not be found again. In non-domestic buildings we avoid it, since a ventilated route above ground can be inspected.",
    },
    {
      question: "Does a gas booster solve low pressure?",
      answer:
        "Sometimes it does. The gas network has to be told beforehand, a low-pressure cut-off protects the street main, and the booster adds noise and upkeep. Where the supply allows it, a larger pipe is quieter.",
    },
    {
      question: "Is the old gas pipe good enough for the new plant?",
      answer:
        "We need to know whether it is tight and whether it is big enough. A test tells us the first and a calculation the second. If several appliances change, a [full gas system design](/services/gas-system-installations) answers both.",
    },
  ],
  closing: {
    heading: "Get a price for your gas pipework",
    text: "Send us the appliance inputs, a plan and a photograph of the meter. We size the main and tell you what the route is likely to meet. {claim:freeQuote}",
  },
  related: ["gas-system-installations", "gas-meter-installation", "system-commissioning"],
} as const satisfies LandingRecord;
