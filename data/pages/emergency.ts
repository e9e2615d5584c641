import { safety } from "../safety";
import type { LandingRecord } from "../types";

export const emergency = {
  kind: "landing",
  path: "/emergency",
  name: "24/7 Emergency",
  summary: "What to do first, and the number to call",
  theme: "emergency",
  parent: "/",
  action: "contact",
  meta: {
    title: "24/7 Emergency: Gas, Water, Heating and Cooling Faults",
    description:
      "For a fault in London right now: what to do first about gas, carbon monoxide, leaks, heating or cooling, what we ask when you call, and what follows.",
    keywords: [
      "24 hour emergency engineer London",
      "emergency heating engineer",
      "no heating emergency London",
      "server room cooling failure",
      "gas leak what to do",
    ],
  },
  hero: {
    heading: "Emergency: what to do now",
    lead: "Make people safe, stop the supply, then call. The line is answered day and night, and response is typically within 60 minutes in London.",
  },
  firstSteps: [
    `Smell of gas. ${safety.gasEscape.text}`,
    `Carbon monoxide alarm, or headaches and dizziness near an appliance. ${safety.carbonMonoxide.text}`,
    `Burst pipe. ${safety.burstPipe.text}`,
    "Burning smell, sparks or smoke from plant: raise the fire alarm, get out, dial 999. Isolate power only from a place of safety.",
    `Hissing or an oily mist from refrigerant pipework. ${safety.refrigerantLeak.text}`,
    `No danger, but a boiler or a machine shows a fault: note the code, the time and what changed. ${safety.reset.text}`,
  ],
  grid: {
    heading: "What we attend tonight",
    items: [
      {
        name: "Gas, once made safe",
        text: "After the network’s engineer has isolated a supply, we find the leak, repair it, test for tightness and relight.",
      },
      {
        name: "Heating gone",
        text: "Boiler lock-outs, failed pumps, lost pressure, stuck valves. Say if infants, older or ill people are at home, so that the call is ranked accordingly.",
      },
      {
        name: "Cooling gone",
        text: "Server rooms, shops, kitchens and wards. Temporary units can bridge the gap while parts are found.",
      },
      {
        name: "Water loose",
        text: "Leaks, failed tanks, flooded basements and stacks that back up through the lowest fitting.",
      },
      {
        name: "Hot water gone",
        text: "Heaters, calorifiers, mixing valves and return pumps, for hotels, gyms, care settings and homes.",
      },
      {
        name: "Air or control lost",
        text: "Kitchen extract and its gas interlock, supply fans, panels without power and screens that no longer answer.",
      },
    ],
  },
  overview: {
    heading: "While you wait for the knock",
    paragraphs: [
      "Some faults clear with one safe step. A condensing boiler that gurgles and stops in frost often has a frozen condensate pipe outdoors; warm, not boiling, water along the pipe may free it. A sealed system at home that has fallen below about 1 bar wants topping up by its filling loop. If the boiler stops again after that, call us: it needs a repair.",
      `If a server room is getting hot, you can hold its temperature for a while. ${safety.serverRoom.text} Leave split systems at a normal set point, because the coil can freeze if you turn them down.`,
      "In the cold, close doors, gather people in one room, and keep portable heaters away from fabric and off extension reels. Below 16 °C desk work becomes hard to justify, and older people at home are at risk earlier.",
      "If a meter has been capped or an appliance labelled as dangerous, leave it off. Using it is an offence, and reconnection is for a registered engineer, as [emergency gas repairs](/services/emergency-gas-repairs) explains. For the valves and drains of a flat, [emergency plumbing](/services/emergency-plumbing-repairs) has more.",
    ],
  },
  approach: {
    heading: "How the call goes",
    steps: [
      {
        name: "You ring",
        text: "We ask the address, the fault, any danger, who is affected and how to get in. It takes a few minutes.",
      },
      {
        name: "You hear what to shut",
        text: "The person on the phone names the valve or isolator, and what to leave alone.",
      },
      {
        name: "You get a time and a price basis",
        text: "Expected arrival, hourly basis and the call-out condition are stated before anyone leaves. Typical times for many parts of London are on [the areas page](/areas).",
      },
      {
        name: "The engineer makes safe",
        text: "First the hazard is removed, then the service is restored if parts allow.",
      },
      {
        name: "You decide on the rest",
        text: "A written note says what was found, what is temporary and what a lasting repair costs.",
      },
    ],
  },
  dependsOn: [
    "Which danger is present, because people come before property and property before comfort",
    "Access: a key holder on site can matter more than traffic",
    "Parts: common ones can often be fitted at once, boards and compressors usually have to be ordered",
    "Height, confined space or asbestos, which may need a second person or daylight",
  ],
  prepare: [
    "The postcode, floor, entrance and a mobile number that will be answered",
    "Make, model and fault code from the plate or the display",
    "Where gas, water and power shut off, and the keys to those cupboards",
  ],
  benefits: {
    heading: "What you can expect of us at 3 a.m.",
    items: [
      "A qualified engineer for the trade in question, with identification you can check",
      "No call-out fee when the recommended work proceeds",
      "The site left safe, labelled and described on paper",
    ],
  },
  highlights: [
    {
      name: "Gas goes to 0800 111 999 first",
      text: "The national service makes a gas escape safe. Our work begins when the supply is isolated and the building is clear.",
    },
    {
      name: "One call for air, gas and water",
      text: "You need not know which trade has failed. Tell us what you see, hear or smell.",
    },
  ],
  compliance: [
    {
      duty: "Do not use an appliance known or suspected to be dangerous: Gas Safety (Installation and Use) Regulations 1998, regulation 34",
      due: "At once",
      record: "Warning notice and label, then the record of repair and test before use",
    },
    {
      duty: "Keep indoor workplaces at a reasonable temperature: Workplace (Health, Safety and Welfare) Regulations 1992",
      due: "During working hours",
      record: "Report with room temperatures, temporary measures and time restored",
    },
  ],
  questions: [
    {
      question: "I think I smell gas but I am not sure. May I ring you instead?",
      answer: `Please do not. ${safety.gasEscape.brief} It is free, open at all hours and there for doubtful cases too. Call us afterwards if they find a leak on your side of the meter.`,
    },
    {
      question: "What does it cost to call at night?",
      answer:
        "The call itself is free of obligation. There is no call-out fee when the recommended work proceeds; if you choose not to go on, a charge for the attendance may apply. You are told the sum before we set off.",
    },
    {
      question: "I am a tenant. Should I call, or my landlord?",
      answer:
        "For danger, act first: shut off, get out, call. For a repair, tell your landlord or agent, since they usually instruct and pay. We can take instructions from them while you arrange access.",
    },
    {
      question: "Will it be repaired on the first visit?",
      answer:
        "Often, where the part is common. Otherwise we isolate safely, give what temporary service we can, and return with the part. Regular failures point to a need for [planned maintenance](/maintenance).",
    },
  ],
  closing: {
    heading: "Call now, read later",
    text: `If people are safe and the supply is shut, call our emergency line. Do you smell gas? ${safety.gasEscape.brief}`,
  },
  related: ["emergency-plumbing-repairs", "emergency-gas-repairs", "emergency-hvac"],
} as const satisfies LandingRecord;
