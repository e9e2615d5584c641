import { safety } from "../safety";
import type { LandingRecord } from "../types";

export const commercialKitchenGas = {
  kind: "landing",
  path: "/gas-services/commercial-kitchen-gas",
  name: "Commercial Kitchen Gas",
  summary: "We install, repair and test gas equipment in restaurant, hotel and school kitchens, and issue your CP42.",
  theme: "gas",
  parent: "/gas-services",
  action: "booking",
  meta: {
    title: "Restaurant kitchen gas engineers in London: CP42",
    description:
      "Gas engineers for London restaurant, hotel and school kitchens: we repair cookers, interlocks and extract fans, and issue your CP42 gas safety certificate.",
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
    lead: "We service and repair gas ranges, fryers and ovens, install and test the gas pipes and the interlock, and issue your [CP42](/guides/restaurant-gas-safety-certificate-cp42), the gas safety certificate for catering kitchens. We plan the work for when you are closed. Has your gas tripped? [See what to check](/gas-services/commercial-kitchen-gas#gas-tripped), then call us.",
  },
  grid: {
    heading: "What we do in commercial kitchens",
    items: [
      {
        symbol: "record",
        name: "Gas safety certificate for a restaurant kitchen (CP42)",
        text: "We check each appliance, hose and flame failure device, the interlock and the ventilation, and record the results.",
      },
      {
        symbol: "interlock",
        name: "Gas interlock panels",
        text: "We install and repair interlocks, which shut off the gas when the extract fan stops moving air.",
      },
      {
        symbol: "canopy",
        name: "Extract and make-up air",
        text: "We measure the flow at the canopy, balance the fresh air, and check the filters and the fan drive, because gas burns safely only with enough air.",
      },
      {
        symbol: "analyser",
        name: "Air quality tests",
        text: "With every burner on full, and again at low fan speed, we sample carbon dioxide (CO2) and carbon monoxide (CO) at breathing height.",
      },
      {
        symbol: "cooker",
        name: "Cooking appliances and hoses",
        text: "We service, repair, connect and commission ranges, fryers, ovens, woks, chargrills and bratt pans, and fit catering hoses with restraint cables shorter than the hose. For boilers and heaters, see [gas appliance servicing](/gas-services/appliance-servicing).",
      },
      {
        symbol: "plan",
        name: "Kitchen moves and refits",
        text: "When you rearrange the cooking line, we cap the gas points you no longer need, and resize the pipe and valve for what you will cook on.",
      },
    ],
  },
  parts: [
    {
      at: [59, 174],
      balloon: [55, 194],
      name: "Gas solenoid valve",
      does: "This electric valve stays open only while the fan moves air.",
      fails: "If its coil burns out, it shuts and all your burners go out mid-service.",
    },
    {
      at: [98, 113],
      balloon: [65, 113],
      name: "Canopy and grease filters",
      does: "They catch the grease and collect the fumes above the burners.",
      fails: "Clogged filters let fumes spill out, and the kitchen gets hot.",
    },
    {
      at: [285, 43],
      balloon: [336, 64],
      name: "Air switch",
      does: "It checks that air is really moving through the duct.",
      fails: "If grease blocks its tube, the panel shows low airflow and cuts off the gas.",
    },
    {
      at: [430, 55],
      balloon: [446, 66],
      name: "Extract fan",
      does: "It draws the fumes out, and fresh air comes in to replace them.",
      fails: "You still hear the motor, but a slipping belt or greasy blades cut the airflow.",
    },
    {
      at: [383, 208],
      balloon: [364, 208],
      name: "Interlock panel",
      does: "It links the fan, the gas valve and the stop button, and you reset it by hand.",
      fails: "If somebody bypasses it, you could be cooking without ventilation and not notice.",
    },
    {
      at: [404, 270],
      balloon: [388, 270],
      name: "Emergency stop",
      does: "This button by the exit shuts off the gas to the whole cooking line.",
      fails: "If it is never tested, it may do nothing when you press it.",
    },
  ],
  states: {
    fails: 4,
    texts: [
      "The air switch senses that air is moving, so the gas valve is open and you can cook.",
      "The extract fan has stopped, so the gas valve shuts, every flame goes out and the panel tells you why.",
      "The extract fan runs again, and we have tested that the gas shuts off when the fan stops.",
    ],
  },
  overview: {
    heading: "How gas, fans and interlocks work together in a kitchen",
    paragraphs: [
      "Most catering appliances have no flue of their own, so the canopy and its fan carry the fumes away. If the fan fails, the fumes stay in the room with the heat and moisture. They contain carbon dioxide and, if a burner is short of air, carbon monoxide. That is why BS 6173 calls for an interlock between the gas and the fans; IGEM/UP/19 sets out how.",
      "It is not enough to sense that the fan has power, because the motor still turns after the belt has broken. We use a pressure or airflow sensor. If your fans have variable speed, the lowest speed has to be safe too.",
      "We test the air at its worst: every burner on full, no pans, filters in place and the doors as usual. We sample CO2 where your staff stand and aim for less than 2,800 ppm. Above that, industry guidance treats the installation as At Risk, and we ask your permission to turn it off. Above 5,000 ppm, the eight-hour workplace exposure limit, it is Immediately Dangerous, and we ask your permission to disconnect it. In either case you need more ventilation or fewer burners.",
      "Grease slowly reduces the airflow, because it clogs filters, covers sensors and weighs down fan blades. Book the gas visit soon after the extract clean. If the airflow is still low then, the [ventilation](/services/ventilation-systems) has another fault.",
    ],
  },
  topics: [
    {
      id: "gas-tripped",
      heading: "If your kitchen gas has tripped",
      paragraphs: [
        `Look at the interlock panel. If it shows low airflow, check that the fans are switched on and the grease filters are clean. If somebody pressed the emergency stop, find out why before you release it. If the panel shows a fire alarm, follow your fire procedure. If it shows high CO2, get your staff into fresh air. After a fire alarm or high CO2, don’t reset the panel, and call us once everyone is safe. {claim:response}`,
        `After low airflow or an emergency stop, once you have found the cause, turn every appliance off, then ${safety.reset.brief}.`,
        "Tell us what the panel shows and who can let us on to the roof. Don’t bypass the interlock to get through service: it protects your staff from fumes.",
      ],
    },
  ],
  approach: {
    heading: "How we work around your kitchen hours",
    steps: [
      {
        name: "We survey the cooking line",
        text: "Before prep or after close, we list each appliance: its type, input, hose, flame failure device and clearance.",
      },
      {
        name: "We check that you have enough air",
        text: "We compare your total heat input and canopy area with the extract and fresh air we measure.",
      },
      {
        name: "We repair the most dangerous faults first",
        text: "Leaks and missing flame failure devices come before thermostats.",
      },
      {
        name: "We repair or fit the interlock, if it needs it",
        text: "We fit the panel, sensors, gas valve and an emergency stop at the exit, and link them to your fire alarm and any fire suppression.",
      },
      {
        name: "We test every shut-off",
        text: "We stop the fan, take off its belt, press the emergency stop, apply test gas to any CO₂ sensor and switch off the power. Each of these has to shut off the gas, and it must stay off until someone resets it.",
      },
      {
        name: "We train your chefs",
        text: "They learn how to start up and close down, what the lamps on the panel mean, and why the reset button must never be wedged.",
      },
    ],
  },
  dependsOn: [
    "The total heat input (kW) of the cooking line, and how much of it runs at once",
    "The condition of your extract, and the airflow it really gives",
    "Your trading hours, and noise limits if we work at night",
    "What your landlord allows: holes in walls, fire alarm links and roof access",
  ],
  prepare: [
    "Your last CP42, the extract cleaning report and the fire suppression certificate",
    "Appliances cooled down, the ones on wheels pulled out, and a cook who can light the burners",
    "Where the fan isolators are, and who has the keys to the roof and the panel",
  ],
  benefits: {
    heading: "What you get from a kitchen gas visit",
    items: [
      "Your gas comes on every morning, and shuts off by itself when it should",
      "You have one file to show the environmental health officer, covering appliances, interlock, ventilation and duct cleaning",
      "Your staff stay cooler, because the air that takes away the fumes also takes away the heat",
    ],
  },
  highlights: [
    {
      name: "An engineer qualified for catering gas",
      text: "Ranges, fryers and forced-draught ovens are separate Gas Safe categories. Look for them on the back of the engineer’s card.",
    },
    {
      name: "If your interlock is overridden, we say so",
      text: "We’ll tell you in writing what has to be repaired before you cook on gas again.",
    },
  ],
  compliance: [
    {
      duty: "Have the gas interlocked with the ventilation in a new kitchen and after a major alteration. In an older kitchen, have the risk assessed: BS 6173 and IGEM/UP/19",
      due: "At installation, and when burners or fans change",
      record: "Interlock test sheet with sensor set points",
    },
    {
      duty: "Keep gas catering appliances, pipework and flues at work in a safe condition: Gas Safety (Installation and Use) Regulations 1998, regulation 35",
      due: "Always; insurers usually ask for an annual examination",
      record: "CP42 with a line for each appliance",
    },
    {
      duty: "Keep kitchen air fit to breathe: Workplace (Health, Safety and Welfare) Regulations 1992 and Control of Substances Hazardous to Health Regulations 2002",
      due: "While people work there",
      record: "CO2 and CO readings by position and fan speed",
    },
    {
      duty: "Control fire risk in the extract: Regulatory Reform (Fire Safety) Order 2005",
      due: "As your risk assessment requires: the more you cook, the more often",
      record: "Grease measurements and cleaning report",
    },
  ],
  questions: [
    {
      question: "Our kitchen is old and has no gas interlock. Do we have to close?",
      answer:
        "Not automatically. In an existing kitchen, the industry procedure lets us assess the risk. We look at the air quality, the warning notices on the wall, your staff’s training and the state of the appliances. If the risk is too high, you have to stop cooking on gas. Even if it is low, we advise you to fit an interlock, and you will need one after any major alteration.",
    },
    {
      question: "Why does the gas trip whenever the back door is opened?",
      answer:
        "The door changes the air pressure in the room enough to trip an airflow switch that is close to its limit. Simply changing the switch’s setting may hide a shortage of fresh air, so we measure the airflow before we adjust anything.",
    },
    {
      question: "Do we still need an interlock with induction hobs?",
      answer:
        "Not for those hobs, because they burn no gas. You still need extract for heat, steam and grease. If you keep some gas appliances, the same rules apply to them.",
    },
    {
      question: "There is a smell of gas by the fryers. What should we do first?",
      answer: `${safety.gasEscape.kitchenStop} ${safety.gasEscape.brief} Once the kitchen is declared safe, we come and [repair the leak](/services/emergency-gas-repairs).`,
    },
    {
      question: "Who plumbs the sinks and the grease separator?",
      answer:
        "We do. Our page on [bathroom and kitchen plumbing](/services/bathroom-kitchen-plumbing) explains what a catering kitchen needs.",
    },
  ],
  closing: {
    heading: "Book a kitchen gas visit",
    text: "Tell us when you close and what you cook on. You’ll get your CP42 and a list of anything that needs doing. We can have the [extract duct](/services/ventilation-systems#tr19-duct-cleaning) cleaned while you are closed.",
  },
  related: ["gas-safety-certificates", "ventilation-systems", "planned-maintenance"],
} as const satisfies LandingRecord;
