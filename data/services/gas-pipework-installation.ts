import type { LandingRecord } from "../types";

export const gasPipeworkInstallation = {
  kind: "landing",
  path: "/gas-services/gas-pipework-installation",
  name: "Gas Pipework Installation",
  summary: "Steel, copper and polyethylene gas pipework, sized to pressure drop and strength tested.",
  theme: "gas",
  parent: "/gas-services",
  action: "contact",
  meta: {
    title: "Gas Pipework Installation in Steel, Copper and PE",
    description:
      "New and altered gas pipes in London buildings, sized to pressure drop, jointed by qualified hands, sleeved, ventilated, painted, strength tested and drawn.",
    keywords: [
      "gas pipework installation London",
      "commercial gas pipework",
      "gas pipe alteration",
      "welded gas pipe London",
      "gas pipe sizing",
    ],
  },
  hero: {
    heading: "Gas pipework installation",
    lead: "A gas pipe has one millibar to spend and decades to last. We size, route, joint and test it so that both budgets hold.",
  },
  grid: {
    heading: "Materials, joints and where they belong",
    items: [
      {
        name: "Screwed and welded steel",
        text: "Threads for the smaller sizes, welds for risers, large mains and places where a joint could not be reached.",
      },
      {
        name: "Copper",
        text: "Capillary-soldered or press-fitted with gas-rated fittings, for small plant, shops and homes.",
      },
      {
        name: "Polyethylene below ground",
        text: "Electrofusion from meter house to building, changed to metal before it rises indoors, with marker tape and a measured drawing.",
      },
      {
        name: "Corrugated stainless tube",
        text: "Long flexible runs with few joints, useful in occupied flats and timber floors, fitted by trained people only.",
      },
      {
        name: "Valves and gas trains",
        text: "Section, plant and emergency valves, solenoids, filters, governors and test points.",
      },
      {
        name: "Diversions and cut-backs",
        text: "Pipes moved for fit-outs, rerouted round a new opening, or returned to the tee so that no dead leg stays behind.",
      },
    ],
  },
  overview: {
    heading: "The millibar budget",
    paragraphs: [
      "Low-pressure gas usually leaves the meter at a nominal 21 mbar. Between meter outlet and appliance valve, the usual design allowance is 1 mbar at full flow. Every elbow, tee and metre spends part of it. Double the flow through a pipe and the loss more than triples, so the pipe that fed two boilers for years starves them when a water heater is added.",
      "Which rule book applies is a matter of size and use. BS 6891 deals with low-pressure pipes up to 35 mm in homes and small premises. Beyond that, on industrial and commercial sites, IGEM/UP/2 governs, with IGEM/G/5 for blocks in multiple occupation. They differ on materials, supports, ventilation and testing.",
      "Hidden pipes need air around them. A duct or ceiling void that holds gas pipe is ventilated so that a small leak disperses, or the pipe is sleeved through it in one piece. Walls are crossed in a sleeve, with the pipe sealed into it at one end. Electricity meters and switches are kept 150 mm away. Fire barriers are made good around the pipe without gripping it.",
      "Old runs tell their age. Barrel with hemp joints, lead stubs behind Victorian skirtings and steel in damp screed all turn up in London. Before extending such a system we test it, and say plainly when the new branch would be better than the trunk it hangs on.",
    ],
  },
  approach: {
    heading: "Order of work on a pipe run",
    steps: [
      {
        name: "Trace what exists",
        text: "Route, diameter, material and load, floor by floor, with a tightness test of the present pipe as a baseline.",
      },
      {
        name: "Calculate",
        text: "Loss for each section at peak flow, worst appliance named, spare capacity stated. The sheet is yours.",
      },
      {
        name: "Route on site",
        text: "We walk it with whoever owns the ceilings: beams, cables, access panels, bonding point, expansion and anchors.",
      },
      {
        name: "Fabricate and fix",
        text: "Off-site spools where hot works are restricted. Brackets carry the pipe, never a neighbouring service.",
      },
      {
        name: "Strength and tightness",
        text: "Air or nitrogen first, with joints exposed. Then the tightness test and the purge, described under [commissioning](/gas-services/system-commissioning).",
      },
      {
        name: "Mark and record",
        text: "Yellow identification, flow arrows, valve tags, and a revised line diagram by the meter.",
      },
    ],
  },
  dependsOn: [
    "Peak flow and distance to the most remote burner",
    "Pressure at the meter outlet, standard or elevated by agreement",
    "Working height, access towers, and ceilings that can or cannot be opened",
    "Hot work restrictions, which favour pressing or prefabrication",
  ],
  prepare: [
    "Plans with the proposed appliance positions marked",
    "Heat input of each appliance, present and proposed",
    "Structural and fire drawings where walls or slabs are crossed",
    "Dates on which gas may be off, and for whom",
  ],
  benefits: {
    heading: "Signs of a good gas pipe",
    items: [
      "Working pressure at the last burner matches the calculation with everything alight",
      "Each joint can be reached, or there is none",
      "A stranger could isolate one tenant from the diagram alone",
    ],
  },
  highlights: [
    {
      name: "We measure under load",
      text: "Static pressure flatters. All burners are run together and the drop is read at the furthest appliance before we sign.",
    },
    {
      name: "Jointers matched to joints",
      text: "Welding, fusion and press jointing are separate skills with separate evidence. The record names the person who made them.",
    },
  ],
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
        "Probably pressure. The shared pipe loses too much at full flow, and the boiler’s low-gas switch trips first. We log pressure at both ends through a service to prove it, then propose a larger trunk or a separate leg.",
    },
    {
      question: "May a gas pipe be buried in a concrete floor?",
      answer:
        "In limited ways, with protection from corrosion and movement and no joints that could not be found again. We avoid it in non-domestic buildings, since a ventilated route above ground can be inspected.",
    },
    {
      question: "Does a gas booster solve low pressure?",
      answer:
        "Sometimes. The transporter has to be notified beforehand, a low-pressure cut-off protects the network, and the booster adds noise and upkeep. A larger pipe is the quieter answer where the supply allows it.",
    },
    {
      question: "Is the old pipe good enough for the new plant?",
      answer:
        "That is two questions: is it tight, and is it big enough. The first takes a test, the second a calculation. A [full system design](/services/gas-system-installations) answers both when several appliances change.",
    },
  ],
  closing: {
    heading: "Send the loads and the distance",
    text: "With appliance inputs, a plan and a photograph of the meter we can size the main and tell you what the route is likely to meet.",
  },
  related: ["gas-system-installations", "gas-meter-installation", "system-commissioning"],
} as const satisfies LandingRecord;
