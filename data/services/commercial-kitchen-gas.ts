import { safety } from "../safety";
import type { LandingRecord } from "../types";

export const commercialKitchenGas = {
  kind: "landing",
  path: "/gas-services/commercial-kitchen-gas",
  name: "Commercial Kitchen Gas",
  summary: "We install, repair and test gas in restaurant, hotel and school kitchens, and issue your CP42.",
  theme: "gas",
  parent: "/gas-services",
  action: "booking",
  meta: {
    title: "Commercial kitchen gas engineers in London: CP42",
    description:
      "We install, repair and test gas cookers, interlocks and extract fans in London restaurant, hotel and school kitchens, test the air and issue your CP42.",
    keywords: [
      "commercial kitchen gas engineer London",
      "gas interlock installation",
      "catering gas safety CP42",
      "restaurant gas engineer London",
      "kitchen extract interlock",
    ],
  },
  hero: {
    heading: "Commercial kitchen gas engineers in London",
    lead: "We install, repair and test the gas in your kitchen around your service hours. Burners, fans and the gas shut-off are tested together, and you get your CP42, the catering gas record.",
  },
  grid: {
    heading: "What we do in commercial kitchens",
    items: [
      {
        name: "Cooking appliances",
        text: "We position, restrain, connect and commission ranges, fryers, combi ovens, woks, chargrills and bratt pans.",
      },
      {
        name: "Gas interlock panels",
        text: "An interlock shuts the gas valve when the fan stops moving air. We fit it, and prove the fan by pressure, airflow or current.",
      },
      {
        name: "Extract and make-up air",
        text: "Safe gas depends on air. So we measure the flow at the canopy, balance the fresh air, and check the filters and the fan drive.",
      },
      {
        name: "Air quality tests",
        text: "We sample carbon dioxide (CO2) and carbon monoxide (CO) at breathing height under full cooking load, and again at low fan speed.",
      },
      {
        name: "Hoses and restraints",
        text: "We replace quick-release catering hoses, fit restraint cables that are shorter than the hose, and lock the castors.",
      },
      {
        name: "Kitchen moves and refits",
        text: "When you rearrange the cooking line, we cap the points you no longer need and resize the manifold and valve for the new load.",
      },
    ],
  },
  parts: [
    {
      at: [59, 174],
      balloon: [55, 194],
      name: "Gas solenoid valve",
      does: "This electric valve stays open only while the fan moves air.",
      fails: "If its coil burns out, it shuts, and all your burners go out in mid-service.",
    },
    {
      at: [104, 113],
      balloon: [87, 113],
      name: "Canopy and grease filters",
      does: "They catch the grease and collect the fumes above the burners.",
      fails: "Clogged filters slow the air: fumes roll out over the edge and your staff get hot.",
    },
    {
      at: [277, 44],
      balloon: [261, 60],
      name: "Air switch",
      does: "It proves that air really moves through the duct.",
      fails: "Grease blocks its tube: the panel shows low air and cuts your gas with the fan on.",
    },
    {
      at: [430, 55],
      balloon: [446, 66],
      name: "Extract fan",
      does: "It draws the fumes out, and fresh air follows them in.",
      fails: "A slipping belt or greasy blades cut the flow, though you still hear the motor.",
    },
    {
      at: [383, 208],
      balloon: [364, 208],
      name: "Interlock panel",
      does: "It links fan, valve and stop button, and is reset by hand.",
      fails: "If somebody bypasses it, you can cook without air and never know.",
    },
    {
      at: [404, 270],
      balloon: [388, 270],
      name: "Emergency stop",
      does: "One push by the exit shuts off the gas to the whole line.",
      fails: "Hidden behind boxes or never tested, it may do nothing when you press it.",
    },
  ],
  states: [
    {
      name: "Fan on",
      text: "The air switch feels the air move, so the gas valve is open and you can cook.",
    },
    {
      name: "Fan stopped",
      text: "Without air the valve shuts and every flame goes out; the panel tells you why.",
    },
  ],
  overview: {
    heading: "How gas, fans and interlocks work together in a kitchen",
    paragraphs: [
      "A busy kitchen burns gas in a room full of people. Most catering appliances have no flue of their own, so the canopy and its fan carry the fumes away. If the fan fails, the fumes stay in the room: heat, moisture, carbon dioxide and, from a burner short of air, carbon monoxide. That is why BS 6173 links the gas to the fans, and IGEM/UP/19 tells engineers how to do it.",
      "An interlock holds the gas valve open only while air is moving. A switch on the fan’s power supply is not enough: if the belt breaks, the motor still turns. A pressure or airflow sensor tells you more. If your fans have variable speed, the lowest speed has to be safe too, so sensors in the kitchen often control the speed.",
      "We test while the kitchen works as it does in service. Every burner is lit at maximum, pans are off, filters and baffles are in place and doors are as usual. We sample CO2 where your staff stand. The aim is a reading under 2,800 ppm. Above that, industry guidance treats the installation as At Risk. Above 5,000 ppm, the eight-hour workplace exposure limit, it is Immediately Dangerous. You then need more air or fewer burners.",
      "Grease slowly reduces the airflow, because it clogs filters, covers sensors and weighs down fan blades. If you book the extract clean and the gas visit close together, the readings mean more. Any [ventilation fault](/services/ventilation-systems) can then be put right before the inspector finds it.",
    ],
  },
  approach: {
    heading: "How we work around your kitchen hours",
    steps: [
      {
        name: "We come when you are closed or quiet",
        text: "The survey takes place before prep or after close. We list each appliance with its input, type, hose, flame device and clearance.",
      },
      {
        name: "We compare the burners with the air",
        text: "Your total heat input and canopy area are compared with the extract and make-up air that we measure.",
      },
      {
        name: "We repair the most dangerous faults first",
        text: "Leaks and missing flame failure devices come before thermostats. If somebody has overridden an interlock, we report that before anything else.",
      },
      {
        name: "We fit or refit the interlock",
        text: "It has a panel, sensors, a gas valve and an emergency stop at the exit. We link it to your fire alarm and any fire suppression system.",
      },
      {
        name: "We test every shut-off",
        text: "We stop the fan, take off the belt, press the stop, gas the sensor and cut the power. Each has to shut off the gas, and none may bring it back while nobody is there.",
      },
      {
        name: "We show your chefs",
        text: "They learn how to start up and close down, what the lamp means, and why the reset must never be wedged.",
      },
    ],
  },
  dependsOn: [
    "The total input of the cooking line, and how much of it runs at once",
    "The condition of the extract you have, and the airflow it really gives",
    "Your trading hours, and noise limits if we work at night",
    "What your landlord says about holes in walls, fire alarm links and roof access",
  ],
  prepare: [
    "Find your last CP42, the extract cleaning report and the fire suppression certificate",
    "Let the surfaces cool, and pull out the appliances that roll",
    "Tell us where the fan isolators are, and who has the keys to the roof and the panel",
  ],
  benefits: {
    heading: "What you get from a kitchen gas visit",
    items: [
      "Your kitchen starts normally each morning and shuts off the gas by itself when it should",
      "You have one file for the environmental health officer: appliances, interlock, air and grease",
      "Your staff stay cooler, because air that carries off fumes also carries off heat",
    ],
  },
  highlights: [
    {
      name: "Check that your engineer may work on catering gas",
      text: "Ranges, fryers and forced-draught ovens are separate Gas Safe categories. Look for them on the back of the engineer’s card.",
    },
    {
      name: "If your interlock is overridden, we say so",
      text: "You get it in writing, and we explain what you need to cook lawfully without the bypass.",
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
      question: "Our kitchen is old and has no gas interlock. Must we close?",
      answer:
        "Not automatically. The industry procedure lets us assess the risk in an existing kitchen. We look at measured air quality, warning notices, staff training and the state of the appliances. If the result is poor, you have to stop. Even if it is good, we advise you to fit an interlock, and any major alteration calls for one.",
    },
    {
      question: "Why does the gas trip whenever the back door is opened?",
      answer:
        "The door changes the pressure in the room, and an airflow switch that is close to its limit reacts. If somebody simply changes its setting, that may hide a shortage of fresh air. So we measure the fans first and adjust last.",
    },
    {
      question: "Do we still need an interlock with induction hobs?",
      answer:
        "Not for those hobs, since they burn nothing. You still need extract for heat, steam and grease. If your line is mixed, the rules stay the same for whatever still burns gas.",
    },
    {
      question: "There is a smell of gas by the fryers. What first?",
      answer: `${safety.gasEscape.brief} A kitchen has its own emergency gas control, usually beside the exit: use it on your way out if you can reach it safely. Once the kitchen is declared safe, we do the [emergency gas repairs](/services/emergency-gas-repairs).`,
    },
    {
      question: "Who plumbs the sinks and the grease separator?",
      answer:
        "We do or arrange that too. Our page on [bathroom and kitchen plumbing](/services/bathroom-kitchen-plumbing) explains the wet side of a catering kitchen. For gas in the rest of your building, see our [commercial gas services](/gas-services).",
    },
  ],
  closing: {
    heading: "Book a kitchen gas visit",
    text: "Tell us your closing hours and what you cook on. You get a list of what needs doing, the most dangerous faults first, and your CP42 once the kitchen meets it. The [extract duct](/services/ventilation-systems#tr19-duct-cleaning) can be cleaned in the same closure. {claim:appointments}",
  },
  related: ["gas-safety-certificates", "ventilation-systems", "planned-maintenance"],
} as const satisfies LandingRecord;
