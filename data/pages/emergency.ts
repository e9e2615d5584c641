import { gasEmergency } from "../business";
import { safety } from "../safety";
import type { LandingRecord } from "../types";

export const emergency = {
  kind: "landing",
  path: "/emergency",
  name: "24/7 Emergency",
  summary: "What to do first about gas, water, heating or cooling, and the number to call",
  theme: "emergency",
  parent: "/",
  action: "contact",
  meta: {
    title: "24/7 emergency engineers in London: what to do now",
    description:
      "Has something failed in London right now? Read what to do first about gas, carbon monoxide, leaks, heating or cooling, and call our engineers day or night.",
    keywords: [
      "24 hour emergency engineer London",
      "emergency heating engineer London",
      "no heating emergency London",
      "server room cooling failure",
      "gas leak what to do",
    ],
  },
  hero: {
    heading: "24/7 emergency engineers in London: what to do now",
    lead: "Make sure that people are safe, shut off the supply, then call us, day and night.",
  },
  triage: [
    {
      id: "gas",
      title: "I smell gas",
      atOnce: safety.gasEscape.atOnce,
      firstSteps: [...safety.gasEscape.steps, `${safety.gasEscape.call}.`],
      calls: [{ name: gasEmergency.name, phone: gasEmergency.phone }],
      repair:
        "A capped meter or an appliance with a warning label stays off: using it is an offence. We do the [gas leak repair](/services/emergency-gas-repairs).",
      supply: "gas",
    },
    {
      id: "carbon-monoxide",
      title: "Carbon monoxide alarm",
      atOnce: safety.carbonMonoxide.atOnce,
      firstSteps: safety.carbonMonoxide.steps,
      calls: [
        { name: "If anyone is unwell", phone: "999" },
        { name: "If everyone is well", phone: gasEmergency.phone },
      ],
      repair:
        "Before the appliance is used again, we examine it and its flue. See [carbon monoxide incidents](/services/emergency-gas-repairs).",
    },
    {
      id: "water",
      title: "Water is leaking",
      atOnce: safety.burstPipe.atOnce,
      firstSteps: safety.burstPipe.steps,
      calls: [{ name: "Our 24/7 emergency line", phone: "{phone}" }],
      repair: "If a drain backs up, see what our [emergency plumbers](/services/emergency-plumbing-repairs) advise.",
      supply: "water",
    },
    {
      id: "heating",
      title: "No heat or hot water",
      atOnce: safety.reset.atOnce,
      firstSteps: [
        `Note the fault code, the time and what changed. ${safety.reset.text}`,
        "If the gauge of a sealed heating system at home is below about 1 bar, top it up to 1.5 with its filling loop.",
        "If the boiler gurgles and stops in frost, its plastic drain outside may have frozen: warm water thaws it, but boiling water may crack it.",
      ],
      calls: [{ name: "Our 24/7 emergency line", phone: "{phone}" }],
      repair:
        "Bring everyone into one room, as older people are at risk in the cold. If the boiler stops again, it needs [boiler repair](/boiler-services#boiler-repair).",
    },
    {
      id: "cooling",
      title: "Cooling or server room",
      atOnce: safety.refrigerantLeak.atOnce,
      firstSteps: [
        `If you hear a hiss or see an oily mist at refrigerant pipes, go. ${safety.refrigerantLeak.text}`,
        `If a server room is getting hot, slow it down. ${safety.serverRoom.text}`,
        "Leave split air conditioning units at a normal set point, because the coil can freeze if you turn them down.",
      ],
      calls: [{ name: "Our 24/7 emergency line", phone: "{phone}" }],
      repair: "We repair chillers, splits and fans at any hour: [emergency HVAC repairs](/services/emergency-hvac).",
    },
    {
      id: "fire",
      title: "Smoke or sparks",
      atOnce: safety.fire.atOnce,
      firstSteps: [...safety.fire.steps, ...safety.sparks.steps],
      calls: [
        { name: "Smoke or flames", phone: "999" },
        { name: "Power cut or fallen cable", phone: "105" },
      ],
      repair: "Wiring needs an electrician, but if a fan, pump or boiler sparked, call us once the power is off.",
      supply: "power",
    },
  ],
  grid: {
    heading: "Emergencies we come out for, day and night",
    items: [
      {
        name: "Gas, once made safe",
        text: "We find the leak, repair it, test the pipe and relight your appliances.",
      },
      {
        name: "No heating",
        text: "We come to [boilers that lock out](/boiler-services), failed pumps and stuck valves. Tell us if babies, older or ill people are at home, so that we can rank your call.",
      },
      {
        name: "No cooling",
        text: "We help server rooms, shops, kitchens and wards, with portable units if need be.",
      },
      {
        name: "Water leaks and floods",
        text: "We come to leaks, flooded basements and blocked drains.",
      },
      {
        name: "No hot water",
        text: "We repair heaters, hot water cylinders, mixing valves and pumps.",
      },
      {
        name: "Ventilation or controls stopped",
        text: "We repair kitchen extract, supply fans and control panels.",
      },
    ],
  },
  approach: {
    heading: "What happens when you call",
    steps: [
      {
        name: "You ring us",
        text: "We ask where you are and what has failed, and tell you what to shut off.",
      },
      {
        name: "You get a time and hear how we charge",
        text: "Before anyone leaves, we tell you the time, the hourly rate and the terms of the call-out.",
      },
      {
        name: "The engineer makes it safe",
        text: "We remove the danger first, and get the service running again if the necessary parts are on the van.",
      },
      {
        name: "You decide about the rest",
        text: "You get a written note of what we found and what a lasting repair costs.",
      },
    ],
  },
  dependsOn: [
    "What the danger is, because we help people first",
    "Whether somebody with a key is there",
    "Whether the part is common; circuit boards often have to be ordered",
  ],
  prepare: [
    "The postcode, the floor, the entrance and a mobile number that somebody answers",
    "What the display says: the model and the fault code",
    "Where gas, water and power shut off",
  ],
  benefits: {
    heading: "What you can expect of us at night",
    items: [
      "We send an engineer qualified for the trade, with a card you can check",
      "You speak to someone who can tell you what to shut off",
      "We leave the place safe and labelled, and write down what we did",
    ],
  },
  highlights: [
    {
      name: "The public services come first",
      text: "Once they have made it safe, we repair and relight.",
    },
    {
      name: "One number for heating, gas and water",
      text: "Tell us what you see, hear or smell, and we send the right engineer.",
    },
  ],
  compliance: [
    {
      duty: "Do not use an appliance that you know or suspect to be dangerous: Gas Safety (Installation and Use) Regulations 1998, regulation 34",
      due: "At once",
      record: "Warning notice and label, then the record of repair and test before use",
    },
  ],
  questions: [
    {
      question: "I think I smell gas but I am not sure. May I ring you instead?",
      answer: `Please do not. ${safety.gasEscape.brief} It is free and open at all hours, and you may be wrong. Call us afterwards if they find a leak on your side of the meter.`,
    },
    {
      question: "What does it cost to call at night?",
      answer:
        "You may call and ask without any obligation. {claim:callOut} If you choose not to go on, we may charge for the visit. {claim:priceFirst}",
    },
    {
      question: "Will it be repaired on the first visit?",
      answer:
        "Often it is. Otherwise we make it safe and come back with the part. Companies with several buildings can arrange [emergency cover](/emergency-services).",
    },
  ],
  closing: {
    heading: "Call our emergency line now",
    text: "If people are safe and the supply is shut off, call us.",
  },
  related: ["emergency-plumbing-repairs", "emergency-gas-repairs", "emergency-hvac"],
} as const satisfies LandingRecord;
