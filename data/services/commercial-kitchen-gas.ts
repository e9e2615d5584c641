import { safety } from "../safety";
import type { LandingRecord } from "../types";

export const commercialKitchenGas = {
  kind: "landing",
  path: "/gas-services/commercial-kitchen-gas",
  name: "Commercial Kitchen Gas",
  summary: "Catering appliances, interlocks and ventilation proved together, with the certificate to show for it.",
  theme: "gas",
  parent: "/gas-services",
  action: "booking",
  meta: {
    title: "Commercial Kitchen Gas: Interlocks, CP42 and Repairs",
    description:
      "Gas for restaurant, hotel and school kitchens in London: appliances, interlocks, extract and make-up air proved together, with air quality tests and CP42.",
    keywords: [
      "commercial kitchen gas engineer London",
      "gas interlock installation",
      "catering gas safety CP42",
      "restaurant gas engineer London",
      "kitchen extract interlock",
    ],
  },
  hero: {
    heading: "Commercial kitchen gas",
    lead: "A kitchen is safe when burners, fans and shut-off agree with each other. We install, mend and test the three as one, around your service hours.",
  },
  grid: {
    heading: "Behind the pass",
    items: [
      {
        name: "Cooking appliances",
        text: "Ranges, fryers, combi ovens, woks, chargrills and bratt pans set down, restrained, connected and commissioned.",
      },
      {
        name: "Interlock panels",
        text: "Fan proving by pressure, airflow or current, tied to a gas valve that falls shut when air is lost.",
      },
      {
        name: "Extract and make-up air",
        text: "Canopy flow measured, supply balanced, filters and drive checked, since gas safety rests on them.",
      },
      {
        name: "Air quality tests",
        text: "CO2 and CO sampled at breathing height under full cooking load, at low fan speed too.",
      },
      {
        name: "Hoses and restraints",
        text: "Quick-release catering hoses replaced, restraint cables fitted shorter than the hose, castors locked.",
      },
      {
        name: "Kitchen moves and refits",
        text: "Line rearranged, redundant points capped, manifold and valve resized for the new load.",
      },
    ],
  },
  overview: {
    heading: "The kitchen as one machine",
    paragraphs: [
      "A busy line burns gas in a room with people in it. Most catering appliances have no flue of their own, so the canopy is their chimney. Lose the fan and the products stay: heat, moisture, carbon dioxide and, from a starved burner, carbon monoxide. That is why BS 6173 ties gas to mechanical ventilation, and IGEM/UP/19 tells engineers how.",
      "An interlock does one simple thing. It holds the gas valve open only while air is moving. A switch on the fan’s supply proves power, yet a broken belt leaves the motor turning. Pressure or airflow sensing is nearer the truth. With variable speed fans, the lowest speed has to be safe as well, so sensors in the kitchen often govern the speed.",
      "The test follows the cook. Every burner is lit at maximum, pans off, filters and baffles in place, doors as in normal service. CO2 is sampled where staff stand. A reading under 2,800 ppm is the aim. Above that, industry guidance treats the installation as At Risk, and above 5,000 ppm, the eight-hour workplace exposure limit, as Immediately Dangerous. The cure is more air or fewer burners.",
      "Grease is the quiet saboteur. It loads filters, blinds probes and weighs down fan blades until flow falls by slow degrees. Ask for the extract clean and the gas visit close together. Readings then mean something, and a [ventilation fault](/services/ventilation-systems) can be put right before the inspector finds it.",
    ],
  },
  approach: {
    heading: "Working around a kitchen",
    steps: [
      {
        name: "Come at a quiet hour",
        text: "Survey before prep or after close. Appliances are listed with input, type, hose, flame device and clearance.",
      },
      {
        name: "Match burners to air",
        text: "Total heat input and canopy area are compared with measured extract and make-up.",
      },
      {
        name: "Repair in order of risk",
        text: "Leaks and missing flame failure devices before thermostats; an overridden interlock is reported before anything else.",
      },
      {
        name: "Fit or refit the interlock",
        text: "Panel, sensors, valve, emergency stop at the exit and a link to the fire alarm and any suppression system.",
      },
      {
        name: "Prove every trip",
        text: "Fan off, belt off, stop pressed, sensor gassed, power lost: each must shut gas, and none may bring it back unattended.",
      },
      {
        name: "Show the chefs",
        text: "Morning start, closing down, what the lamp means, and why nobody wedges the reset.",
      },
    ],
  },
  dependsOn: [
    "Total input of the line, and how much runs at once",
    "Condition and true flow of the existing extract",
    "Trading hours, with noise limits for night work",
    "Landlord’s rules on penetrations, fire alarm links and roof access",
  ],
  prepare: [
    "Last CP42, extract cleaning report and fire suppression certificate",
    "Appliances pulled clear where they roll, surfaces cool",
    "Fan isolators, roof key and panel key",
  ],
  benefits: {
    heading: "What the operator gains",
    items: [
      "A kitchen that starts each morning without tricks and stops gas by itself when it should",
      "One file for the environmental health officer: appliances, interlock, air, grease",
      "Cooler staff, since air that carries off fumes carries off heat",
    ],
  },
  highlights: [
    {
      name: "Catering has its own categories",
      text: "Ranges, fryers and forced-draught ovens are separate Gas Safe categories. Look for them on the back of the engineer’s card.",
    },
    {
      name: "No bypass left behind",
      text: "If we find an interlock overridden, we say so in writing and explain what it takes to cook lawfully without it.",
    },
  ],
  compliance: [
    {
      duty: "Interlock mechanical ventilation with gas in new and altered kitchens: BS 6173 and IGEM/UP/19; risk assessment for older ones",
      due: "At installation, and when burners or fans change",
      record: "Interlock test sheet with sensor set points",
    },
    {
      duty: "Maintain catering gas at a workplace in a safe condition: Gas Safety (Installation and Use) Regulations 1998, regulation 35",
      due: "Always; a yearly examination is what insurers usually require",
      record: "CP42 with a line for each appliance",
    },
    {
      duty: "Keep kitchen air fit to breathe: Workplace (Health, Safety and Welfare) Regulations 1992 and Control of Substances Hazardous to Health Regulations 2002",
      due: "While people work there",
      record: "CO2 and CO readings by position and fan speed",
    },
    {
      duty: "Control fire risk in the extract: Regulatory Reform (Fire Safety) Order 2005",
      due: "By your risk assessment, at a frequency that follows use",
      record: "Grease measurements and cleaning report from the specialist",
    },
  ],
  questions: [
    {
      question: "Our kitchen is old and has no interlock. Must we close?",
      answer:
        "Not automatically. The industry procedure lets an existing installation be risk assessed: measured air quality, warning notices, staff training, appliance condition. A poor result means stop. Even after a good one we advise fitting an interlock, and any major alteration calls for it.",
    },
    {
      question: "Why does gas trip whenever the back door is opened?",
      answer:
        "The door changes room pressure, and a marginal airflow switch reacts. Raising the set point blindly hides a shortage of make-up air. We measure the fans first, and adjust last.",
    },
    {
      question: "Do induction hobs end the need for all this?",
      answer:
        "For those hobs, yes: no combustion, no interlock. Extract for heat, steam and grease remains. Mixed lines keep the rules for whatever still burns gas.",
    },
    {
      question: "There is a smell of gas by the fryers. What first?",
      answer: `${safety.gasEscape.brief} A kitchen has its own emergency gas control, usually beside the exit: use it on your way out if you can reach it safely. Once the kitchen is declared safe, we do the [emergency gas repairs](/services/emergency-gas-repairs).`,
    },
  ],
  closing: {
    heading: "Book before the next menu change",
    text: "Tell us your closing hours and what cooks on the line. The visit ends with a list in order of risk, and CP42 when it is earned.",
  },
  related: ["gas-safety-certificates", "ventilation-systems", "planned-maintenance"],
} as const satisfies LandingRecord;
