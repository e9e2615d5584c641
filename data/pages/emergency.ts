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
    lead: "Make sure that people are safe, shut off the supply, and then call us. We answer day and night. {claim:response}",
  },
  firstSteps: [
    `You smell gas. ${safety.gasEscape.text}`,
    `A carbon monoxide alarm sounds, or you have headaches and dizziness near an appliance. ${safety.carbonMonoxide.text}`,
    `A pipe has burst. ${safety.burstPipe.text}`,
    "You see sparks or smoke, or smell burning. Raise the fire alarm, get out and dial 999. Switch off the power only from a safe place.",
    `You hear a hiss or see an oily mist at refrigerant pipes. ${safety.refrigerantLeak.text}`,
    `There is no danger, but a boiler or a machine shows a fault. Note the code, the time and what changed. ${safety.reset.text}`,
  ],
  grid: {
    heading: "Emergencies we come out for, day and night",
    items: [
      {
        name: "Gas, once made safe",
        text: "After the gas network has shut off your supply, we find the leak, repair it, test the pipe and relight your appliances.",
      },
      {
        name: "No heating",
        text: "We come to [boilers that lock out](/boiler-services), failed pumps, lost pressure and stuck valves. Tell us if babies, older or ill people are at home, so that we can rank your call.",
      },
      {
        name: "No cooling",
        text: "We help server rooms, shops, kitchens and wards. A portable unit can keep a room usable while we find the part.",
      },
      {
        name: "Water leaks and floods",
        text: "Call us about leaks, failed tanks, flooded basements and drains that back up through the lowest toilet or sink.",
      },
      {
        name: "No hot water",
        text: "Hotels, gyms, care homes and households call us about heaters, calorifiers (hot water cylinders), mixing valves and pumps.",
      },
      {
        name: "Ventilation or controls stopped",
        text: "We repair kitchen extract and the switch that links it to the gas, supply fans, panels without power and screens that do not respond.",
      },
    ],
  },
  overview: {
    heading: "What you can do while you wait for the engineer",
    paragraphs: [
      "Some faults clear with one safe step. If a condensing boiler gurgles and stops in frost, its plastic drain outside (the condensate pipe) has often frozen. Warm water along the pipe may free it. Do not use boiling water. If the pressure of a sealed heating system at home is below about 1 bar, top it up with its filling loop. If the boiler stops again after that, call us, because it needs a repair. Our [boiler repair](/boiler-services#boiler-repair) page says more.",
      `If a server room is getting hot, you can slow it down. ${safety.serverRoom.text} Leave split air conditioning units at a normal set point, because the coil can freeze if you turn them down. For repairs, see [air conditioning](/air-conditioning).`,
      "If the heating has failed in cold weather, close the doors and bring people together in one room. Keep portable heaters away from curtains and clothes, and do not plug them into extension reels. Below 16 °C it is hard to keep people at desk work. Older people at home are at risk before that. Our [heating engineers](/heating-services) find out why it failed.",
      "If a meter has been capped, or a label says that an appliance is dangerous, leave it off. It is an offence to use it, and only a registered engineer may reconnect it. Our [emergency gas repairs](/services/emergency-gas-repairs) page explains how. If you live in a flat and look for the valves and drains, read [emergency plumbing](/services/emergency-plumbing-repairs).",
    ],
  },
  approach: {
    heading: "What happens when you call",
    steps: [
      {
        name: "You ring us",
        text: "We ask for the address, what has failed, whether there is any danger, who is affected and how to get in. It takes a few minutes.",
      },
      {
        name: "We tell you what to shut off",
        text: "The person on the phone says which valve or switch to turn, and what to leave alone.",
      },
      {
        name: "You get a time and hear how we charge",
        text: "Before anyone leaves, we tell you when to expect the engineer, the hourly rate and the terms of the call-out. You find typical times for many parts of London on our [areas page](/areas).",
      },
      {
        name: "The engineer makes it safe",
        text: "We remove the danger first. Then we get the service running again if we have the parts.",
      },
      {
        name: "You decide about the rest",
        text: "You get a written note of what we found, what is only temporary and what a lasting repair costs.",
      },
    ],
  },
  dependsOn: [
    "What the danger is, because we help people first, then protect the building, then restore comfort",
    "Whether somebody with a key is there, which can matter more than the traffic",
    "Whether the part is common; circuit boards and compressors usually have to be ordered",
    "Whether the work is at height, in a confined space or near asbestos, and so needs a second person or daylight",
  ],
  prepare: [
    "Where you are: the postcode, the floor, the entrance and a mobile number that somebody answers",
    "What the nameplate or the display says: the make, the model and the fault code",
    "Where gas, water and power shut off, and who has the keys to those cupboards",
  ],
  benefits: {
    heading: "What you can expect of us at night",
    items: [
      "We send an engineer who is qualified for the trade, with a card that you can check",
      "You speak to someone who can tell you what to shut off and what to leave alone",
      "We leave the place safe and labelled, and write down what we did",
    ],
  },
  highlights: [
    {
      name: "For a smell of gas, {gasEmergency} comes first",
      text: "The national service makes a gas escape safe. We start once the supply is shut off and the building is clear.",
    },
    {
      name: "One number for heating, gas and water",
      text: "You need not know what has failed. Tell us what you see, hear or smell, and we send the right engineer.",
    },
  ],
  compliance: [
    {
      duty: "Do not use an appliance that you know or suspect to be dangerous: Gas Safety (Installation and Use) Regulations 1998, regulation 34",
      due: "At once",
      record: "Warning notice and label, then the record of repair and test before use",
    },
    {
      duty: "Keep indoor workplaces at a reasonable temperature: Workplace (Health, Safety and Welfare) Regulations 1992",
      due: "During working hours",
      record: "Report with room temperatures, temporary measures and the time it was restored",
    },
  ],
  questions: [
    {
      question: "I think I smell gas but I am not sure. May I ring you instead?",
      answer: `Please do not. ${safety.gasEscape.brief} It is free, open at all hours and there for you when you are in doubt. Call us afterwards if they find a leak on your side of the meter.`,
    },
    {
      question: "What does it cost to call at night?",
      answer:
        "You may call and ask without any obligation. {claim:callOut} If you choose not to go on, we may charge for the visit. {claim:priceFirst}",
    },
    {
      question: "I am a tenant. Should I call you, or my landlord?",
      answer:
        "If there is danger, act first: shut off the supply, get out and call. For a repair, tell your landlord or agent, because they usually order it and pay. They can instruct us while you arrange access.",
    },
    {
      question: "Will it be repaired on the first visit?",
      answer:
        "Often it is, if the part is common. Otherwise we make it safe, keep as much running as we can, and come back with the part. If something fails again and again, [planned maintenance](/maintenance) can help. Companies with several buildings can arrange [emergency cover](/emergency-services) in advance.",
    },
  ],
  closing: {
    heading: "Call our emergency line now",
    text: `If people are safe and the supply is shut off, call us. Do you smell gas? ${safety.gasEscape.brief}`,
  },
  related: ["emergency-plumbing-repairs", "emergency-gas-repairs", "emergency-hvac"],
} as const satisfies LandingRecord;
