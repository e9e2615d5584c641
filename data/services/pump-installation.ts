import type { LandingRecord } from "../types";

export const pumpInstallation = {
  kind: "landing",
  path: "/plumbing-services/pump-installation",
  name: "Pump Installation",
  summary: "Booster sets, circulators, sump and sewage pumps, selected on the duty point and set up on site.",
  theme: "water",
  parent: "/plumbing-services",
  action: "contact",
  meta: {
    title: "Pump Installation: Boosters, Sumps and Circulators",
    description:
      "Booster sets, heating circulators, sump and sewage pumps for London buildings, chosen on a calculated duty point, wired, commissioned and set to save energy.",
    keywords: [
      "pump installation London",
      "water booster set installation",
      "sewage pump basement London",
      "sump pump installation",
      "circulating pump replacement",
    ],
  },
  hero: {
    heading: "Pump installation",
    lead: "A pump is right at one flow and one head. We work that point out, pick the pump whose best efficiency lies close to it, and prove it on site.",
  },
  grid: {
    heading: "Pump sets and stations",
    items: [
      {
        name: "Cold water booster sets",
        text: "Two or three variable speed pumps on a common frame, with duty rotation, a pressure vessel and protection against running dry.",
      },
      {
        name: "Heating and chilled water circulators",
        text: "Inline, twin-head and end-suction pumps, matched to valve authority and pipe resistance after the system has been cleaned.",
      },
      {
        name: "Hot water return pumps",
        text: "Bronze or stainless bodies, sized on the heat lost along the loop. Too large a pump erodes pipe bends.",
      },
      {
        name: "Basement sump pumps",
        text: "Twin pumps in cavity drain and surface water sumps, with a high-level alarm and, if wanted, battery reserve.",
      },
      {
        name: "Sewage lifting stations",
        text: "Packaged stations and wet wells for basement WCs and kitchens, with non-return valves, venting and access for removal.",
      },
      {
        name: "Pressurisation and transfer sets",
        text: "Fill units with expansion vessels for sealed systems, and transfer pumps between tanks or to a roof store.",
      },
    ],
  },
  overview: {
    heading: "The duty point decides everything",
    paragraphs: [
      "Every system has a curve: the more water it passes, the more pressure it costs. The pump has a curve too, and it will run where the two cross. Replacing like with like repeats an old mistake if the system was altered since. We measure flow, differential pressure and motor current, and reconstruct the curve from them.",
      "Above ground, the usual task is height. Ten metres of lift takes close to 1 bar before friction, and the top outlet still needs a working pressure. Pressure enough for the top can be too much for the lowest taps, which is why tall buildings are split into zones or fitted with reducing valves.",
      "Below ground, the task is failure. Many London basements lie under sewer level, so drainage has to be lifted. The guidance to Building Regulations Part H asks that a foul chamber for a dwelling holds a day’s inflow, because pumps stop in power cuts. BS 8102 likewise expects the water behind a cavity drain to have a dependable way out.",
      "Energy follows speed. In a circuit with variable flow, the power drawn falls roughly with the cube of the speed. Slow a circulator by a fifth and its power can halve, which makes variable speed drives part of most [energy work](/services/energy-efficient-solutions).",
    ],
  },
  approach: {
    heading: "How a set is chosen and proved",
    steps: [
      {
        name: "Establish the duty",
        text: "Peak and base flow, static height, friction and residual pressure, with suction conditions checked so that the pump does not cavitate.",
      },
      {
        name: "Select",
        text: "You see the curve with the duty marked, the efficiency there, noise, motor data and spare parts. Standby is decided by what a stoppage would cost.",
      },
      {
        name: "Plan the route and the lift",
        text: "Door widths, plinth, crane or skate route, drain for test water, isolation and temporary supply while the old set is out.",
      },
      {
        name: "Install",
        text: "Inertia base or resilient mounts, flexible connectors, eccentric reducers on the suction side, gauges both sides, and pipework that puts no strain on the casing.",
      },
      {
        name: "Commission",
        text: "Rotation, current, pressure at no flow and at duty, changeover, dry-run trip and alarms are each tested and recorded against the curve.",
      },
    ],
  },
  dependsOn: [
    "Head and flow, and how widely demand swings between night and morning",
    "Power supply: phase, spare ways, and whether a generator has to carry it",
    "Liquid: clean, warm, gritty, greasy or foul",
    "Structure-borne noise, if bedrooms or studios adjoin the plant space",
    "Signals required: volt-free contacts, Modbus or BACnet to the BMS",
  ],
  prepare: [
    "Photographs of the existing rating plates and control panel",
    "Number of storeys, outlets or flats served, and the complaints so far",
    "Tank sizes, or the sump’s depth and plan dimensions",
  ],
  benefits: {
    heading: "What changes for the building",
    items: [
      "Steady pressure on the top floor at eight in the morning",
      "A standby pump that takes over without anyone noticing, and an alarm that says so",
      "Lower electricity use, shown by current readings before and after",
      "Basements with a warning before the water reaches the carpet",
    ],
  },
  highlights: [
    {
      name: "Hydraulics and controls together",
      text: "The same team sets the pump, the valve and the point on the screen, which avoids a drive and a BMS that fight each other.",
    },
    {
      name: "Repair when it is worth it",
      text: "Seals, bearings and drives can often be changed in place. We compare a repair with a new set on running cost, and give you both figures.",
    },
  ],
  compliance: [
    {
      duty: "Obtain consent before fitting a pump that draws more than 12 litres a minute from a supply pipe, directly or indirectly: Water Supply (Water Fittings) Regulations 1999",
      due: "Before installation; consent counts as given after ten working days without a reply",
      record: "Notice and reply, filed with the commissioning sheet",
    },
    {
      duty: "Design wastewater lifting plant for failure: Building Regulations Part H and BS EN 12056-4",
      due: "At design stage",
      record: "Storage calculation, pump curve, alarm test",
    },
    {
      duty: "Control entry to wet wells and chambers: Confined Spaces Regulations 1997",
      due: "Before any entry; avoid entry where the work can be done from outside",
      record: "Risk assessment, permit and rescue arrangement",
    },
    {
      duty: "Keep motors, drives and panels safe: Electricity at Work Regulations 1989",
      due: "On installation and by maintenance as needed",
      record: "Electrical test certificate for the new circuit",
    },
  ],
  questions: [
    {
      question: "Can a pump be connected straight to the incoming main?",
      answer:
        "Only small ones without consent. Above 12 litres a minute the water company has to agree, and it usually prefers a break tank: the tank protects the neighbours’ pressure and gives you a reserve. A set behind a tank is notified too.",
    },
    {
      question: "How often do sump and sewage pumps need service?",
      answer:
        "Twice a year is a sensible start for a basement that would flood without them: floats, non-return valves, alarm, battery and a measured pump-down. Greasy or busy stations need more. We can include them in a [maintenance contract](/maintenance).",
    },
    {
      question: "Why does our booster start every few minutes at night?",
      answer:
        "Usually a leaking outlet, a passing non-return valve or a pressure vessel that has lost its air charge. The short cycling wears contactors and seals, so have it looked at before the set fails.",
    },
    {
      question: "What if the only pump has failed and the basement is filling?",
      answer:
        "Stop using water upstairs, keep clear of electrics and call the line for [emergency plumbing](/services/emergency-plumbing-repairs). Temporary pumping comes first, the permanent set after.",
    },
  ],
  closing: {
    heading: "Ask for a duty point check",
    text: "Send the rating plate and the number of floors. We reply with what the set should be doing, and whether yours is near it.",
  },
  related: ["commercial-installation", "emergency-plumbing-repairs", "energy-efficient-solutions"],
} as const satisfies LandingRecord;
