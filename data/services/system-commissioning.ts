import type { LandingRecord } from "../types";

export const systemCommissioning = {
  kind: "landing",
  path: "/gas-services/system-commissioning",
  name: "Gas System Commissioning",
  summary: "We test, purge and commission gas systems in London, and give you every reading in writing.",
  theme: "gas",
  parent: "/gas-services",
  action: "booking",
  meta: {
    title: "Gas commissioning in London: testing, purging, set-up",
    description:
      "We commission gas pipework, boilers and burners in London, for our own work or another contractor’s: pressure tests, purging, burner set-up and safety checks.",
    keywords: [
      "gas commissioning engineer London",
      "gas tightness test commercial",
      "gas purging London",
      "burner commissioning",
      "boiler commissioning London",
    ],
  },
  hero: {
    heading: "Gas commissioning in London",
    lead: "Commissioning means testing a new gas system, filling it with gas safely and setting it to work. We do this across London for systems we installed, and for other contractors’ systems.",
  },
  grid: {
    heading: "What our gas commissioning includes",
    items: [
      {
        symbol: "strength-test",
        name: "Strength test",
        text: "Before the pipe is painted or filled with gas, we take out any parts that the test could damage. Then we pressurise it with air or nitrogen, well above working pressure.",
      },
      {
        symbol: "tightness-test",
        name: "Tightness test",
        text: "We work out the volume, choose a gauge that is sensitive enough and let the temperature settle. Then we compare the pressure drop with the limit.",
      },
      {
        symbol: "purge",
        name: "Purge",
        text: "We push the air out through a vent or a burner and take readings until the pipe is full of gas. We keep all sources of ignition well away.",
      },
      {
        symbol: "burner",
        name: "Burner set-up",
        text: "We match gas and air at low, middle and high fire, so that the flame is stable, carbon monoxide is low and NOx (nitrogen oxides) is as low as the manufacturer declares.",
      },
      {
        symbol: "safety-stop",
        name: "Safety chain",
        text: "We trip every limit, pressure switch, flame guard and emergency stop on its own, and test the valve proving.",
      },
      {
        symbol: "record",
        name: "Re-commissioning",
        text: "If your plant has been moved, has been out of use or has a new burner, we test and set it again as if it were new.",
      },
    ],
  },
  parts: [
    {
      at: [88, 234],
      balloon: [112, 262],
      name: "Filter",
      does: "It catches metal chips and dirt before they reach the valves.",
      fails: "A clogged filter lets the pressure drop near full fire, and the burner locks out.",
    },
    {
      at: [119, 204],
      balloon: [112, 172],
      name: "Regulator",
      does: "It gives the burner one steady pressure at every load.",
      fails: "If the pressure creeps up while the plant is off, the burner trips when you restart it.",
    },
    {
      at: [256, 200],
      balloon: [274, 176],
      name: "Two safety shut-off valves",
      does: "Both shut when the burner stops, so you are safe even if one fails.",
      fails: "If one lets gas through when shut, valve proving blocks the start and shows a fault code.",
    },
    {
      at: [239, 234],
      balloon: [276, 254],
      name: "Test point",
      does: "We connect a gauge here for the strength and tightness tests.",
      fails: "Left loose after the test, it leaks, and you smell gas by the burner.",
    },
    {
      at: [281, 57],
      balloon: [312, 66],
      name: "Purge vent and arrestor",
      does: "Gas pushes the air out here; the arrestor keeps any flame out.",
      fails: "Too slow a flow leaves air behind, and your burner won’t light.",
    },
    {
      at: [340, 214],
      balloon: [308, 190],
      name: "Burner",
      does: "It mixes gas and air and holds the flame steady.",
      fails: "Too little air makes soot and carbon monoxide; too much wastes your heat.",
    },
  ],
  states: {
    fails: 3,
    stops: ["gas"],
    texts: [
      "Gas passes through both safety valves to the burner.",
      "One safety valve is letting gas through, so the leak check (valve proving) has stopped the burner from starting.",
      "We have replaced that valve and proved both, and the burner fires.",
    ],
  },
  overview: {
    heading: "Why gas is commissioned in a set order",
    paragraphs: [
      "We first show that the pipe is strong, then that it is tight. Only then do we fill it with gas and light a burner. Each stage makes the next one safe. IGEM/UP/1 is the procedure for large or higher-pressure systems. IGEM/UP/1A is for low-pressure ones up to 1 m³ in volume, and IGEM/UP/1B is for small systems and homes. We calculate the volume of your pipe first, because it decides which procedure applies and how long the test lasts.",
      "Purging carries the greatest risk: for a while the pipe holds a mixture that can burn. If we use a vent, it stands outdoors, away from windows and air intakes, and one of us watches it. The gas has to flow fast enough to push the air out, or it slides past the air instead. So we work to a written procedure that says who does what.",
      "We set burners with an analyser. Its oxygen and carbon monoxide readings show how much margin the burner has. We read the supply pressure with all your other plant at full rate, and again as everything stops at once, because a sudden rise may trip a safety device.",
      "Your gas plant works together with other systems, so we test kitchen fans, the fire alarm, plant room louvres and the BMS (building management system) as one chain. Our [BMS engineers](/bms-services) can attend for the controls. The heating water has to be clean before we light the boiler, or debris gets into it.",
    ],
  },
  approach: {
    heading: "How we commission your gas system",
    steps: [
      {
        name: "Desk review",
        text: "We read the drawings, loads, manuals and water analysis, and the cause-and-effect chart (which alarm stops what). If something is missing, we ask the designer.",
      },
      {
        name: "Walk-round",
        text: "We look at the pipe supports, vents, flue, condensate pipe, wiring and labels. If something is unsafe or unfinished, we’ll tell you and won’t light the burners.",
      },
      {
        name: "Test and fill with gas",
        text: "With the area kept clear, we do the strength test, the tightness test and the purge, and write the certificate on the spot.",
      },
      {
        name: "Light and tune",
        text: "We light each burner to its manufacturer’s instructions. Then we set the combustion, the gas rate, the sequence and the hot water controls.",
      },
      {
        name: "Trip every safety device",
        text: "We stop a fan, warm a sensor, lower the pressure and press the stop button. We time each shut-off before we reset the device by hand.",
      },
      {
        name: "Hand over",
        text: "Your staff learn how to run the plant, and you get the test sheets and settings.",
      },
    ],
  },
  dependsOn: [
    "How much pipe there is, and how many sections we have to test separately",
    "Whether the power, water, flue, drains and controls all work on the day",
    "Whether the building can take heat, because we can’t tune a burner when the water is already hot",
    "Which other trades must be there, and when they can come",
  ],
  prepare: [
    "A line diagram of the pipe as installed, with lengths and diameters",
    "The installer’s strength test sheets, and what else has been tested",
    "The certificate for cleaning the heating water, if it has been done",
    "Where we may vent gas, and how we can keep people away from it",
  ],
  benefits: {
    heading: "What our commissioning gives you",
    items: [
      "Your test sheets show each result next to the limit it had to meet",
      "You can compare the combustion figures for each burner at each rate with later services",
      "You get a list of every safety setting and who witnessed the test",
      "A snag list shows what holds up handover and what can wait",
    ],
  },
  highlights: [
    {
      name: "A check of other installers’ work",
      text: "Before we commission another firm’s work, we check that it is finished and safe. If something is wrong, our report says so plainly.",
    },
    {
      name: "Tests to the current procedure",
      text: "We test small installations to Edition 4 of IGEM/UP/1B, which became the only valid edition in October 2026.",
    },
  ],
  compliance: [
    {
      duty: "Have installation pipework tested, and purged before use: Gas Safety (Installation and Use) Regulations 1998, regulation 22",
      due: "Immediately after installation or work that might affect tightness",
      record: "Tightness and purge certificate",
    },
    {
      duty: "Have gas-fired plant commissioned in a planned sequence: IGEM/UP/4, with BS 6644 for boilers",
      due: "Before handover, and after major change",
      record: "Commissioning report for each item of plant",
    },
    {
      duty: "Have fixed building services commissioned, and give the occupier the operating information: Building Regulations Part L",
      due: "On completion; notice to building control where it applies",
      record: "Commissioning statement and operating notes",
    },
    {
      duty: "Have the water circuit cleaned and treated first: BG 29 for larger systems, BS 7593 for domestic ones",
      due: "Before first firing, and from then on",
      record: "Laboratory result and dosing log",
    },
  ],
  questions: [
    {
      question: "Who should be there to see the tests?",
      answer:
        "Your engineer or clerk of works should see the strength and tightness tests. The fire alarm, BMS and kitchen contractors need to be there when we trip the safety devices. Please give us their names a week beforehand.",
    },
    {
      question: "How long does a tightness test take?",
      answer:
        "Anything from minutes to hours. The larger the pipe volume, the longer it takes. The temperature has to stay steady too, so if a riser is in the sun we may test it at dawn.",
    },
    {
      question: "Is the manufacturer’s commissioning enough?",
      answer:
        "Not by itself. It covers the boiler and usually starts its warranty, but not the pipework, ventilation, flue route, interlocks or sequence. We attend on the same day and test those for you. For later faults, see our [boiler services](/boiler-services).",
    },
    {
      question: "Our building opens before winter. Can the boilers be commissioned in July?",
      answer:
        "Yes, we can set the burners, the safety devices and the hot water controls. For the weather settings, the balance and the return temperature we need a cold day, so book a second visit when you book the first. Our page on [boiler installation](/gas-services/commercial-boiler-installation) says what we measure then.",
    },
    {
      question: "What happens if a test fails?",
      answer:
        "The gas stays off until the installer or [our pipework engineers](/gas-services/gas-pipework-installation) have repaired the leak. Then we test again, starting with the strength test if the repair calls for it.",
    },
  ],
  closing: {
    heading: "Book your gas commissioning",
    text: "Send us the drawings, the plant list and your handover date. We’ll reply with the order of tests, the people who have to be there and a price. Please allow a spare day before handover.",
  },
  related: ["gas-system-installations", "commercial-boiler-installation", "appliance-servicing"],
} as const satisfies LandingRecord;
