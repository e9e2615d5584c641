import type { LandingRecord } from "../types";

export const pumpInstallation = {
  kind: "landing",
  path: "/plumbing-services/pump-installation",
  name: "Pump Installation",
  summary: "We install, replace and repair booster sets, sump pumps, sewage pumps and heating pumps in London.",
  theme: "water",
  parent: "/plumbing-services",
  action: "contact",
  meta: {
    title: "Pump installation and repair in London: boosters, sumps",
    description:
      "We install and repair water booster sets, sump pumps, sewage pumps and heating pumps in London. We size each pump for your building and test it on site.",
    keywords: [
      "pump installation London",
      "pump repair London",
      "water booster set installation",
      "sump pump installation",
      "sewage pump basement London",
    ],
  },
  hero: {
    heading: "Pump installation and repair in London",
    lead: "We [repair](/plumbing-services/pump-installation#pump-repair), replace and install pumps in London homes, offices, hotels and blocks of flats. We size a new pump for how much water it has to lift and how high, then test it on site.",
  },
  grid: {
    heading: "Pumps we install and repair",
    items: [
      {
        symbol: "booster",
        name: "Cold water booster sets",
        text: "A booster set raises the water pressure in your building. Two or three variable speed pumps share the work, with a pressure vessel and protection against running dry.",
      },
      {
        symbol: "circulator",
        name: "Heating and chilled water circulators",
        text: "We match inline, twin-head and end-suction pumps to your pipes, and clean the system first.",
      },
      {
        symbol: "return-pump",
        name: "Hot water return pumps",
        text: "These keep hot water close to the taps. They are bronze or stainless, and we size them for the heat the pipes lose, because too big a pump wears away the bends.",
      },
      {
        symbol: "sump",
        name: "Basement sump pumps",
        text: "Two pumps empty the sump that collects water from a cavity drain or the ground. An alarm warns you if the water rises, and a battery can keep the pumps going in a power cut.",
      },
      {
        symbol: "lifting-station",
        name: "Sewage lifting stations",
        text: "If a WC or kitchen is below the sewer, a pump station lifts the waste. We fit the non-return valves and the vent, and leave space to take the pump out.",
      },
      {
        symbol: "vessel",
        name: "Pressurisation and transfer sets",
        text: "We install filling units with expansion vessels for sealed heating systems. Transfer pumps move water between tanks or up to a roof tank.",
      },
    ],
  },
  parts: [
    {
      at: [80, 150],
      balloon: [60, 128],
      name: "Pump",
      does: "The pumps share the work and take turns to start.",
      fails: "A worn bearing rumbles and vibrates. Then the pump trips and the others carry on.",
    },
    {
      at: [124, 200],
      balloon: [155, 197],
      name: "Non-return valve",
      does: "It stops water flowing back through a pump that is off.",
      fails: "If it sticks open, a stopped pump spins backwards and your pressure drops.",
    },
    {
      at: [360, 135],
      balloon: [360, 160],
      name: "Pressure vessel",
      does: "Its air cushion gives you a little water without starting a pump.",
      fails: "If the pumps start and stop with every tap, it has usually lost its air.",
    },
    {
      at: [405, 110],
      balloon: [434, 119],
      name: "Pressure sensor",
      does: "It tells the panel to speed the pumps up or slow them down.",
      fails: "If it drifts, the pressure is too low or too high, and the pumps never settle.",
    },
    {
      at: [30, 253],
      balloon: [26, 280],
      name: "Dry-run protection",
      does: "It stops the pumps when no water reaches them.",
      fails: "Without it, a pump that runs dry overheats and burns out its seal.",
    },
    {
      at: [425, 264],
      balloon: [425, 296],
      name: "Control panel",
      does: "It shares the work among the pumps and shows you any fault.",
      fails: "If a drive trips, a lamp or an alarm tells you, and the flow may fall at busy times.",
    },
  ],
  states: {
    fails: 1,
    texts: [
      "Two pumps share the work, and the third starts when more taps open.",
      "One pump has tripped. Its lamp lights, the third starts in its place and your pressure holds.",
      "The pump that failed has new bearings, and the third pump is in reserve again for busy times.",
    ],
  },
  overview: {
    heading: "How we choose the right pump",
    paragraphs: [
      "The more water you push through a pipe, the more pressure you need. The flow and pressure that your building needs are called the pump’s duty. If your pipes have changed since the last pump went in, the same size of pump may not suit. So we measure the flow, the pressure and the motor current, and work out the duty again.",
      "Above ground, height matters most. It takes about 1 bar to lift water ten metres, before friction, and the top tap still needs pressure to work. What is enough for the top may be too much for the lowest taps, so in tall buildings we split the pipework into zones or fit pressure-reducing valves.",
      "Below ground, you have to plan for a pump failure. Many London basements are lower than the sewer, so their waste water has to be lifted. The guidance to Building Regulations Part H asks for a chamber that holds a home’s foul water for a day, in case the power fails. Under BS 8102, the basement waterproofing standard, a drained cavity needs a reliable way out for the water.",
      "A slower pump uses far less electricity. In a circuit where the flow varies, the power falls roughly with the cube of the speed, so if we slow a pump by a fifth, its power can halve. Variable speed drives are therefore part of most [energy saving](/services/energy-efficient-solutions) work.",
    ],
  },
  topics: [
    {
      id: "pump-repair",
      heading: "Pump repair",
      figure: "pump-parts",
      paragraphs: [
        "If a pump has tripped, leaks or rumbles, we find out why before we change anything. We can often fit new seals, bearings or a new drive without replacing the whole pump. If a new pump would cost you less to run, we give you a price for the repair and one for the new pump.",
        "{claim:response} If your only sump or sewage pump has failed and water is rising, stop using water upstairs, keep away from anything electrical and call our [emergency plumbers](/services/emergency-plumbing-repairs). We bring a temporary pump, then repair yours.",
      ],
      items: [
        "We check the pressure vessel, the non-return valves and the dry-run protection, which are often to blame",
        "We test the drive, the sensor and the changeover between the pumps",
        "You get the readings from before and after",
      ],
    },
  ],
  approach: {
    heading: "How we install or replace a pump",
    steps: [
      {
        name: "Work out the duty",
        text: "We find the highest and lowest flow, the height, the friction and the pressure you need at the tap. We also check the suction side, so that the pump doesn’t cavitate (form vapour that damages it).",
      },
      {
        name: "Select the pump",
        text: "We show you the pump’s curve with your duty marked on it, and tell you its efficiency, its noise level and which spares you can get. Whether you need a standby pump depends on what a stoppage would cost you.",
      },
      {
        name: "Plan how to get it in",
        text: "Before delivery we check the door widths, the base, and whether we need a crane or skates.",
      },
      {
        name: "Install",
        text: "The pump goes on a heavy base or anti-vibration mounts, with flexible connectors, a gauge on each side and eccentric reducers on the suction side. The pipework puts no strain on the pump.",
      },
      {
        name: "Test on site",
        text: "We test the direction of rotation, the current, the pressure with and without flow, the changeover, the dry-run protection and the alarms. You get the results beside the pump’s curve.",
      },
    ],
  },
  dependsOn: [
    "How high the water has to go, and how much you need at night and in the morning",
    "What power supply you have, and whether a generator has to carry the pump",
    "What the pump moves: clean, warm, gritty, greasy or foul water",
    "Whether bedrooms or studios are next to the pump room",
    "Which signals your BMS needs: volt-free contacts, or a protocol such as Modbus or BACnet",
  ],
  prepare: [
    "Photographs of the old pump’s data plate and control panel",
    "How many floors, taps or flats the pump serves, and what people complain about",
    "How large the tank is, or how deep and wide the sump is",
  ],
  benefits: {
    heading: "What you get from our pump engineers",
    items: [
      "The pressure on the top floor is steady at 8am, when everyone showers",
      "If you have a standby pump, it takes over when the first one stops, and an alarm tells you",
      "You use less electricity, and readings from before and after show it",
      "If water rises in your basement, an alarm warns you before it reaches the carpet",
    ],
  },
  highlights: [
    {
      name: "Pump and controls from one team",
      text: "The same team sets up the pump, the valves and the building management system (BMS), so they don’t work against each other.",
    },
    {
      name: "Quiet next to bedrooms",
      text: "Noise travels through the structure. So beside bedrooms or studios we choose a quiet pump and stand it on anti-vibration mounts.",
    },
  ],
  compliance: [
    {
      duty: "Have consent for any pump that draws more than 12 litres a minute from a supply pipe, directly or indirectly: Water Supply (Water Fittings) Regulations 1999",
      due: "Before installation; consent counts as given after ten working days without a reply",
      record: "Notice and reply, filed with the commissioning sheet",
    },
    {
      duty: "Have wastewater pumps designed to fail safely: Building Regulations Part H and BS EN 12056-4",
      due: "At design stage",
      record: "Storage calculation, pump curve and alarm test",
    },
    {
      duty: "Control entry to wet wells and chambers: Confined Spaces Regulations 1997",
      due: "Before any entry; avoid entry where the work can be done from outside",
      record: "Risk assessment, permit and rescue arrangement",
    },
    {
      duty: "Keep motors, drives and panels safe: Electricity at Work Regulations 1989",
      due: "When installed, and afterwards through maintenance as needed",
      record: "Electrical installation certificate for the new circuit",
    },
  ],
  questions: [
    {
      question: "Can a pump be connected straight to the incoming main?",
      answer:
        "Only a small one, unless you have consent. Above 12 litres a minute the water company has to agree, and it usually prefers a break tank. The tank protects your neighbours’ pressure and gives you a reserve. A booster set fed from a tank draws from the main indirectly, so it needs the same consent. We can apply for it.",
    },
    {
      question: "How often do sump and sewage pumps need a service?",
      answer:
        "Twice a year is a sensible start if your basement would flood without them, and more often for greasy or busy stations. We check the floats, the non-return valves, the alarm and the battery, and measure how fast the pump empties the sump. We can include this in a [maintenance contract](/maintenance).",
    },
    {
      question: "Why does our booster start every few minutes at night?",
      answer:
        "Usually a tap or WC leaks, a non-return valve lets water back, or the pressure vessel has lost its air. Starting so often wears out the contactors and seals, so ask us to look at it before the set fails.",
    },
  ],
  closing: {
    heading: "Ask us to check your pump",
    text: "Send us a photograph of the pump’s data plate, and tell us how many floors there are. We’ll tell you whether it looks the right size for your building. {claim:freeQuote}",
  },
  related: ["commercial-installation", "emergency-plumbing-repairs", "energy-efficient-solutions"],
} as const satisfies LandingRecord;
