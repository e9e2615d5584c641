import type { LandingRecord } from "../types";

export const gasPipeworkInstallation = {
  kind: "landing",
  path: "/gas-services/gas-pipework-installation",
  name: "Gas Pipework Installation",
  summary: "We size, fit and test gas pipes so that every appliance has enough pressure when they are all on.",
  theme: "gas",
  parent: "/gas-services",
  figures: { sampleDocument: "branch-test" },
  action: "contact",
  meta: {
    title: "Gas pipework installation in London",
    description:
      "We fit, move and extend gas pipes in London homes and businesses, in steel, copper or plastic. We size and test each run and give you a drawing of it.",
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
    lead: "We size your gas pipes so that every appliance has enough pressure when they are all on. Then we fit, test and certify them.",
  },
  grid: {
    heading: "Gas pipes we install, and where we use each",
    items: [
      {
        symbol: "steel-pipe",
        name: "Screwed and welded steel",
        text: "We thread the smaller sizes, and weld risers, large mains and any joint you could not reach later.",
      },
      {
        symbol: "copper-pipe",
        name: "Copper",
        text: "In small plant rooms, shops and homes we solder copper pipe or use press fittings made for gas.",
      },
      {
        symbol: "buried-pipe",
        name: "Polyethylene below ground",
        text: "We fuse plastic pipe from the meter housing to the building, and change to metal before it comes indoors. You get marker tape above it and a measured drawing.",
      },
      {
        symbol: "corrugated-pipe",
        name: "Corrugated stainless tube",
        text: "This flexible tube needs few joints on long runs, so it suits occupied flats and timber floors. Only engineers trained on this tube fit it.",
      },
      {
        symbol: "gas-train",
        name: "Valves and gas trains",
        text: "We fit section, plant and emergency valves, solenoids (electric shut-off valves), filters, governors and test points.",
      },
      {
        symbol: "capped",
        name: "Moved and removed gas pipes",
        text: "If a pipe is in the way of a fit-out or a new opening, we move it. We cut unused branches back to the tee so that no dead ends are left.",
      },
    ],
  },
  parts: [
    {
      at: [114, 162],
      balloon: [91, 168],
      name: "Section valve",
      does: "It shuts off the boiler and the kitchen together.",
      fails: "If it has seized, one small job means turning off the gas to the whole building.",
    },
    {
      at: [212, 66],
      balloon: [245, 90],
      name: "Main run",
      does: "It has to carry enough gas for every appliance at once.",
      fails: "If the flames drop when kitchen and boiler run together, it may be too narrow.",
    },
    {
      at: [177, 88],
      balloon: [163, 116],
      name: "Branch tee",
      does: "This is where the kitchen’s gas leaves the main run.",
      fails: "A badly made joint leaks gas into the ceiling, and you may smell it two rooms away.",
    },
    {
      at: [244, 157],
      balloon: [223, 157],
      name: "Kitchen valve",
      does: "It lets you shut the kitchen off and keep the boiler on.",
      fails: "Without a label, nobody may know which valve to shut in an emergency.",
    },
    {
      at: [358, 152],
      balloon: [337, 152],
      name: "Boiler valve",
      does: "We close it when we work on the boiler.",
      fails: "If it lets gas through when shut, the kitchen has to go off too until we replace it.",
    },
  ],
  overview: {
    heading: "How gas pipes are sized and where they may run",
    paragraphs: [
      "Low-pressure gas usually leaves the meter at about 21 mbar. The usual design lets the pipes lose 1 mbar of that between the meter and the appliance valve at full flow. Every elbow, tee and metre of pipe uses some of it, and if you double the flow, the loss more than triples. So a pipe that has fed two boilers for years may be too small once you add a water heater.",
      "Which rules apply depends on the pipe’s size and the building. BS 6891 covers low-pressure pipes up to 35 mm in homes and small premises, and IGEM/G/5 covers blocks of flats and other shared buildings. For larger pipes, and on larger commercial and industrial sites, we follow IGEM/UP/2.",
      "If a gas pipe runs through a duct or ceiling void, we ventilate the void so that a small leak is carried away. If we can’t, the pipe goes through in a sleeve, with no joints. Where a pipe goes through a wall, we sleeve it and seal the sleeve at one end. We keep pipes 150 mm away from electricity meters and switches, and make good any fire barrier, leaving the pipe room to move.",
      "In older London buildings we find iron barrel with hemp joints, lead stubs behind Victorian skirtings and steel in damp screed. We test such a system before we extend it, and we’ll tell you if the old pipe needs replacing.",
    ],
  },
  approach: {
    heading: "How we install a gas pipe, step by step",
    steps: [
      {
        name: "We trace the old pipes",
        text: "We note the route, diameter, material and load on each floor, and test the old pipe for tightness before we start.",
      },
      {
        name: "We calculate the sizes",
        text: "We work out the pressure loss of each section at peak flow, and show you which appliance gets the least pressure.",
      },
      {
        name: "We agree the route on site",
        text: "We walk the route with your builder or ceiling contractor and check beams, cables, access panels, bonding and fixings.",
      },
      {
        name: "We make and fix the pipes",
        text: "Where hot works are restricted, we make up lengths away from the site. Each gas pipe has its own brackets.",
      },
      {
        name: "We test for strength and tightness",
        text: "Larger pipework gets a strength test with air or nitrogen before anyone covers the joints. Then we do the tightness test and the purge: see [gas commissioning](/gas-services/system-commissioning).",
      },
      {
        name: "We mark and record",
        text: "We add yellow bands, flow arrows and valve tags, and update the line diagram by your meter.",
      },
    ],
  },
  dependsOn: [
    "How much gas flows at peak, and how far it is to the most distant burner",
    "The pressure at the meter, which may be standard or raised by agreement",
    "How high we work, whether we need towers, and which ceilings can be opened",
    "Limits on hot works, which may mean pressed joints or lengths made off site",
  ],
  prepare: [
    "Plans with the new appliance positions marked on them",
    "The heat input of each appliance, present and proposed",
    "The structural and fire drawings, if the pipe goes through walls or floor slabs",
    "When the gas may be off, and who that affects",
  ],
  benefits: {
    heading: "What good gas pipework gives you",
    items: [
      "You know how much spare capacity there is for anything you add later",
      "You can reach every mechanical joint",
      "Anyone can shut off one tenant’s gas by following the diagram",
    ],
  },
  highlights: [
    {
      name: "We measure with every burner on",
      text: "With nothing running, the pressure looks fine even in a pipe that is too small. So we run all burners together and read the drop at the furthest appliance before we sign the job off.",
    },
    {
      name: "Every joint is made by someone trained to do it",
      text: "Welding, fusion and press jointing are separate skills, and each has its own certificate. Our record names who made the joints.",
    },
  ],
  sampleDocument: "tightness-test",
  recordHeading: "How we check our pipework",
  compliance: [
    {
      duty: "Have installation pipework sized, protected and tested: Gas Safety (Installation and Use) Regulations 1998, Part D",
      due: "Before gas is admitted to new or altered pipe",
      record: "Sizing sheet, test and purge certificate",
    },
    {
      duty: "Have small low-pressure pipework installed to BS 6891, and IGEM/UP/2 followed for larger pipes and larger commercial and industrial sites",
      due: "At design, during installation and at each later alteration",
      record: "List of materials and joints, with photographs taken before they were covered",
    },
    {
      duty: "Keep leaks from forming an explosive atmosphere in workplaces: Dangerous Substances and Explosive Atmospheres Regulations 2002, with IGEM/UP/16",
      due: "Before first use, then whenever rooms or ventilation change",
      record: "Figures for the ventilation of voids, for your assessment",
    },
  ],
  questions: [
    {
      question: "Why does our boiler only lock out when the kitchen is busy?",
      answer:
        "The gas pressure is probably too low: the shared pipe loses too much of it when everything is on, and the boiler’s low gas pressure switch trips first. We log the pressure at both ends while you cook. If that is the cause, we’ll suggest a larger main pipe or a separate one. If it is the boiler after all, our [boiler engineers](/boiler-services) can repair it.",
    },
    {
      question: "Can a gas pipe be buried in a concrete floor?",
      answer:
        "Yes, within limits. It has to be protected from corrosion and movement, with no joints in the concrete. In non-domestic buildings we avoid it, because a pipe above the floor, on a ventilated route, can be inspected later.",
    },
    {
      question: "Does a gas booster solve low pressure?",
      answer:
        "Sometimes. You have to tell the gas network first, fit a low-pressure cut-off to protect the street main, and live with some noise and upkeep. If the supply allows, a larger pipe does it quietly.",
    },
    {
      question: "Is the old gas pipe good enough for the new plant?",
      answer:
        "We can tell you once we have tested it for leaks and checked its size. If you are changing several appliances, a [full gas system design](/services/gas-system-installations) includes these checks.",
    },
  ],
  closing: {
    heading: "Get a price for your gas pipework",
    text: "Send us the heat input of each appliance, a plan and a photograph of the meter. We’ll size the main pipe and tell you about any problems with the route. {claim:freeQuote}",
  },
  related: ["gas-system-installations", "gas-meter-installation", "system-commissioning"],
} as const satisfies LandingRecord;
